import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { preloads } from './preloads';

const chunk = (fileName: string, module: string, imports: string[]) =>
  ({ type: 'chunk', fileName, facadeModuleId: `/site/${module}`, imports }) as Rolldown.OutputChunk;

const bundle: Rolldown.OutputBundle = Object.fromEntries(
  [
    chunk('assets/index-1.js', 'index.html', ['assets/kit-1.js']),
    chunk('assets/kit-1.js', 'src/ui/kit.ts', []),
    chunk('assets/quiz-1.js', 'src/quiz.tsx', ['assets/kit-1.js', 'assets/text-1.js']),
    chunk('assets/text-1.js', 'src/text.ts', ['assets/quiz-1.js']),
  ].map((one) => [one.fileName, one]),
);
const html = '<script src="/swmm/assets/index-1.js"></script><link href="/swmm/assets/kit-1.js">';

it('links a module and what it imports, but not what the page loads anyway', () => {
  const links = preloads(['src/quiz.tsx'], html, { bundle, base: '/swmm/' });
  expect([...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/swmm/assets/quiz-1.js',
    '/swmm/assets/text-1.js',
  ]);
});

it('links nothing without modules, and reports a module that was not built', () => {
  expect(preloads([], html, { bundle, base: '/swmm/' })).not.toContain('<link');
  expect(() => preloads(['src/gone.tsx'], html, { bundle, base: '/' })).toThrow('src/gone.tsx');
});
