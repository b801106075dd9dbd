import { describe, expect, it } from 'vitest';
import { searchProblems } from '../frame/search-problems';
import { type Control, change, fromSlider, type RangeControl, shownRange } from './controls';
import { fromSearch, toSearch } from './search';

type Sample = { heightFt: number; depthFt: number; shape: 'round' | 'square'; hasFlap: boolean };
const initial: Sample = { heightFt: 2, depthFt: 1, shape: 'round', hasFlap: false };

const depth: RangeControl<Sample> = {
  type: 'range',
  name: 'depthFt',
  label: 'Depth',
  quantity: 'length',
  min: 0,
  max: ({ heightFt }) => heightFt,
  step: 0.1,
};
const height: RangeControl<Sample> = {
  type: 'range',
  name: 'heightFt',
  label: 'Height',
  quantity: 'length',
  min: 0.5,
  max: 10,
  step: 0.25,
};
const controls: Control<Sample>[] = [
  height,
  depth,
  {
    type: 'choice',
    name: 'shape',
    label: 'Shape',
    options: [
      { value: 'round', label: 'Round' },
      { value: 'square', label: 'Square' },
    ],
  },
  { type: 'toggle', name: 'hasFlap', label: 'Flap gate' },
];

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

  it('brings along what depends on it', () => {
    expect(change(controls, { ...initial, depthFt: 2 }, 'heightFt', 1.5)).toEqual({
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

  it('is read as far as it can be', () => {
    expect(open('?depthFt=99&heightFt=3').params.depthFt).toBe(3);
    expect(open('?depthFt=-1e999').params).toEqual(initial);
    for (const wrong of [
      '?depthFt=',
      '?depthFt=%20',
      '?depthFt=NaN',
      '?depthFt=Infinity',
      '?shape=oval',
      '?shape=__proto__',
      '?hasFlap=1',
      '?units=si',
      '?__proto__=1&constructor=2',
      '?%E0%A4%A',
    ]) {
      expect(open(wrong), wrong).toEqual({ params: initial, units: 'US' });
      expect(searchProblems(controls, initial, wrong), wrong).not.toEqual([]);
    }
  });

  it('names what could not be used', () => {
    const problems = (text: string) =>
      searchProblems(controls, initial, text).map((problem) => problem.replaceAll('\u00a0', ' '));
    expect(problems('')).toEqual([]);
    expect(problems('?depthFt=0.3&shape=square&hasFlap=true&units=SI')).toEqual([]);
    expect(problems('?depthFt=99&type=v')).toEqual([
      `${depth.label}: “99” is out of range and was set to 2.0 ft.`,
      'There is no parameter “type”.',
    ]);
    expect(problems('?depthFt=deep&shape=oval&hasFlap=1&units=si')).toEqual([
      `${depth.label}: “deep” is not a number.`,
      'Shape: “oval” is not round or square.',
      'Flap gate: “1” is not true or false.',
      'Units: “si” is not US or SI.',
    ]);
    expect(problems('?a&b&c&d&e&f&g')).toHaveLength(6);
    expect(problems('?a&b&c&d&e&f').at(-1)).toBe('And 1 more.');
    expect(problems('?depthFt=0.3&depthFt=0.5&units=SI&units=US&depthFt=0.3')).toEqual([
      `${depth.label}: “0.5” is ignored because the link sets another value first.`,
      'Units: “US” is ignored because the link sets another value first.',
    ]);
  });

  it('names a limit between two steps as its slider does', () => {
    const rain = { ...height, quantity: 'depth', min: 0.1, max: 4, step: 0.1 } as const;
    const [problem] = searchProblems([rain], { ...initial, heightFt: 1 }, '?heightFt=0&units=SI');
    expect(problem).toBe('Height: “0” is out of range and was set to 2.54\u00a0mm.');
  });

  it('accepts a limit that is written with six digits', () => {
    expect(searchProblems(controls, initial, '?heightFt=10.00001')).toEqual([]);
  });
});
