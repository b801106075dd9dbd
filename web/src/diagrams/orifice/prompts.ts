import type { Prompt } from '../kit/prompt';
import type { OrificeResult } from './model';
import type { OrificeParams } from './params';

/** What the diagram asks. */
export const prompts: readonly [Prompt<OrificeParams, OrificeResult>] = [
  {
    ask: 'The head on an orifice grows fourfold, from 1 to 4 ft (0.3 to 1.2 m). What happens to its flow?',
    choices: ['It doubles', 'It grows fourfold', 'It grows eightfold'],
    right: 0,
    start: { upstreamFt: 2.5 },
    task: 'Raise the upstream level to 5.5 ft (1.68 m).',
    isMet: (_params, { headFt }) => Math.abs(headFt - 4) < 0.02,
    solution: { upstreamFt: 5.5 },
    reveal:
      'Flow grows with the square root of the head, here from 4.1 to 8.19 cfs (0.116 to 0.232 m³/s).',
  },
];
