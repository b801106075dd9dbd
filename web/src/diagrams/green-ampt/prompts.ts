import type { Prompt } from '../kit/prompt';
import type { GreenAmptParams, GreenAmptResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<GreenAmptParams, GreenAmptResult>] = [
  {
    ask: 'The soil is wetter at the start. When does its surface become saturated?',
    choices: ['Earlier', 'At the same time', 'Later'],
    right: 0,
    start: {},
    task: 'Lower the initial deficit to 0.1.',
    isMet: ({ deficit }) => deficit <= 0.1,
    solution: { deficit: 0.1 },
    reveal:
      'Less water fits into the soil above the wetting front. The front sinks faster, suction pulls over a longer way, and the capacity falls to the rain sooner.',
  },
];
