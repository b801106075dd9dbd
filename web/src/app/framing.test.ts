import { expect, it } from 'vitest';
import { framingOf } from './framing';

const own = 'https://quiz.example';
const course = 'https://courses.example.edu';

it.each([
  ['by itself', { framed: false, parent: null }, true, 'none'],
  ['embedded in a named page', { framed: true, parent: course }, true, 'embedded'],
  [
    'embedded in an unnamed page',
    { framed: true, parent: 'https://evil.example' },
    true,
    'refused',
  ],
  ['embedded in an unknown page', { framed: true, parent: null }, true, 'embedded'],
  ['another page in a named page', { framed: true, parent: course }, false, 'refused'],
  ['another page in an unknown page', { framed: true, parent: null }, false, 'refused'],
  ['any page in its own site', { framed: true, parent: own }, false, 'embedded'],
] as const)('%s', (_what, frame, embedded, kind) => {
  expect(framingOf({ ...frame, own }, embedded, [course]).kind).toBe(kind);
});
