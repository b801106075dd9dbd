import { describe, expect, it } from 'vitest';
import { newSeed, randomFrom, shuffled, xoshiro128 } from './random';

it('gives the numbers of the reference implementation', () => {
  // The first ten numbers of the authors' C code, from the state 1, 2, 3, 4.
  const next = xoshiro128([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
    4258142804,
  ]);
});

describe('a generator seeded with a text', () => {
  const numbers = (seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: 8 }, () => random(1000));
  };

  it('gives the same numbers for the same text, and different ones for a different text', () => {
    expect(numbers('class-7')).toEqual(numbers('class-7'));
    expect(numbers('class-7')).not.toEqual(numbers('class-8'));
    expect(numbers('')).not.toEqual(numbers(' '));
  });

  it('stays below its bound', () => {
    const random = randomFrom('bounds');
    for (const bound of [1, 2, 3, 250, 2 ** 31 + 1]) {
      for (let turn = 0; turn < 200; turn++) {
        const number = random(bound);
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }
    }
  });
});

it('shuffles a copy and loses nothing', () => {
  const list = [1, 2, 3, 4, 5, 6, 7];
  const other = shuffled(list, randomFrom('cards'));
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(other).not.toEqual(list);
  expect([...other].sort()).toEqual(list);
});

it('creates seeds of eight plain characters', () => {
  const seeds = Array.from({ length: 200 }, newSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[2-9a-km-z]{8}$/);
  expect(new Set(seeds).size).toBe(200);
});
