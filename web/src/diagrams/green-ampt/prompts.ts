import type { Prompt } from '../kit/prompt';
import type { GreenAmptParams, GreenAmptResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<GreenAmptParams, GreenAmptResult>] = [
  {
    ask: 'The soil is wetter at the start. When does its surface become saturated?',
    choices: ['Earlier', 'At the same time', 'Later'],
    right: 0,
    start: { drizzleHours: 0, conductivityInPerHour: 0.8, hour: 0.8 },
    task: 'Lower the initial deficit to 0.1.',
    isMet: ({ deficit }) => deficit <= 0.1,
    solution: { drizzleHours: 0, conductivityInPerHour: 0.8, hour: 0.8, deficit: 0.1 },
    reveal:
      'Less water fits into the soil above the wetting front. The front sinks faster, suction pulls over a longer way, and the capacity falls to the rain after 0.47 h in place of 1.15 h.',
  },
];
