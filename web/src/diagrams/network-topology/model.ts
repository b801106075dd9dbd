import {
  type LinkId,
  type Method,
  methods,
  type Network,
  type NetworkParams,
  networkOf,
  sideInflowCfs,
} from './network';
import { type EngineError, errorsOf } from './rules';

/** One path down from each node, branches, branches that meet again, or a cycle. */
export type Layout = 'dendritic' | 'branched' | 'looped' | 'cyclic';

export interface NetworkResult {
  network: Network;
  layout: Layout;
  /** The errors of each method; empty if it accepts the network. */
  errors: Record<Method, EngineError[]>;
  /** Flows that have become steady, by the chosen method; undefined where heads decide. */
  flows: Partial<Record<LinkId, number | undefined>>;
  /** The total inflow. */
  totalCfs: number;
}

/** Checks a network for each method, and finds the flows that its layout alone decides. */
export function run(params: NetworkParams): NetworkResult {
  const network = networkOf(params);
  const errors = {
    steady: errorsOf(network, 'steady'),
    kinematic: errorsOf(network, 'kinematic'),
    dynamic: errorsOf(network, 'dynamic'),
  };
  return {
    network,
    layout: layoutOf(params),
    errors,
    flows: errors[params.method].length > 0 ? {} : flowsOf(params),
    totalCfs: params.inflowCfs + sideInflowCfs,
  };
}

function layoutOf({ second, end }: NetworkParams): Layout {
  if (second === 'none') return 'dendritic';
  if (end === 'upstream') return 'cyclic';
  return end === 'outfall' ? 'branched' : 'looped';
}

/**
 * Steady flows of a network that its method accepts. A cutoff divider keeps the
 * flow up to its cutoff and diverts the rest (RM2 4.3.3; node.c,
 * divider_getOutflow); an ideal pump takes all that its node receives (link.c,
 * pump_getInflow); two equal conduits take one half each. Where a weir or a depth
 * decides, there is no value.
 *
 * Check: 8 cfs at a divider with a cutoff of 5 cfs leave as 5 and 3 cfs in the
 * engine 5.2.4 too; engine.json has more.
 */
function flowsOf(params: NetworkParams): NetworkResult['flows'] {
  const { second, end, inflowCfs } = params;
  const total = inflowCfs + sideInflowCfs;
  const inflows = { C1: inflowCfs, C2: sideInflowCfs };
  if (second === 'none') return { ...inflows, C3: total, C4: total };
  if (end === 'upstream') {
    // L5 and C1 lie side by side; without them all that arrives goes on.
    const half = second === 'conduit' ? inflowCfs / 2 : undefined;
    return { C1: half, C2: sideInflowCfs, C3: total, C4: total, L5: half && -half };
  }
  const [main, side] = splitOf(params, total);
  const joined = end === 'beside' ? plus(main, side, total) : main;
  return { ...inflows, C3: main, C4: joined, L5: side };
}

/** The flows in C3 and in the second link. */
function splitOf(params: NetworkParams, total: number): [number | undefined, number | undefined] {
  const { method, hub, second, end, isAdverse, hasOutfall, divider, cutoffCfs } = params;
  if (method === 'dynamic') {
    // An overflow divider has a smaller C3.
    const isOverflow = hub === 'divider' && divider === 'overflow';
    const areAlike = hasOutfall && !isAdverse && !isOverflow;
    if (second === 'conduit' && (end === 'beside' || (end === 'outfall' && areAlike))) {
      return [total / 2, total / 2];
    }
    // Without an outfall at its end, C4 fills and its water is still, unless it floods because an
    // orifice or a weir holds the water back.
    return end === 'outfall' && !hasOutfall && second === 'conduit'
      ? [0, total]
      : [undefined, undefined];
  }
  if (hub === 'divider') {
    const main = Math.min(total, cutoffCfs);
    return [main, second === 'pump' ? total : total - main];
  }
  if (second === 'pump') return [0, total];
  return second === 'conduit' ? [total / 2, total / 2] : [undefined, undefined];
}

function plus(main: number | undefined, side: number | undefined, total: number): number {
  return main === undefined || side === undefined ? total : main + side;
}

/** The flow that leaves the network. It exceeds the inflow if the engine counts water twice. */
export function leavingCfs({ network, flows }: NetworkResult): number | undefined {
  const ends = network.links.filter(({ to }) => !network.links.some(({ from }) => from === to));
  let sum = 0;
  for (const { id } of ends) {
    const flow = flows[id];
    if (flow === undefined) return undefined;
    sum += flow;
  }
  return sum;
}

/** The methods that accept the network. */
export function acceptedBy({ errors }: NetworkResult): Method[] {
  return methods.filter((method) => errors[method].length === 0);
}
