import type { Prompt } from '../kit/prompt';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<DynamicWaveParams, DynamicWaveResult>] = [
  {
    ask: 'The river at the outfall rises above the crown of the sewer. What happens at the junction upstream?',
    choices: ['Nothing, water runs downhill', 'Its level rises', 'It drains faster'],
    right: 1,
    start: { stageFt: 1, hour: 0.8 },
    task: 'Raise the stage until the water in the junction is above the crown at 0.8 h.',
    isMet: ({ hour, upperFt, lowerFt }, result) =>
      hour === 0.8 && momentAt(result, hour).depthsFt[1] > Math.max(upperFt, lowerFt),
    solution: { stageFt: 6, hour: 0.8 },
    reveal:
      'Backwater: a full conduit needs a head above the stage to carry its flow, so that the level upstream rises with the stage.',
  },
];
