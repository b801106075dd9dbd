import type { Prompt } from '../kit/prompt';
import type { StorageParams, StorageResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<StorageParams, StorageResult>] = [
  {
    ask: 'A pond gets steeper sides on the same base. How high does the same storm raise its level?',
    choices: ['Less high', 'As high', 'Higher'],
    right: 2,
    start: { sideSlope: 3 },
    task: 'Make the sides vertical: a side slope of 0.',
    isMet: ({ sideSlope }) => sideSlope === 0,
    solution: { sideSlope: 0 },
    reveal:
      'Each foot of depth stores less, so that the level rises further before the orifice catches up.',
  },
];
