import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// The frame is the part of app that pages and features may use.
const frame = [
  'app/announcer',
  'app/page',
  'app/paths',
  'app/links',
  'app/use-leave-guard',
  'app/use-embedded',
  'app/to-top',
];

/** What each folder may import, besides itself; see docs/architecture.md. */
const arrows: Record<string, string[]> = {
  ui: [],
  bank: [],
  data: [],
  preview: ['data'],
  diagrams: ['ui', 'bank', 'app/paths'],
  details: ['ui', 'bank', 'diagrams', 'app/paths'],
  results: ['ui', 'bank', 'quiz/model', ...frame],
  quiz: ['ui', 'bank', 'details', 'results', ...frame],
  pages: ['ui', 'bank', 'quiz', 'details', 'results', 'diagrams', ...frame],
  app: ['ui', 'bank', 'pages'],
};

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
}

it.each(Object.entries(arrows))('src/%s imports only what its arrows allow', (folder, allowed) => {
  const wrong: string[] = [];
  for (const file of sources(`src/${folder}`)) {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = path.posix.join(path.posix.dirname(file), name).replace(/^src\//, '');
      const fits = [folder, 'generated', 'test', ...allowed].some(
        (place) => target === place || target.startsWith(`${place}/`),
      );
      if (!fits) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('imports radix-ui in src/ui alone, and the query library in data and preview alone', () => {
  const wrong = sources('src').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return (
      (text.includes("'radix-ui'") && !file.startsWith('src/ui/')) ||
      (text.includes("'@tanstack/react-query'") && !/^src\/(data|preview)\//.test(file))
    );
  });
  expect(wrong).toEqual([]);
});
