// The build, from the sources to a binary that contains the site. Packages are installed, and the
// site is built, only if their inputs have changed. Go has its own cache.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measure } from './budget.mjs';
import { hashOf, isStamped, writeStamp } from './hash.mjs';
import { precompress } from './precompress.mjs';
import { fail, heading, root, step, tool } from './step.mjs';

/** The built site and the built author panel. */
const folders = ['web/dist', 'web/dist-preview'];
/** Without these files, the tool treats the folders as not built; see web/embed.go. */
const builtFiles = ['web/dist/index.html', 'web/dist-preview/preview.js'];

const packagesStamp = 'node_modules/.swmmquiz';
const siteStamp = 'node_modules/.swmmquiz-site';

/** Go can embed the folders only if each contains a file, and Vite empties them. */
function keepFolders() {
  for (const folder of folders) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, '.gitkeep'), '');
  }
}

/** Installs the packages of the lock file. */
export async function install() {
  const hash = hashOf(['package-lock.json']);
  if (isStamped(packagesStamp, hash)) return;
  await step('Install packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp(packagesStamp, hash);
}

/** Copies the TeX renderer, with its extension for chemistry, to where the Go build embeds it. */
export function embedTemml() {
  for (const file of ['dist/temml.min.js', 'contrib/mhchem/mhchem.min.js']) {
    copyFileSync(
      path.join(root, 'node_modules/temml', file),
      path.join(root, 'internal/tex/temml', path.basename(file)),
    );
  }
}

/** Builds the command-line tool with the site and the author panel, if they are built. */
export async function buildTool(title) {
  mkdirSync(path.join(root, 'bin'), { recursive: true });
  keepFolders();
  await step(title, 'go', ['build', '-trimpath', '-o', tool, './cmd/swmmquiz']);
}

/** Lints the bank and writes its bundle, from which the site is built. */
export async function exportBank() {
  await step('Lint the bank', tool, ['lint']);
  await step('Export the bank', tool, ['export']);
}

/** Builds the site and the author panel, with their compressed files. */
export async function buildSite() {
  const hash = hashOf(['web', 'package-lock.json', 'scripts/lib'], skipInSite);
  const key = `${hash} ${process.env.BASE_PATH ?? '/'}`;
  const isBuilt = builtFiles.every((file) => existsSync(path.join(root, file)));
  if (isBuilt && isStamped(siteStamp, key)) {
    heading('Build the site: nothing changed');
    return;
  }
  // If this build fails, what it leaves in the folders must not pass for the last complete build.
  rmSync(path.join(root, siteStamp), { force: true });
  const vite = [
    'run',
    '--silent',
    'vite',
    '--workspace',
    'web',
    '--',
    'build',
    '--logLevel',
    'warn',
  ];
  await step('Build the site', 'npm', vite);
  await step('Build the author panel', 'npm', [...vite, '--config', 'vite.preview.config.ts']);
  heading('Compress the site');
  for (const folder of folders) {
    const { files, bytes, gzip } = precompress(path.join(root, folder));
    console.log(`${folder}: ${files} files, ${kilobytes(bytes)}, ${kilobytes(gzip)} with gzip`);
  }
  keepFolders();
  checkBudget(path.join(root, 'web/dist'));
  writeStamp(siteStamp, key);
}

function checkBudget(folder) {
  const parts = measure(folder);
  for (const { name, bytes } of parts) console.log(`${name}: ${kilobytes(bytes)} with gzip`);
  const heavy = parts.filter(({ bytes, limit }) => bytes > limit);
  if (heavy.length === 0) return;
  const names = heavy.map(({ name, limit }) => `${name} (at most ${kilobytes(limit)})`).join(', ');
  fail(`too large: ${names}`, 'see scripts/lib/budget.mjs');
}

/** Reports whether a path cannot affect the site. Vite and Vitest write to node_modules. */
function skipInSite(name) {
  return /^web\/(dist|dist-preview|node_modules|coverage|test-results|playwright-report|e2e|embed(_test)?\.go)$/.test(
    name,
  );
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Builds everything. */
export async function build() {
  await install();
  embedTemml();
  await buildTool('Build the command-line tool');
  await exportBank();
  await buildSite();
  await buildTool('Embed the site into the tool');
}
