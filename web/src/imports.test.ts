import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The modules of `app` that quiz, results and pages may import. */
const appModules = [
  'app/busy',
  'app/contact',
  'app/left-quiz',
  'app/page',
  'app/paths',
  'app/links',
  'app/offline-ready',
  'app/use-leave-guard',
  'app/use-embedded',
  'app/to-top',
];

/**
 * What each folder may import besides its own files, generated files and test helpers; see
 * docs/architecture.md.
 */
const allowedImports: Record<string, string[]> = {
  ui: [],
  bank: [],
  data: [],
  preview: ['data'],
  diagrams: ['ui', 'bank', 'app/paths'],
  items: ['ui', 'bank'],
  stimulus: ['ui', 'bank', 'diagrams'],
  details: ['ui', 'bank', 'items', 'stimulus', 'diagrams', 'app/paths'],
  results: ['ui', 'bank', 'items', 'stimulus', 'quiz/model', ...appModules],
  quiz: ['ui', 'bank', 'items', 'stimulus', 'details', 'results', ...appModules],
  pages: ['ui', 'bank', 'quiz', 'details', 'results', 'diagrams', ...appModules],
  app: ['ui', 'bank', 'pages'],
};

/** The text of each module of the web app, by path. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(name, 'utf8')]),
);

/** Returns the paths that a module imports by relative names, including imports of types. */
function importsOf(file: string): string[] {
  const text = sources.get(file) ?? '';
  return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}

describe('a module', () => {
  it.each(Object.entries(allowedImports))('imports only what src/%s may', (folder, allowed) => {
    const places = [folder, 'generated', 'test', ...allowed].map((place) => `src/${place}`);
    const isAllowed = (target: string) =>
      places.some((place) => target === place || target.startsWith(`${place}/`));
    const wrong = [...sources.keys()]
      .filter((file) => file.startsWith(`src/${folder}/`))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => !isAllowed(target))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  it('does not import one diagram into another', () => {
    const diagramOf = (name: string) => /^src\/diagrams\/([^/]+)\//.exec(name)?.[1] ?? '';
    const isDiagram = (folder: string) => sources.has(`src/diagrams/${folder}/index.tsx`);
    const wrong = [...sources.keys()].flatMap((file) =>
      importsOf(file)
        .map((target) => ({ from: diagramOf(file), to: diagramOf(target) }))
        .filter(({ from, to }) => from && from !== to && isDiagram(to))
        .map(({ to }) => `${file} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('does not import the frame of diagrams into their kit', () => {
    const wrong = [...sources.keys()].filter(
      (file) =>
        file.startsWith('src/diagrams/kit/') &&
        importsOf(file).some((target) => target.startsWith('src/diagrams/frame/')),
    );
    expect(wrong).toEqual([]);
  });

  it('is not part of an import cycle', () => {
    expect(findCycles()).toEqual([]);
  });

  it('imports radix-ui only in src/ui, and the query library only in data and preview', () => {
    const wrong = [...sources].filter(
      ([file, text]) =>
        (text.includes("'radix-ui'") && !file.startsWith('src/ui/')) ||
        (text.includes("'@tanstack/react-query'") && !/^src\/(data|preview)\//.test(file)),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});

/** Returns each cycle of imports that a depth-first search meets, as the chain of its files. */
function findCycles(): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, chain: string[]) => {
    if (chain.includes(file)) {
      cycles.push([...chain.slice(chain.indexOf(file)), file].join(' → '));
      return;
    }
    if (finished.has(file)) return;
    for (const target of importsOf(file)) {
      const next = resolve(target);
      if (next) visit(next, [...chain, file]);
    }
    finished.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return cycles;
}

/** Returns the module that an imported path names; undefined for data and styles. */
function resolve(target: string): string | undefined {
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end);
  return found.find((name) => sources.has(name));
}
