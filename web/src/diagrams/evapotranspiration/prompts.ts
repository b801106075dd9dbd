import type { Prompt } from '../kit/prompt';
import type { EvapotranspirationParams, EvapotranspirationResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<EvapotranspirationParams, EvapotranspirationResult>] = [
  {
    ask: 'The upper zone has dried to its wilting point. How much does it still evaporate?',
    choices: ['As much as before', 'Half of it', 'Nothing'],
    right: 2,
    start: { rainIn: 0 },
    task: 'Lower the water for plants in the upper zone to 0%.',
    isMet: (_params, { sums }) => sums.upper < 0.001,
    solution: { rainIn: 0, moisturePercent: 0 },
    reveal:
      'SWMM takes water from the upper zone only while its moisture is above the wilting point.',
  },
];
