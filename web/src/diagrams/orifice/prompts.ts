import type { Prompt } from '../kit/prompt';
import type { OrificeResult } from './model';
import type { OrificeParams } from './params';

/** What the diagram asks. */
export const prompts: readonly [Prompt<OrificeParams, OrificeResult>] = [
  {
    ask: 'The downstream level rises, but stays below the opening. What happens to the flow?',
    choices: ['It stays the same', 'It falls a little', 'It falls by half'],
    right: 0,
    start: { downstreamFt: 0 },
    task: 'Raise the downstream level to 0.8 ft (0.24 m).',
    isMet: ({ downstreamFt }) => Math.abs(downstreamFt - 0.8) < 0.03,
    solution: { downstreamFt: 0.8 },
    reveal:
      'Below the middle of the opening the downstream level does not count: the head is that of the water upstream.',
  },
];
