import { describe, expect, it } from 'vitest';
import type { Series } from '../../bank/bundle';
import { spacing, xDomain, yDomain } from './axis';

const series = (kind: string, ...points: [number, number][]): Series => ({
  name: 's',
  kind,
  points,
});

describe('a y axis', () => {
  it.each<[string, [number, number][], number, number]>([
    [
      'lines',
      [
        [0, 3],
        [1, 97],
      ],
      0,
      100,
    ],
    [
      'lines',
      [
        [0, 96],
        [1, 97.5],
      ],
      96,
      97.5,
    ],
    [
      'bars',
      [
        [0, 96],
        [1, 97.5],
      ],
      0,
      100,
    ],
    [
      'lines',
      [
        [0, -3],
        [1, 7],
      ],
      -5,
      10,
    ],
    [
      'lines',
      [
        [0, -30],
        [1, -1],
      ],
      -30,
      0,
    ],
    [
      'lines',
      [
        [0, 5],
        [1, 5],
      ],
      4.5,
      5.5,
    ],
    [
      'points',
      [
        [0, 0],
        [1, 0],
      ],
      -1,
      1,
    ],
  ])('covers %s at %j from %d to %d', (kind, points, from, to) => {
    const domain = yDomain({ label: 'y' }, [series(kind, ...points)]);
    expect(domain).toMatchObject({ from, to });
    expect(domain.ticks.length).toBeGreaterThan(2);
  });

  it.each([
    [0.05, 4.03, 2, [0, 2, 4, 6]],
    [3.9, 4.3, 2, [3.8, 4, 4.2, 4.4]],
  ])('labels data from %d to %d with about %d numbers: %j', (least, most, count, ticks) => {
    const points: [number, number][] = [
      [0, least],
      [1, most],
    ];
    expect(yDomain({ label: 'y' }, [series('lines', ...points)], count).ticks).toEqual(ticks);
  });

  it('keeps the ends that the author gave', () => {
    const domain = yDomain({ label: 'y', min: 1, max: 9 }, [series('lines', [0, 2], [1, 5])]);
    expect(domain).toMatchObject({ from: 1, to: 9 });
  });
});

describe('an x axis', () => {
  it('covers the data of all panels, and the width of the last bar', () => {
    const panels = [
      { y: { label: 'rain' }, series: [series('bars', [0, 1], [5, 2], [10, 1])] },
      { y: { label: 'flow' }, series: [series('lines', [0, 1], [12, 2])] },
    ];
    expect(xDomain({ x: { label: 't' }, panels })).toMatchObject({ from: 0, to: 15 });
    expect(xDomain({ x: { label: 't', max: 20 }, panels })).toMatchObject({ from: 0, to: 20 });
  });
});

it('spaces bars by the smallest distance between two, or by 1 for a single bar', () => {
  expect(spacing(series('bars', [0, 1], [10, 1], [15, 1]))).toBe(5);
  expect(spacing(series('bars', [3, 1]))).toBe(1);
});
