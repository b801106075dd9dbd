import { describe, expect, it } from 'vitest';
import { areaPath, linearScale, linePath, roundUp, steps, ticks } from './scale';

describe('a scale or path', () => {
  it('maps one interval to another, and an interval of length zero to the start', () => {
    const scale = linearScale([0, 10], [100, 0]);
    expect([0, 5, 10].map(scale)).toEqual([100, 50, 0]);
    expect(linearScale([3, 3], [7, 9])(3)).toBe(7);
  });

  it.each([
    [0, 10, [0, 2, 4, 6, 8, 10]],
    [0, 0.25, [0, 0.05, 0.1, 0.15, 0.2, 0.25]],
    [-1, 1, [-1, -0.5, 0, 0.5, 1]],
    [0, 0.7, [0, 0.2, 0.4, 0.6]],
    [2, 2, [2]],
  ])('marks round numbers between %s and %s', (from, to, marks) => {
    expect(ticks(from, to)).toEqual(marks);
  });

  it('ends an axis at a round number at or above the value', () => {
    expect([0, 0.013, 1, 1.01, 17, 99, 101].map(roundUp)).toEqual([1, 0.015, 1, 1.2, 20, 100, 120]);
  });

  it('has steps that include both ends', () => {
    expect(steps(0, 1, 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('breaks a line at a value that is not a number', () => {
    expect(
      linePath([
        [0, 0],
        [1, 1.234],
        [2, Number.NaN],
        [3, 3],
      ]),
    ).toBe('M0 0L1 1.23M3 3');
  });

  it('has no area without points', () => {
    expect(areaPath([])).toBe('');
  });
});
