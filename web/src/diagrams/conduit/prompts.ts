import type { Prompt } from '../kit/prompt';
import type { ConduitParams, ConduitResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<ConduitParams, ConduitResult>] = [
  {
    ask: 'Water in a circular sewer rises from 80% of the depth to full. What happens to its velocity?',
    choices: ['It rises', 'It stays the same', 'It falls'],
    right: 2,
    start: { depthFt: 1.6 },
    task: 'Raise the depth of water until the sewer is full.',
    isMet: ({ depthFt, heightFt }) => depthFt >= 0.999 * heightFt,
    solution: { depthFt: 2 },
    reveal:
      'Near the crown the wall adds more friction than the area adds flow: the hydraulic radius falls, and with it the velocity, here from 5.8 to 5.09 ft/s (1.77 to 1.55 m/s).',
  },
];
