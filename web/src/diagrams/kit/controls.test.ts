import { describe, expect, it } from 'vitest';
import {
  controls,
  height,
  initial,
  type Sample,
  unusableQueries,
} from '../../test/sample-controls';
import { fromSlider, shownRange, withinLimits } from './controls';
import { fromSearch, toSearch } from './search';

describe('a slider', () => {
  it('has round steps in SI, and limits that contain the US ones', () => {
    expect(shownRange(height, initial, 'US')).toEqual({
      min: 0.5,
      max: 10,
      step: 0.25,
      decimals: 2,
    });
    expect(shownRange(height, initial, 'SI')).toEqual({
      min: 0.15,
      max: 3.05,
      step: 0.05,
      decimals: 2,
    });
  });

  it.each([
    ['SI', 500, 20_000, 100, { min: 140, max: 6100 }],
    ['SI', 1.8, 20.1, 0.5, { min: 0.5, max: 6.2 }],
    ['US', 1.75, 4, 0.5, { min: 1.5, max: 4 }],
  ] as const)(
    'reaches both limits in %s between steps: %d to %d ft',
    (units, min, max, step, ends) => {
      const control = { ...height, min, max, step };
      expect(shownRange(control, initial, units)).toMatchObject(ends);
      expect(fromSlider(control, initial, units, ends.min)).toBe(min);
      expect(fromSlider(control, initial, units, ends.max)).toBe(max);
    },
  );

  it('ends at a limit that a link rounded to six digits', () => {
    // 1.5 m is 4.921259843 ft.
    const control = { ...height, min: 0, max: 4.92126, step: 0.01 };
    expect(shownRange(control, initial, 'SI')).toMatchObject({ max: 1.5, step: 0.002 });
    expect(fromSlider(control, initial, 'SI', 1.5)).toBe(4.92126);
  });

  it('keeps its step where both systems have the same unit', () => {
    const hours = { ...height, quantity: 'hours' } as const;
    expect(shownRange(hours, initial, 'SI').step).toBe(0.25);
    expect(shownRange(hours, initial, 'SI')).toEqual(shownRange(hours, initial, 'US'));
  });

  it('never leaves the limits, whatever the rounding of SI', () => {
    expect(fromSlider(height, initial, 'SI', 3.05)).toBe(10);
    expect(fromSlider(height, initial, 'SI', 0.15)).toBe(0.5);
    expect(fromSlider(height, initial, 'SI', 1)).toBeCloseTo(3.2808, 4);
  });

  it('limits the values that depend on it', () => {
    expect(withinLimits(controls, { ...initial, depthFt: 2, heightFt: 1.5 })).toEqual({
      ...initial,
      heightFt: 1.5,
      depthFt: 1.5,
    });
  });
});

describe('the address of a state', () => {
  const open = (search: string) => fromSearch(controls, initial, search);

  it('names only what differs from the start', () => {
    expect(toSearch(controls, initial, { params: initial, units: 'US' })).toBe('');
    const params: Sample = { ...initial, depthFt: 0.3, shape: 'square', hasFlap: true };
    const search = toSearch(controls, initial, { params, units: 'SI' });
    expect(search).toBe('?depthFt=0.3&shape=square&hasFlap=true&units=SI');
    expect(open(search)).toEqual({ params, units: 'SI' });
  });

  it('keeps what can be read, within the limits', () => {
    expect(open('?depthFt=99&heightFt=3').params.depthFt).toBe(3);
    expect(open('?depthFt=-1e999').params).toEqual(initial);
    for (const wrong of unusableQueries) {
      expect(open(wrong), wrong).toEqual({ params: initial, units: 'US' });
    }
  });
});
