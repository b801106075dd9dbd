import type { PromptList } from '../kit/prompt';
import type { SubcatchmentFlowParams, SubcatchmentFlowResult } from './model';

/** The questions that the diagram asks. */
export const prompts: PromptList<SubcatchmentFlowParams, SubcatchmentFlowResult> = [
  {
    ask: 'Runoff from impervious ground (A2, A3) is routed onto the pervious ground (A1). What happens to the volume of runoff?',
    choices: ['It falls', 'It stays the same', 'It rises'],
    right: 0,
    start: { hour: 0.8 },
    task: 'Route impervious runoff onto the pervious area (PERVIOUS).',
    isMet: ({ route }) => route === 'pervious',
    solution: { hour: 0.8, route: 'pervious' },
    reveal:
      'Part of it infiltrates into A1, which stays wet for longer after the rain: with PERVIOUS, 58% of the rain infiltrates instead of 49%, and 40% runs off instead of 49%.',
  },
  {
    ask: 'The rain stays below the infiltration capacity of the soil. Which ground sheds water?',
    choices: ['All of it', 'Only impervious ground', 'Only pervious ground'],
    right: 1,
    start: {},
    task: 'Lower the rain below the 0.4 in/hr (10.2 mm/hr) that the soil can absorb, but not to 0.',
    isMet: ({ rainInPerHour }) => rainInPerHour > 0 && rainInPerHour < 0.4,
    solution: { rainInPerHour: 0.3 },
    reveal:
      'The soil absorbs all of the rain on pervious ground, so no water stands there. What runs off comes from the 40% that is impervious.',
  },
  {
    ask: 'Depression storage on pervious ground grows from 0.15 to 0.5 in (3.81 to 12.7 mm). What happens to the volume of runoff from the storm?',
    choices: ['It falls', 'It stays the same', 'It rises'],
    right: 0,
    start: { hour: 0.8 },
    task: 'Raise the depression storage of pervious ground to 0.5 in (12.7 mm).',
    isMet: ({ storePervIn }) => storePervIn === 0.5,
    solution: { hour: 0.8, storePervIn: 0.5 },
    reveal:
      'What depressions hold does not run off but infiltrates, much of it after the rain: with 0.5 in (12.7 mm), A1 sheds nothing at 0.8 h, and 38% of the rain runs off instead of 49%.',
  },
];
