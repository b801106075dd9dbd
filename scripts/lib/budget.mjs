// Budgets of the parts of the site that are loaded on demand, with gzip.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const kilobyte = 1000;
const dialogLimit = 37 * kilobyte;
const diagramLimit = 10 * kilobyte;

const dialog = 'src/details/details-dialog.tsx';
/** The entries that are loaded before the dialog. */
const loadedBefore = ['index.html', 'src/start.tsx', 'src/pages/quiz/quiz-page.tsx'];

/**
 * The sizes of the dialog and of each diagram: {name, bytes, limit}. Code that diagrams
 * share counts toward the dialog, because it is loaded once.
 */
export function weigh(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const reach = (entry, seen = new Set()) => {
    if (seen.has(entry)) return seen;
    if (!manifest[entry]) throw new Error(`no chunk was built from ${entry}`);
    seen.add(entry);
    for (const name of manifest[entry].imports ?? []) reach(name, seen);
    return seen;
  };
  const size = (chunk) => gzipSync(readFileSync(path.join(folder, manifest[chunk].file))).length;

  const present = loadedBefore.flatMap((entry) => [...reach(entry)]);
  const isDiagram = (name) => /^src\/diagrams\/[^/]+\/index\.tsx$/.test(name);
  const diagrams = Object.keys(manifest).filter(isDiagram);
  const dialogChunks = [dialog, ...diagrams]
    .flatMap((entry) => [...reach(entry)])
    .filter((chunk) => !present.includes(chunk) && !isDiagram(chunk));
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
