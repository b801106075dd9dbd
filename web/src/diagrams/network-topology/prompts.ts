import type { PromptList } from '../kit/prompt';
import type { NetworkResult } from './model';
import type { NetworkParams } from './network';

/** What the diagram asks. */
export const prompts: PromptList<NetworkParams, NetworkResult> = [
  {
    about: { second: 'conduit' },
    ask: 'A plain junction takes the place of the divider at X. Which routing method accepts that?',
    choices: ['Steady flow', 'Kinematic wave', 'Dynamic wave'],
    right: 2,
    start: {},
    task: 'Make X a junction, and choose a routing method that accepts it.',
    isMet: ({ hub, method }, { errors }) => hub === 'junction' && errors[method].length === 0,
    solution: { hub: 'junction', method: 'dynamic' },
    reveal:
      'Steady flow and kinematic wave routing cannot tell how the flow divides (ERROR 133). Dynamic wave routing computes it from the heads: C3 and L5 are alike, so each takes 4 cfs (0.113 m³/s).',
  },
  {
    about: { hub: 'divider' },
    ask: 'A divider has a cutoff of 5 cfs (0.142 m³/s). The inflow at J1, upstream of it, doubles from 6 to 12 cfs (0.17 to 0.34 m³/s). Where does the additional 6 cfs (0.17 m³/s) go?',
    choices: ['All into C3', 'Half into each', 'All into L5'],
    right: 2,
    start: {},
    task: 'Double the inflow at J1 to 12 cfs (0.34 m³/s).',
    isMet: ({ divider, method, inflowCfs }) =>
      divider === 'cutoff' && method !== 'dynamic' && inflowCfs === 12,
    solution: { inflowCfs: 12 },
    reveal:
      'C3 already carries the cutoff flow of 5 cfs (0.142 m³/s), and the divider diverts the rest: 9 cfs (0.255 m³/s) of the 14 cfs (0.396 m³/s) that reaches X, up from 3 cfs (0.085 m³/s).',
  },
  {
    ask: 'A conduit rises downstream. Which routing methods accept it?',
    choices: ['All three', 'Kinematic and dynamic wave', 'Dynamic wave only'],
    right: 2,
    start: { hub: 'junction', second: 'none', isAdverse: true },
    task: 'Choose a routing method that accepts this network.',
    isMet: ({ isAdverse, method }, { errors }) => isAdverse && errors[method].length === 0,
    solution: { hub: 'junction', second: 'none', isAdverse: true, method: 'dynamic' },
    reveal:
      'Steady flow and kinematic wave routing do not accept a bed that rises (ERROR 115). With dynamic wave routing, the water in X rises above the invert of J4, which is 1 ft (0.305 m) higher, and flows on.',
  },
];
