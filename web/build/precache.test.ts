import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { precacheLine } from './precache';

it('lists the files that the offline copy needs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'precache-'));
  try {
    for (const name of [
      'index.html',
      'quiz.html',
      'quiz/network.html',
      'assets/a.js',
      'assets/a.js.br',
      'icons/192.png',
      'icons/.DS_Store',
      '.vite/manifest.json',
      'robots.txt',
    ]) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), name);
    }
    const line = precacheLine(folder, '/swmm/', '<html>');
    const { files, base, shell } = JSON.parse(line.slice('const precache = '.length, -2));
    expect(Object.keys(files)).toEqual(['assets/a.js', 'icons/192.png', 'index.html']);
    expect(files['assets/a.js']).toMatch(/^sha256-/);
    expect({ base, shell }).toEqual({ base: '/swmm/', shell: '<html>' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
