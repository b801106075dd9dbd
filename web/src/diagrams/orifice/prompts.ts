import type { PromptList } from '../kit/prompt';
import type { OrificeResult } from './model';
import type { OrificeParams } from './params';

/** What the diagram asks. */
export const prompts: PromptList<OrificeParams, OrificeResult> = [
  {
    ask: 'The downstream level rises into the opening, but stays below its middle. What happens to the flow in SWMM?',
    choices: ['It stays the same', 'It falls a little', 'It falls by half'],
    right: 0,
    start: { downstreamFt: 0 },
    task: 'Raise the downstream level to 1.4 ft (0.43 m).',
    isMet: ({ downstreamFt }) => downstreamFt === 1.4,
    solution: { downstreamFt: 1.4 },
    reveal:
      'In SWMM, a downstream level below the middle of an opening that flows full does not count: the head is the height of the upstream level above the middle, and at 1.4 ft (0.43 m) the flow is still 7.66 cfs (0.217 m³/s).',
  },
  {
    ask: 'The head above the center of the opening grows fourfold, from 1 to 4 ft (0.3 to 1.22 m). By what factor does the flow grow?',
    choices: ['2', '4', '8'],
    right: 0,
    start: { upstreamFt: 2.5 },
    task: 'Raise the upstream level to 5.5 ft (1.68 m).',
    isMet: ({ openPercent, upstreamFt }) => openPercent === 100 && upstreamFt === 5.5,
    solution: { upstreamFt: 5.5 },
    reveal:
      'Q = C A √(2 g h): flow grows with the square root of the head. At a head of 4 ft (1.22 m) it is 8.19 cfs (0.232 m³/s) instead of 4.1 cfs (0.116 m³/s).',
  },
  {
    about: { shape: 'rectangular' },
    ask: 'The setting of a rectangular orifice falls from 100 to 50%. How much of its flow is left?',
    choices: ['Less than half', 'A little more than half', 'About 70%'],
    right: 1,
    start: { shape: 'rectangular' },
    task: 'Lower the setting to 50%.',
    isMet: ({ openPercent }) => openPercent === 50,
    solution: { shape: 'rectangular', openPercent: 50 },
    reveal:
      'At 50%, half of the area is open. Its center is lower, so the head grows from 3.5 to 3.75 ft (1.07 to 1.14 m): 5.05 cfs (0.143 m³/s) instead of 9.76 cfs (0.276 m³/s).',
  },
];
