import type { PromptList } from '../kit/prompt';
import type { EvapotranspirationParams, EvapotranspirationResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<EvapotranspirationParams, EvapotranspirationResult> = [
  {
    ask: 'The upper zone has dried to its wilting point and gives no more water. What does the lower zone give?',
    choices: ['As much as both gave', 'Less than before', 'About as much as before'],
    right: 2,
    start: { rainIn: 0 },
    task: 'Lower the plant-available water in the upper zone to 0%.',
    isMet: ({ moisturePercent }) => moisturePercent === 0,
    solution: { rainIn: 0, moisturePercent: 0 },
    reveal:
      'The lower zone has its own share of the potential rate and does not take over that of the upper zone. After 6 days with 0%, it gives 0.0478 in/day (1.21 mm/day) instead of 0.0471 in/day (1.2 mm/day), though the upper zone gives 0.1 in/day (2.54 mm/day) less.',
  },
  {
    ask: 'The lower evaporation depth is 6 ft (1.83 m), and the water table falls from 4 to 5 ft (1.22 to 1.52 m) below ground. How much of its rate does the lower zone keep?',
    choices: ['About five sixths', 'About half', 'None'],
    right: 1,
    start: { rainIn: 0 },
    task: 'Lower the water table at the start to 5 ft (1.52 m).',
    isMet: ({ waterTableFt }) => waterTableFt === 5,
    solution: { rainIn: 0, waterTableFt: 5 },
    reveal:
      'The lower zone gives water in proportion to the part of the evaporation depth that is saturated: with the water table at 5 ft (1.52 m), 1 ft (0.305 m) of it instead of 2 ft (0.61 m). After 6 days the rate is 0.0235 in/day (0.598 mm/day) instead of 0.0471 in/day (1.2 mm/day).',
  },
  {
    about: { source: 'hargreaves' },
    ask: 'The nights become warmer, and the days stay as they are. What happens to the potential rate?',
    choices: ['It rises', 'It stays the same', 'It falls'],
    right: 2,
    start: { source: 'hargreaves' },
    task: 'Raise the daily minimum temperature to 70 °F (21.1 °C).',
    isMet: ({ lowF }) => lowF === 70,
    solution: { source: 'hargreaves', lowF: 70 },
    reveal:
      'The Hargreaves formula contains the square root of the daily temperature range, which shrinks from 25 to 15 °F (13.9 to 8.3 °C) with a low of 70 °F (21.1 °C). That outweighs the higher mean temperature.',
  },
];
