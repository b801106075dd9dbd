import type { Prompt } from '../kit/prompt';
import type { HydrographParams, HydrographResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<HydrographParams, HydrographResult>] = [
  {
    ask: 'The same storm falls on a subcatchment that is twice as wide. What happens to the peak?',
    choices: ['It is higher', 'It is the same', 'It is lower'],
    right: 0,
    start: {},
    task: 'Double the width to 1,200 ft (366 m).',
    isMet: ({ widthFt }) => widthFt >= 1200,
    solution: { widthFt: 1200 },
    reveal:
      'Water leaves over the width. A wider subcatchment drains faster at the same depth, so that less is held back at the peak.',
  },
];
