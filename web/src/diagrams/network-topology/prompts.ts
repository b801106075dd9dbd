import type { Prompt } from '../kit/prompt';
import type { NetworkResult } from './model';
import type { NetworkParams } from './network';

/** What the diagram asks. */
export const prompts: readonly [Prompt<NetworkParams, NetworkResult>] = [
  {
    ask: 'Two conduits leave a junction. Which routing method accepts this?',
    choices: ['Steady flow', 'Kinematic wave', 'Dynamic wave'],
    right: 2,
    start: { hub: 'junction' },
    task: 'Choose a routing method that accepts this network.',
    isMet: ({ hub, method }, { errors }) => hub === 'junction' && errors[method].length === 0,
    solution: { hub: 'junction', method: 'dynamic' },
    reveal:
      'Steady flow and kinematic wave routing cannot tell how the flow divides (ERROR 133). Dynamic wave routing computes it from the heads.',
  },
];
