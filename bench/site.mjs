// Compares the sizes of the built site with their budgets, in bytes with gzip -9. Exits with 1 if
// a budget is exceeded, if the home or quiz page loads code that should be loaded on demand, or if
// the site is not built.
// `npm test` runs this script after the build.
//
//   npm run build && node bench/site.mjs
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, '../web/dist');
const manifestFile = path.join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('the site is not built\n  hint: run npm run build');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** Chunks with all their static imports, by their names in the manifest. */
function closure(...names) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    if (!manifest[name]) throw new Error(`the manifest has no ${name}`);
    found.add(name);
    for (const next of manifest[name].imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return found;
}

const gzipSize = (name) =>
  gzipSync(readFileSync(path.join(dist, manifest[name].file)), { level: 9 }).length;
const totalSize = (names) => [...names].reduce((sum, name) => sum + gzipSize(name), 0);
const without = (names, others) => new Set([...names].filter((name) => !others.has(name)));

// The first page waits for the catalog as well.
const home = closure('index.html', 'src/start.tsx', 'src/generated/catalog.json');
const quiz = without(closure('src/pages/quiz/quiz-page.tsx'), home);
const bank = closure('src/generated/questions.json');
const styles = manifest['index.html'].css.reduce(
  (sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length,
  0,
);

const budgets = [
  { what: 'JS on first load of the home page', bytes: totalSize(home), limit: 95_000 },
  { what: 'JS that the quiz route adds', bytes: totalSize(quiz), limit: 28_000 },
  { what: 'bank before the first answer', bytes: totalSize(bank), limit: 75_000 },
];
const others = [
  { what: 'styles', bytes: styles },
  { what: 'explanations, after the questions', bytes: gzipSize('src/generated/explanations.json') },
  { what: 'topics, with the first details', bytes: gzipSize('src/generated/topics.json') },
];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
for (const { what, bytes, limit } of [...budgets, ...others]) {
  console.log(`${what.padEnd(36)}${kilobytes(bytes)}${limit ? ` of ${kilobytes(limit)}` : ''}`);
}

const problems = budgets
  .filter(({ bytes, limit }) => bytes > limit)
  .map(({ what, bytes, limit }) => `${what}: ${bytes} bytes, expected at most ${limit}`);

// Modules that are loaded on demand, not with a page.
const onDemand =
  /details-content|diagrams\/|items\/.*input|stimulus\/|results\/(?:report|paper)|ui\/toasts|preview\//;
for (const name of [...home, ...quiz].filter((one) => onDemand.test(one))) {
  problems.push(`${name} is loaded with a page`);
}
const textOf = (file) => readFileSync(path.join(dist, file), 'utf8');
const code = [...home, ...quiz].map((name) => textOf(manifest[name].file));
// Code that is loaded on demand, a string in it that survives minification, and the file that should
// contain the string.
for (const [what, mark, file] of [
  ['the query library', 'No QueryClient set', '../dist-preview/preview.js'],
  ['the toast code', 'radix-toast', manifest['src/ui/toasts.tsx'].file],
]) {
  if (!textOf(file).includes(mark))
    problems.push(`${file} does not contain "${mark}", which marks ${what}`);
  if (code.some((text) => text.includes(mark))) problems.push(`${what} is loaded with a page`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
