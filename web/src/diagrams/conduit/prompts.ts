import type { PromptList } from '../kit/prompt';
import type { ConduitParams, ConduitResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<ConduitParams, ConduitResult> = [
  {
    about: { show: 'uniform' },
    ask: 'Water in a circular sewer rises from 80% of the full depth to full. What happens to its velocity?',
    choices: ['It rises', 'It stays the same', 'It falls'],
    right: 2,
    start: { depthFt: 1.6 },
    task: 'Raise the depth of water until the sewer is full.',
    isMet: ({ depthFt, heightFt }) => depthFt >= 0.999 * heightFt,
    solution: { depthFt: 2 },
    reveal:
      'From 80% to full, the wetted perimeter grows faster than the area: the hydraulic radius falls from 0.608 to 0.5 ft (0.185 to 0.152 m), and with it the velocity, from 5.8 to 5.09 ft/s (1.77 to 1.55 m/s).',
  },
  {
    about: { show: 'waves' },
    ask: 'A conduit is shortened to a quarter of its length. What happens to its Courant time step?',
    choices: ['It stays the same', 'It falls to half', 'It falls to a quarter'],
    right: 2,
    start: { show: 'waves' },
    task: 'Shorten the conduit to 100 ft (30.5 m).',
    isMet: ({ lengthFt }) => lengthFt === 100,
    solution: { show: 'waves', lengthFt: 100 },
    reveal:
      'The Courant step is the time that a wave takes to pass through the conduit: 9.88 s for 100 ft (30.5 m), 39.5 s for 400 ft (122 m). Short conduits force short steps.',
  },
  {
    about: { show: 'limit' },
    ask: 'Suppose that the depth falls downstream and the flow at the inlet is supercritical. Which setting of NORMAL_FLOW_LIMITED leaves the computed flow as it is?',
    choices: ['SLOPE', 'FROUDE', 'BOTH'],
    right: 0,
    start: { show: 'limit' },
    task: 'Lower the depth at the lower end below the depth of water, but not to 0.',
    isMet: ({ depthFt, downFt }) => downFt > 0 && downFt < depthFt,
    solution: { show: 'limit', downFt: 0.6 },
    reveal:
      'SLOPE limits the flow only where the water surface is flatter than the bed. At a depth of 1 ft (0.305 m), FROUDE still limits 10 cfs (0.283 m³/s) to 8 cfs (0.226 m³/s), because the Froude number at the inlet is 1.27.',
  },
];
