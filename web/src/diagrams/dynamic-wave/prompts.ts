import type { PromptList } from '../kit/prompt';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';

/** What the diagram asks. */
export const prompts: PromptList<DynamicWaveParams, DynamicWaveResult> = [
  {
    ask: 'The river at the outfall rises above the sewer. What happens at J2, upstream?',
    choices: ['Nothing', 'Its level rises', 'It drains faster'],
    right: 1,
    start: { surcharge: 'slot', stageFt: 1, hour: 1.25 },
    task: 'Raise the stage until J2 is surcharged at 1.25 h.',
    isMet: ({ hour, upperFt, lowerFt }, result) =>
      hour === 1.25 && momentAt(result, hour).depthsFt[1] > Math.max(upperFt, lowerFt),
    solution: { surcharge: 'slot', stageFt: 6, hour: 1.25 },
    reveal:
      'Water leaves only while it stands higher at J2 than in the river. With a stage of 6 ft (1.83 m), the level at J2 is 1.02 ft (0.312 m) above the crown at 1.25 h.',
  },
  {
    about: { outfall: 'fixed' },
    ask: 'The river is above the water in the sewer. What does a tide gate do to the backflow?',
    choices: ['It has no effect', 'It slows it down', 'It stops it'],
    right: 2,
    start: { surcharge: 'slot', start: 'dry', hour: 0.05 },
    task: 'Switch the tide gate on.',
    isMet: ({ hasGate }) => hasGate,
    solution: { surcharge: 'slot', start: 'dry', hour: 0.05, hasGate: true },
    reveal:
      'The sewer starts dry, and the river runs in. The gate lets water out but not in: the backflow of 19.6 cfs (0.555 m³/s) at 0.05 h stops.',
  },
  {
    ask: 'The lower conduit is too small for the flood. How much can it carry?',
    choices: ['Less than its full flow', 'Its full flow', 'More than its full flow'],
    right: 2,
    start: { surcharge: 'slot', outfall: 'free', rimFt: 25, hour: 0.28 },
    task: 'Reduce the lower diameter to 2 ft (0.61 m).',
    isMet: ({ lowerFt }) => lowerFt === 2,
    solution: { surcharge: 'slot', outfall: 'free', rimFt: 25, hour: 0.28, lowerFt: 2 },
    reveal:
      'The head at J2 drives nearly 2.5 times the full flow through a conduit 2 ft (0.61 m) in diameter at 0.28 h. With kinematic wave routing, the excess is lost or ponds.',
  },
];
