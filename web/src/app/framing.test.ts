import { expect, it } from 'vitest';
import { framingOf } from './framing';

const own = 'https://quiz.example';
const course = 'https://courses.example.edu';

it.each([
  ['none', 'the embedded quiz by itself', { framed: false, parent: null }, true],
  ['embedded', 'the embedded quiz in a configured page', { framed: true, parent: course }, true],
  [
    'refused',
    'the embedded quiz in any other page',
    { framed: true, parent: 'https://evil.example' },
    true,
  ],
  ['embedded', 'the embedded quiz in an unknown page', { framed: true, parent: null }, true],
  ['embedded', 'the embedded quiz in a sandboxed page', { framed: true, parent: 'null' }, true],
  ['refused', 'another page in a configured page', { framed: true, parent: course }, false],
  ['refused', 'another page in an unknown page', { framed: true, parent: null }, false],
  ['embedded', 'any page in its own site', { framed: true, parent: own }, false],
] as const)('returns %s for %s', (kind, _what, frame, embedded) => {
  expect(framingOf({ ...frame, own }, embedded, [course]).kind).toBe(kind);
});
