import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKind, kinds, loaderOf } from './registry';

const drawn = kinds.filter((kind) => loaderOf(kind));

describe('the registry of diagrams', () => {
  it('knows the kinds that a topic may ask for', () => {
    const text = readFileSync('../internal/bank/topic.go', 'utf8');
    const figures = /var Figures = \[\]string\{([^}]+)\}/.exec(text)?.[1] ?? '';
    expect(kinds).toEqual(figures.match(/[\w-]+/g));
    expect(isKind('weir')).toBe(true);
    expect(isKind('constructor')).toBe(false);
    expect(isKind(undefined)).toBe(false);
  });

  it.each(drawn)('%s has a component, its tests and its row in the documentation', async (kind) => {
    const loaded = await loaderOf(kind)?.();
    expect(loaded?.default).toBeDefined();
    const folder = `src/diagrams/${kind}`;
    expect(readFileSync(`${folder}/${kind}.test.ts`, 'utf8')).toContain('keepsTheContract(spec)');
    expect(readFileSync('../docs/diagrams.md', 'utf8')).toContain(`| \`${kind}\` |`);
  });

  it.each(drawn)('%s is checked against numbers of the engine, which a script makes', (kind) => {
    const folder = `src/diagrams/${kind}`;
    expect(JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8')).length).toBeGreaterThan(9);
    expect(readFileSync(`${folder}/${kind}.test.ts`, 'utf8')).toContain(`engineCases<`);
    expect(existsSync(`../tools/engine/${kind}.mjs`)).toBe(true);
  });
});
