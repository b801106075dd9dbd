import { describe, expect, it } from 'vitest';
import type { RangeControl } from './controls';
import { nearestStep, valueAt } from './drag';
import { linearScale } from './scale';

interface Params {
  levelFt: number;
  topFt: number;
}

const level: RangeControl<Params> = {
  type: 'range',
  name: 'levelFt',
  label: 'Level',
  quantity: 'length',
  min: 0.5,
  max: ({ topFt }) => topFt,
  step: 0.25,
};
const params = { levelFt: 1, topFt: 4 };

describe('a position in a drawing', () => {
  const scale = linearScale([0, 5], [200, 100]);

  it('is the value that is drawn there', () => {
    for (const value of [-1, 0, 1.7, 5, 8]) expect(valueAt(scale, scale(value))).toBeCloseTo(value);
  });

  it('is 0 where all values are drawn at one place', () => {
    expect(valueAt(() => 40, 90)).toBe(0);
  });
});

describe('a dragged value', () => {
  it.each([
    [1.1, 1],
    [1.13, 1.25],
    [3.9, 4],
    [-7, 0.5],
    [40, 4],
  ])('moves from %s ft to the step of %s ft', (dragged, step) => {
    expect(nearestStep(level, params, 'US', dragged)).toBe(step);
  });

  it('stops at a limit that depends on other parameters', () => {
    expect(nearestStep(level, { ...params, topFt: 2 }, 'US', 3)).toBe(2);
  });

  it('has a round number of meters in SI units', () => {
    const meters = nearestStep(level, params, 'SI', 2.31) * 0.3048;
    expect(meters).toBeCloseTo(0.7, 6);
  });
});
