import type { PromptList } from '../kit/prompt';
import type { EvapotranspirationParams, EvapotranspirationResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<EvapotranspirationParams, EvapotranspirationResult> = [
  {
    ask: 'The upper zone has dried to its wilting point. How much does it still evaporate?',
    choices: ['As much as before', 'Half of it', 'Nothing'],
    right: 2,
    start: { rainIn: 0 },
    task: 'Lower the water for plants in the upper zone to 0%.',
    isMet: (_params, { sums }) => sums.upper < 0.001,
    solution: { rainIn: 0, moisturePercent: 0 },
    reveal:
      'SWMM takes water from the upper zone only while its moisture is above the wilting point. Here its rate falls from 0.1 in/day (2.54 mm/day) to nothing.',
  },
  {
    ask: 'The water table falls below the lower evaporation depth. How much does the lower zone evaporate?',
    choices: ['As much as before', 'Half of it', 'Nothing'],
    right: 2,
    start: { rainIn: 0 },
    task: 'Lower the water table at the start to 6 ft (1.83 m).',
    isMet: (_params, { sums }) => sums.lower < 0.001,
    solution: { rainIn: 0, waterTableFt: 6 },
    reveal:
      'The lower zone gives water in proportion to the part of the evaporation depth that is saturated. Here no part of it is saturated, so the rate falls from 0.0471 in/day (1.2 mm/day) to nothing.',
  },
  {
    about: { source: 'hargreaves' },
    ask: 'The nights become warmer, and the days stay as they are. What happens to the potential rate?',
    choices: ['It rises', 'It stays the same', 'It falls'],
    right: 2,
    start: { source: 'hargreaves' },
    task: 'Raise the lowest temperature to 70 °F (21.1 °C).',
    isMet: ({ source, lowF }) => source === 'hargreaves' && lowF >= 70,
    solution: { source: 'hargreaves', lowF: 70 },
    reveal:
      'The Hargreaves formula contains the square root of the daily temperature range, which shrinks from 25 to 15 °F (13.9 to 8.3 °C). That outweighs the higher mean temperature.',
  },
];
