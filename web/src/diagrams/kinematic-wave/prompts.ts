import type { Prompt } from '../kit/prompt';
import type { KinematicWaveParams, KinematicWaveResult } from './model';

/** What the diagram asks. */
export const prompts: readonly [Prompt<KinematicWaveParams, KinematicWaveResult>] = [
  {
    ask: 'The inflow exceeds what the pipe carries when full. What leaves its end?',
    choices: ['The same peak, later', 'About the full flow', 'More than the inflow'],
    right: 1,
    start: { peakCfs: 30 },
    task: 'Raise the peak of the inflow until water floods.',
    isMet: (_params, { floodedFt3 }) => floodedFt3 >= 1,
    solution: { peakCfs: 80 },
    reveal:
      'A kinematic wave has no pressure to push more through. The excess floods at the inlet, and the outflow has a flat top.',
  },
];
