import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that the offline copy does not need: those for robots and link previews, the worker, and
 * all pages except index.html.
 */
const excluded = /^(?:robots\.txt|sitemap\.xml|social\.png|sw\.js|(?!index\.html$).*\.html)$/;

/** Compressed copies and hidden files, which no page requests by name. */
const unrequested = /\.(?:br|gz)$|(?:^|\/)\./;

/**
 * Returns the first line of the service worker: the files of this version with their hashes, and
 * the shell, which the worker keeps as its copy of every page.
 */
export function precacheLine(folder: string, base: string, shell: string): string {
  const files: Record<string, string> = {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !excluded.test(name) && !unrequested.test(name));
  for (const name of names.sort()) {
    const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
    files[name] = `sha256-${hash.digest('base64')}`;
  }
  const content = JSON.stringify({ files, shell });
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `const precache = ${JSON.stringify({ base, version, live: false, files, shell })};\n`;
}
