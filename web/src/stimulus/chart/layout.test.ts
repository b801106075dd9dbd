import { expect, it } from 'vitest';
import type { Chart } from '../../bank/bundle';
import { drawingWidth } from '../../diagrams/kit/drawing';
import { layoutOf } from './layout';

const chart = (y: number, x: number): Chart => ({
  x: { label: 'x' },
  panels: ['rain', 'flow'].map((label) => ({
    y: { label },
    series: [
      {
        name: label,
        kind: 'lines',
        points: [
          [0, 0],
          [x, y],
        ],
      },
    ],
  })),
});

it('has room for the longest numbers of its axes', () => {
  const [short, long] = [layoutOf(chart(1, 1)), layoutOf(chart(12_000, 50_000))];
  expect(long.left).toBeGreaterThan(short.left);
  expect(long.right).toBeLessThan(short.right);
  expect(long.right).toBeLessThan(drawingWidth - 25);
});

it.each([1500, 50_000, 1_000_000, 12.345, 1])('keeps the numbers up to x = %d apart', (most) => {
  const { x, left, right } = layoutOf(chart(1, most));
  const longest = Math.max(...x.ticks.map((value) => value.toLocaleString('en-US').length));
  expect((right - left) / (x.ticks.length - 1)).toBeGreaterThan(longest * 10);
});

it('places two panels one below the other, with different line styles', () => {
  const { panels, bottom } = layoutOf(chart(1, 1));
  const [first, second] = panels;
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  expect(second?.bottom).toBe(bottom);
  expect(first?.series[0]?.style.dash).toBeUndefined();
  expect(second?.series[0]?.style.dash).toBeDefined();
});
