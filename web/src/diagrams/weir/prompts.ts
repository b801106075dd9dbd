import type { PromptList } from '../kit/prompt';
import type { WeirResult } from './model';
import type { WeirParams } from './params';

/** The questions that the diagram asks. */
export const prompts: PromptList<WeirParams, WeirResult> = [
  {
    about: { weirType: 'transverse' },
    ask: 'The head on a transverse weir doubles from 0.5 to 1 ft (0.15 to 0.3 m). By what factor does its flow grow?',
    choices: ['1.4', '2', '2.8'],
    right: 2,
    start: { upstreamFt: 4.5 },
    task: 'Raise the upstream level to 5 ft (1.52 m).',
    isMet: ({ crestFt, upstreamFt }) => crestFt === 4 && upstreamFt === 5,
    solution: { upstreamFt: 5 },
    reveal:
      'The area doubles, and the velocity grows by a factor of 1.4: flow grows with the head to the power of 1.5, and 2 to the power of 1.5 is 2.8. At a head of 1 ft (0.305 m), the flow is 33.3 cfs (0.943 m³/s) instead of 11.8 cfs (0.333 m³/s).',
  },
  {
    about: { weirType: 'v-notch' },
    ask: 'The head on a V-notch weir doubles from 0.5 to 1 ft (0.15 to 0.3 m). By what factor does its flow grow?',
    choices: ['2.8', '4', '5.7'],
    right: 2,
    start: { weirType: 'v-notch', upstreamFt: 4.5 },
    task: 'Raise the upstream level to 5 ft (1.52 m).',
    isMet: ({ crestFt, upstreamFt }) => crestFt === 4 && upstreamFt === 5,
    solution: { weirType: 'v-notch', upstreamFt: 5 },
    reveal:
      'Flow grows with the head to the power of 2.5, because the notch gets wider as well, and 2 to the power of 2.5 is 5.7. At a head of 1 ft (0.305 m), the flow is 2.5 cfs (0.0708 m³/s) instead of 0.442 cfs (0.0125 m³/s).',
  },
  {
    about: { weirType: 'transverse' },
    ask: 'Tailwater rises above the crest by half of the upstream head. How much of the flow is lost?',
    choices: ['None', 'About 15%', 'About 50%'],
    right: 1,
    start: {},
    task: 'Raise the downstream level to 4.5 ft (1.37 m).',
    isMet: ({ crestFt, upstreamFt, downstreamFt }) =>
      crestFt === 4 && upstreamFt === 5 && downstreamFt === 4.5,
    solution: { downstreamFt: 4.5 },
    reveal:
      'Tailwater pushes back, but little at first: at 4.5 ft (1.37 m) the flow falls from 33.3 to 28.2 cfs (0.943 to 0.797 m³/s). By the Villemonte equation, the fraction that remains is (1 − 0.5^1.5)^0.385 = 0.85.',
  },
];
