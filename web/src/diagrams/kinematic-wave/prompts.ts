import type { PromptList } from '../kit/prompt';
import type { KinematicWaveParams, KinematicWaveResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<KinematicWaveParams, KinematicWaveResult> = [
  {
    ask: 'The inflow exceeds what the pipe carries when full. How much flows out of it?',
    choices: ['The same peak, later', 'About the full flow', 'More than the inflow'],
    right: 1,
    start: { peakCfs: 30, hour: 0.35 },
    task: 'Raise the peak of the inflow to 80 cfs (2.27 m³/s).',
    isMet: ({ peakCfs }) => peakCfs === 80,
    solution: { peakCfs: 80, hour: 0.35 },
    reveal:
      'A kinematic wave has no pressure to push more through. The excess floods, and the outflow hardly exceeds the full flow of 47.2 cfs (1.34 m³/s); its ripples come from the scheme.',
  },
  {
    ask: 'Steady flow routing replaces kinematic wave routing. When does the peak leave the pipe?',
    choices: ['In the step in which it enters', 'After length ÷ celerity', 'Still later'],
    right: 0,
    start: {},
    task: 'Choose Steady flow under Routing.',
    isMet: ({ method }) => method === 'steady',
    solution: { method: 'steady' },
    reveal:
      'Steady flow routing passes each inflow through all conduits in the same step. The peak of 30 cfs (0.85 m³/s) arrives without delay or attenuation.',
  },
  {
    about: { method: 'kinematic' },
    ask: 'One long conduit replaces ten short ones. What happens to the peak at the outlet?',
    choices: ['It is lower', 'It is the same', 'It is higher'],
    right: 0,
    start: {},
    task: 'Choose 1 under Conduits in a row.',
    isMet: ({ reaches }) => reaches === '1',
    solution: { reaches: '1' },
    reveal:
      'The peak is 29% lower than that of the inflow, instead of 12%. The scheme itself spreads a wave, and more so in a longer conduit; the dip before the wave also comes from the scheme.',
  },
];
