import type { Prompt } from '../kit/prompt';
import type { SubcatchmentFlowParams, SubcatchmentFlowResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<SubcatchmentFlowParams, SubcatchmentFlowResult>] = [
  {
    ask: 'The runoff of roofs is led over the lawn. What happens to the runoff of the subcatchment?',
    choices: ['It falls', 'It stays', 'It rises'],
    right: 0,
    start: {},
    task: 'Route impervious runoff onto the pervious area (PERVIOUS).',
    isMet: ({ route }) => route === 'pervious',
    solution: { route: 'pervious' },
    reveal: 'The soil of the lawn takes in part of it: 40% of the rain runs off in place of 49%.',
  },
];
