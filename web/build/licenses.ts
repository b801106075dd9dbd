import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Packages whose code is in the site, but in no module of a package: style sheet and build tools. */
const otherPackages = ['tailwindcss', 'vite', 'rolldown'];

/**
 * Adds licenses.txt, which has the name, version and license text of every package whose code is
 * in the site. The build fails if a package.json names no license.
 */
export function licenses(): Plugin {
  let root = '.';
  return {
    name: 'licenses',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const folders = new Set(otherPackages.map((name) => folderOf(name, root)));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const folder = packageFolder(id);
          if (folder) folders.add(folder);
        }
      }
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: licenseText([...folders].map(readPackage)),
      });
    },
  };
}

export interface Package {
  name: string;
  version: string;
  license: string;
  /** The text of the license; empty if the package does not contain it. */
  text: string;
}

/** The folder of the package that a module belongs to; null for modules of the site and of the build tools. */
export function packageFolder(id: string): string | null {
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'));
  return found?.[1] ?? null;
}

/** All licenses as one text, sorted by package. */
export function licenseText(packages: readonly Package[]): string {
  const sorted = packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const list = sorted.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  const texts = sorted.map(({ name, version, license, text }) =>
    [`${name} ${version} (${license})`, '-'.repeat(72), text.trim() || `License: ${license}`].join(
      '\n',
    ),
  );
  return `This site contains code from these packages:\n\n${list.join('\n')}\n\n\n${texts.join('\n\n\n')}\n`;
}

function folderOf(name: string, root: string): string {
  for (let at = root; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder.replaceAll('\\', '/');
    if (at === path.dirname(at)) throw new Error(`package ${name} not found`);
  }
}

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (typeof license !== 'string')
    throw new Error(`package ${name} has no license in package.json`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return {
    name,
    version,
    license,
    text: file ? readFileSync(path.join(folder, file), 'utf8') : '',
  };
}
