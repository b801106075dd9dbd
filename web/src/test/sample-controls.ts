import type { Control, RangeControl } from '../diagrams/kit/controls';

export type Sample = {
  heightFt: number;
  depthFt: number;
  shape: 'round' | 'square';
  hasFlap: boolean;
};
export const initial: Sample = { heightFt: 2, depthFt: 1, shape: 'round', hasFlap: false };

/** Query strings without any usable part. */
export const unusableQueries = [
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
];

export const depth: RangeControl<Sample> = {
  type: 'range',
  name: 'depthFt',
  label: 'Depth',
  quantity: 'length',
  min: 0,
  max: ({ heightFt }) => heightFt,
  step: 0.1,
};
export const height: RangeControl<Sample> = {
  type: 'range',
  name: 'heightFt',
  label: 'Height',
  quantity: 'length',
  min: 0.5,
  max: 10,
  step: 0.25,
};
export const controls: Control<Sample>[] = [
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
