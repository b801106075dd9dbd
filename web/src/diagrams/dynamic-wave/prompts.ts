import type { PromptList } from '../kit/prompt';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';

/** What the diagram asks. */
export const prompts: PromptList<DynamicWaveParams, DynamicWaveResult> = [
  {
    ask: 'The river at the outfall rises above the sewer. What happens at the junction upstream?',
    choices: ['Nothing, water runs downhill', 'Its level rises', 'It drains faster'],
    right: 1,
    start: { stageFt: 1, hour: 1.25 },
    task: 'Raise the stage until the junction is surcharged at 1.25 h.',
    isMet: ({ hour, upperFt, lowerFt }, result) =>
      hour === 1.25 && momentAt(result, hour).depthsFt[1] > Math.max(upperFt, lowerFt),
    solution: { stageFt: 6, hour: 1.25 },
    reveal:
      'The sewer starts dry: at first the river runs in, and levels shoot up as the pipes fill. Then the water at J2 stands as high as the river, which is backwater: with a stage of 6 ft (1.83 m) it is 1 ft (0.305 m) above the crown.',
  },
  {
    about: { outfall: 'fixed' },
    ask: 'The river is above the water in the sewer. What does a tide gate do to the flow back into the sewer?',
    choices: ['It has no effect', 'It slows it down', 'It stops it'],
    right: 2,
    start: { hour: 0.1 },
    task: 'Switch the tide gate on.',
    isMet: ({ hasGate }) => hasGate,
    solution: { hour: 0.1, hasGate: true },
    reveal: 'The gate lets water out but not in: the 10.3 cfs (0.291 m³/s) at 0.1 h stops.',
  },
];
