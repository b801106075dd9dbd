import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagramOf, isKind, kinds } from './registry';

const drawn = kinds.filter((kind) => diagramOf(kind).load);

describe('the registry of diagrams', () => {
  it('knows the kinds that a topic may ask for', () => {
    const text = readFileSync('../internal/bank/topic.go', 'utf8');
    const figures = /var Figures = \[\]string\{([^}]+)\}/.exec(text)?.[1] ?? '';
    expect(kinds).toEqual(figures.match(/[\w-]+/g));
    expect(isKind('weir')).toBe(true);
    expect(isKind('constructor')).toBe(false);
    expect(isKind(undefined)).toBe(false);
  });

  it.each(drawn)(
    '%s has a component, its checks and its row in the documentation',
    async (kind) => {
      const folder = `src/diagrams/${kind}`;
      const loaded = await diagramOf(kind).load?.();
      expect(loaded?.default).toBeTypeOf('function');
      for (const file of ['model.ts', 'describe.ts', 'drawing.tsx', 'engine.json']) {
        expect(existsSync(`${folder}/${file}`), file).toBe(true);
      }
      expect(existsSync(`../tools/engine/${kind}.mjs`)).toBe(true);
      const test = readFileSync(`${folder}/${kind}.test.ts`, 'utf8');
      expect(test).toContain('keepsTheContract(spec)');
      expect(test).toContain(`engineCases<EngineCase>('${kind}')`);
      expect(readFileSync('../docs/diagrams.md', 'utf8')).toContain(`| \`${kind}\` |`);
    },
  );
});
