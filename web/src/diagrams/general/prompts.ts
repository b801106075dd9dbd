import type { Prompt } from '../kit/prompt';
import type { GeneralParams, GeneralResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<GeneralParams, GeneralResult>] = [
  {
    ask: 'The option IGNORE_GROUNDWATER is set. What happens to the outflow over three days?',
    choices: ['It falls', 'It stays', 'It rises'],
    right: 0,
    start: { part: 'network' },
    task: 'Switch groundwater off.',
    isMet: ({ hasGroundwater }) => !hasGroundwater,
    solution: { part: 'network', hasGroundwater: false },
    reveal: 'Water that infiltrates no longer comes back to the sewer as base flow.',
  },
];
