import type { Prompt } from '../kit/prompt';
import type { WeirResult } from './model';
import type { WeirParams } from './params';

/** What the diagram asks. */
export const prompts: readonly [Prompt<WeirParams, WeirResult>] = [
  {
    ask: 'The head on a transverse weir doubles from 0.5 to 1 ft (0.15 to 0.3 m). By which factor does its flow grow?',
    choices: ['1.4', '2', '2.8'],
    right: 2,
    start: { upstreamFt: 4.5 },
    task: 'Raise the upstream level to 5 ft (1.52 m).',
    isMet: ({ crestFt }, { headFt }) => crestFt === 4 && Math.abs(headFt - 1) < 0.01,
    solution: { upstreamFt: 5 },
    reveal:
      'Flow grows with the head to the power 1.5, here from 11.8 to 33.3 cfs (0.333 to 0.943 m³/s).',
  },
];
