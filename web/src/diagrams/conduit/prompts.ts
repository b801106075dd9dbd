import type { Prompt } from '../kit/prompt';
import type { ConduitParams, ConduitResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<ConduitParams, ConduitResult>] = [
  {
    ask: 'At which depth does a circular sewer carry the most?',
    choices: ['Half full', 'Not quite full', 'Just full'],
    right: 1,
    start: { depthFt: 1 },
    task: 'Move the depth of water until the flow is as large as it gets.',
    isMet: (_params, { flowCfs, largest }) => flowCfs >= 0.999 * largest.flowCfs,
    solution: { depthFt: 1.88 },
    reveal:
      'At 94% of the depth 8% more flows than in the full pipe: the roof adds friction but little area.',
  },
];
