import { describe, expect, it } from 'vitest';
import { type Control, controlsOf } from './controls';
import type { PromptList } from './prompt';
import { snap } from './snap';

interface Params {
  rate: number;
  depthFt: number;
}

const { range } = controlsOf<Params>();
const controls: Control<Params>[] = [
  range('rate', 'Rate', 'perDay', { min: 0, max: 1, step: 0.01 }),
  range('depthFt', 'Depth', 'length', { min: 0, max: 4, step: 0.1 }),
];
const prompts: PromptList<Params, null> = [
  {
    about: {},
    ask: '',
    choices: ['Yes', 'No'],
    right: 0,
    start: {},
    task: '',
    isMet: () => false,
    solution: { rate: 0.66, depthFt: 2 },
    reveal: '',
  },
];
const opened = { rate: 0.335, depthFt: 1 };
interface Change {
  before?: number;
  units?: 'US' | 'SI';
  isTried?: boolean;
}

const snapTo = (name: keyof Params, value: number, change: Change = {}) => {
  const { before, units = 'US', isTried = false } = change;
  return snap({ controls, prompts }, opened, name, value, units, before, isTried);
};

describe('snap', () => {
  it('returns the value with which the diagram opened for the closest step', () => {
    expect(snapTo('rate', 0.34, { before: 0.35 })).toBe(0.335);
  });

  it('returns the value with which the diagram opened if one step passes it', () => {
    expect(snapTo('rate', 0.33, { before: 0.34 })).toBe(0.335);
    expect(snapTo('rate', 0.34, { before: 0.33 })).toBe(0.335);
    expect(snapTo('rate', 0.33, { before: 0.335 })).toBe(0.33);
    expect(snapTo('rate', 0.33, { before: 0.36 })).toBe(0.33);
  });

  it('returns a goal for the closest step in SI', () => {
    expect(snapTo('depthFt', 0.6 / 0.3048, { units: 'SI' })).toBe(2);
  });

  it('reaches the goal of a question that is tried from a step away, on a slider with many steps', () => {
    expect(snapTo('rate', 0.65, { before: 0.6, isTried: true })).toBe(0.66);
    expect(snapTo('rate', 0.67, { before: 0.7, isTried: true })).toBe(0.66);
    expect(snapTo('rate', 0.64, { before: 0.6, isTried: true })).toBe(0.64);
    expect(snapTo('depthFt', 1.9, { before: 1.8, isTried: true })).toBe(1.9);
  });

  it('moves on by each step next to a goal', () => {
    for (const [before, value] of [
      [0.64, 0.65],
      [0.68, 0.67],
    ] as const)
      expect(snapTo('rate', value, { before, isTried: true })).toBe(value);
  });

  it('lets go of what was reached', () => {
    expect(snapTo('rate', 0.67, { before: 0.66, isTried: true })).toBe(0.67);
    expect(snapTo('rate', 0.34, { before: 0.335 })).toBe(0.34);
  });

  it('keeps a value near a goal if no question is tried', () => {
    expect(snapTo('rate', 0.65, { before: 0.6 })).toBe(0.65);
  });
});
