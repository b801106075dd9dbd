import { makeDiagram } from '../frame/make-diagram';
import { controlsOf } from '../kit/controls';
import { formatQuantity } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { describe, methodNames } from './describe';
import { NetworkDrawing } from './drawing';
import { type NetworkResult, run } from './model';
import { type NetworkParams, sideInflowCfs } from './network';
import { prompts } from './prompts';
import { codesOf } from './rules';

const { choice, range, toggle } = controlsOf<NetworkParams>();

const diverts = ({ hub, method }: NetworkParams) => hub === 'divider' && method !== 'dynamic';

export const spec: DiagramSpec<NetworkParams, NetworkResult> = {
  initial: {
    method: 'kinematic',
    hub: 'divider',
    second: 'conduit',
    end: 'outfall',
    isAdverse: false,
    hasOutfall: true,
    inflowCfs: 6,
    divider: 'cutoff',
    cutoffCfs: 5,
  },
  controls: [
    choice('method', 'Routing method', {
      steady: 'Steady flow',
      kinematic: 'Kinematic wave',
      dynamic: 'Dynamic wave',
    }),
    choice('hub', 'Node X', { junction: 'Junction', divider: 'Divider', storage: 'Storage unit' }),
    choice('second', 'Second link out of X', {
      none: 'None',
      conduit: 'Conduit',
      orifice: 'Orifice',
      weir: 'Weir',
      pump: 'Ideal pump',
    }),
    choice(
      'end',
      'Second link leads to',
      {
        outfall: 'A separate outfall',
        same: 'The end of C4',
        beside: 'J4, beside C3',
        upstream: 'J1, back upstream',
      },
      { when: ({ second }) => second !== 'none' },
    ),
    toggle('isAdverse', 'C3 rises (adverse slope)'),
    toggle('hasOutfall', 'C4 ends at an outfall'),
    range('inflowCfs', 'Inflow at J1', 'flow', { min: 1, max: 150, step: 0.5 }),
    choice(
      'divider',
      'The divider keeps',
      { cutoff: 'Its cutoff flow', overflow: 'The full flow of C3 (overflow)' },
      { when: diverts },
    ),
    range('cutoffCfs', 'Cutoff, or full flow of C3', 'flow', {
      min: ({ divider }) => (divider === 'overflow' ? 0.5 : 0),
      max: 50,
      step: 0.5,
      when: diverts,
    }),
  ],
  main: ['method', 'hub', 'second', 'end'],
  run,
  Drawing: NetworkDrawing,
  describe,
  readings: (params, units, result) => [
    { label: 'Inflow at J3', value: formatQuantity(sideInflowCfs, 'flow', units) },
    { label: 'Nodes', value: `${result.network.nodes.length}` },
    {
      label: 'Links',
      value: result.network.links.map(({ id, from, to }) => `${id} ${from} to ${to}`).join(', '),
    },
    { label: 'Layout', value: result.layout },
    {
      label: methodNames[params.method],
      value: codesOf(result.errors[params.method]) || 'accepts it',
    },
  ],
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'A junction with two outlets',
      params: { hub: 'junction' },
      notice:
        'ERROR 133: steady flow and kinematic wave routing allow a junction only one outlet. Dynamic wave routing accepts it.',
    },
    {
      label: 'A conduit that rises',
      params: { hub: 'junction', second: 'none', isAdverse: true },
      notice:
        'ERROR 115: steady flow and kinematic wave routing have no backwater, so no water flows uphill. Dynamic wave routing accepts the adverse slope: the water in X rises until it can flow on.',
    },
    {
      label: 'Two links into one outfall',
      params: { method: 'dynamic', hub: 'storage', end: 'same' },
      notice:
        'ERROR 141: an outfall takes one link, because its level is the boundary condition of that link. Steady flow and kinematic wave routing have no such condition and don’t check this.',
    },
  ],
  sources:
    'Reference Manual II, sections 2.2, 3.2 and 4.3; User’s Manual, section 3.4.5 and Appendix E; engine files toposort.c, flowrout.c and node.c',
  note: 'Flows are those of a constant inflow once they are steady; where the layout alone doesn’t decide them, none are given. A divider diverts in steady flow and kinematic wave routing only; in dynamic wave routing it is a junction. The profile is not to scale, and it shows the depth of moving water only schematically. All conduits are large enough for the flows, except that an overflow divider fills C3.',
};

/** A small network, and which routing methods accept it. */
export default makeDiagram(spec);
