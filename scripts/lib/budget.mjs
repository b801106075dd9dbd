// Size budgets of the details dialog and of the diagrams, which are loaded on demand.
// The sizes are those of the gzip files that precompress.mjs writes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const kilobyte = 1000;
const dialogLimit = 38 * kilobyte;
const diagramLimit = 10.5 * kilobyte;

const dialog = 'src/details/details-content.tsx';
/** The entries whose chunks are loaded before the dialog; parts.ts contains the dialog's button. */
const earlierEntries = [
  'index.html',
  'src/start.tsx',
  'src/pages/quiz/quiz-page.tsx',
  'src/quiz/components/parts.ts',
];

/**
 * The sizes of the dialog and of each diagram: {name, bytes, limit}. Code that diagrams
 * share counts toward the dialog, because it is loaded once.
 */
export function measure(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  /** Returns a chunk and all that it imports statically, directly or indirectly. */
  const withImports = (chunk, found = new Set()) => {
    if (found.has(chunk)) return found;
    if (!manifest[chunk]) throw new Error(`no chunk was built from ${chunk}`);
    found.add(chunk);
    for (const name of manifest[chunk].imports ?? []) withImports(name, found);
    return found;
  };
  const size = (chunk) =>
    gzipSync(readFileSync(path.join(folder, manifest[chunk].file)), { level: 9 }).length;

  const loadedBefore = earlierEntries.flatMap((entry) => [...withImports(entry)]);
  const isDiagram = (name) => /^src\/diagrams\/[^/]+\/index\.tsx$/.test(name);
  const diagrams = Object.keys(manifest).filter(isDiagram);
  const dialogChunks = [dialog, ...diagrams]
    .flatMap((entry) => [...withImports(entry)])
    .filter((chunk) => !loadedBefore.includes(chunk) && !isDiagram(chunk));
  const dialogBytes = [...new Set(dialogChunks)].reduce((bytes, chunk) => bytes + size(chunk), 0);
  return [
    { name: 'details dialog', bytes: dialogBytes, limit: dialogLimit },
    ...diagrams.map((name) => ({
      name: `diagram ${name.split('/')[2]}`,
      bytes: size(name),
      limit: diagramLimit,
    })),
  ];
}
