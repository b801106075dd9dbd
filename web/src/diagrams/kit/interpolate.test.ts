import { expect, it } from 'vitest';
import { interpolate } from './interpolate';

it.each([
  [-1, 4],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 3],
  [9, 0],
])('interpolates between points, and stays at the ends beyond them: %d', (x, y) => {
  const points = [
    [0, 4],
    [2, 6],
    [4, 0],
  ] as const;
  expect(interpolate(points, x)).toBe(y);
});

it('is 0 without points', () => {
  expect(interpolate([], 1)).toBe(0);
});
