import { describe, expect, it } from 'vitest';
import { count, minutesAndSeconds, poolSize } from './format';

describe('wording of numbers', () => {
  it.each([
    [0, '0 questions'],
    [1, '1 question'],
    [25, '25 questions'],
    [1250, '1,250 questions'],
  ])('counts %d as %s', (number, words) => {
    expect(count(number, 'question')).toBe(words);
  });

  it('counts as Intl does', () => {
    const numbers = new Intl.NumberFormat('en-US');
    const plurals = new Intl.PluralRules('en-US');
    for (let number = 0; number < 2100; number++) {
      const word = plurals.select(number) === 'one' ? 'item' : 'items';
      expect(count(number, 'item')).toBe(`${numbers.format(number)} ${word}`);
    }
  });

  it.each([
    [-5, '0:00'],
    [0, '0:00'],
    [999, '0:00'],
    [9_000, '0:09'],
    [60_000, '1:00'],
    [750_000, '12:30'],
    [3_600_000, '60:00'],
  ])('shows %d ms as %s', (milliseconds, words) => {
    expect(minutesAndSeconds(milliseconds)).toBe(words);
  });

  it('states the target of a pool only while the pool is smaller', () => {
    expect(poolSize({ total: 72, target: 250 })).toContain('72');
    expect(poolSize({ total: 72, target: 250 })).toContain('250');
    expect(poolSize({ total: 250, target: 250 })).toBe('250');
    expect(poolSize({ total: 251, target: 250 })).toBe('251');
  });
});
