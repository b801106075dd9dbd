import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKind, kinds } from './kinds';
import { loaderOf } from './registry';

describe('a kind of diagram', () => {
  it('is recognized by name', () => {
    expect(isKind('weir')).toBe(true);
    expect(isKind('constructor')).toBe(false);
    expect(isKind(undefined)).toBe(false);
  });

  it.each(kinds)('has a component and tests: %s', async (kind) => {
    const loaded = await loaderOf(kind)?.();
    expect(loaded?.default).toBeDefined();
    expect(readFileSync(testsOf(kind), 'utf8')).toContain('testDiagram(spec,');
  });

  it.each(kinds)('is checked against engine results that a script writes: %s', (kind) => {
    const engine = JSON.parse(readFileSync(`src/diagrams/${kind}/engine.json`, 'utf8'));
    expect(engine.length).toBeGreaterThan(9);
    expect(readFileSync(testsOf(kind), 'utf8')).toContain('engineCases<');
    expect(existsSync(`../tools/engine/${kind}.mjs`)).toBe(true);
  });
});

const testsOf = (kind: string) => `src/diagrams/${kind}/${kind}.test.ts`;
