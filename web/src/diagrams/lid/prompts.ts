import type { Prompt } from '../kit/prompt';
import type { LidParams } from './design';
import type { LidResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<LidParams, LidResult>] = [
  {
    ask: 'A bio-retention cell gets an underdrain. What happens to the water that seeps into the native soil?',
    choices: ['Less seeps', 'As much seeps', 'More seeps'],
    right: 0,
    start: { hour: 48 },
    task: 'Switch the drain on.',
    isMet: ({ hasDrain }) => hasDrain,
    solution: { hour: 48, hasDrain: true },
    reveal:
      'The drain empties the storage layer faster than the native soil does, so that less is left to seep.',
  },
];
