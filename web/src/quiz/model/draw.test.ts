import { describe, expect, it } from 'vitest';
import { questions } from '../../test/bundle';
import { draw, type Random } from './draw';

/** A generator with a seed (mulberry32), so that the test is the same each time. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ids = (drawn: { id: string }[]) => drawn.map(({ id }) => id);

describe('a draw', () => {
  it('has as many different questions as asked for', () => {
    const drawn = draw(questions, { size: 25, category: undefined, random: seeded(1) });
    expect(new Set(ids(drawn)).size).toBe(25);
  });

  it('has all there are when there are fewer', () => {
    const drawn = draw(questions, { size: 1000, category: undefined, random: seeded(2) });
    expect(ids(drawn).sort()).toEqual(ids(questions).sort());
    expect(draw([], { size: 25, category: undefined, random: seeded(2) })).toEqual([]);
  });

  it('keeps to the category', () => {
    const drawn = draw(questions, { size: 25, category: 'network', random: seeded(3) });
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ category }) => category === 'network')).toBe(true);
  });

  it('leaves the bank as it was', () => {
    const before = ids(questions);
    draw(questions, { size: 25, category: undefined, random: seeded(4) });
    expect(ids(questions)).toEqual(before);
  });

  it('makes every choice and order equally likely', () => {
    const bank = questions.slice(0, 4);
    const random = seeded(5);
    const draws = 24_000;
    const seen = new Map<string, number>();
    for (let turn = 0; turn < draws; turn++) {
      const order = ids(draw(bank, { size: 2, category: undefined, random })).join(' ');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    // 4 × 3 orders, each expected 2000 times. The chi-square statistic with 11
    // degrees of freedom stays below 31.3 in 999 of 1000 runs.
    expect(seen.size).toBe(12);
    const expected = draws / 12;
    const statistic = [...seen.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(statistic).toBeLessThan(31.3);
  });
});
