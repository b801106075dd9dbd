import type { Prompt } from '../kit/prompt';
import type { DynamicWaveParams, DynamicWaveResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<DynamicWaveParams, DynamicWaveResult>] = [
  {
    ask: 'The river at the outfall rises above the crown of the sewer. What happens at the junction upstream?',
    choices: ['Nothing, water runs downhill', 'Its level rises', 'It drains faster'],
    right: 1,
    start: { stageFt: 1 },
    task: 'Raise the stage until the junction floods.',
    isMet: (_params, { floodedFt3 }) => floodedFt3 >= 1,
    solution: { stageFt: 10 },
    reveal:
      'Backwater: a full conduit needs a head above the stage to carry its flow, so that the level upstream rises with the stage.',
  },
];
