import {
  hasSmallC3,
  type LinkId,
  type Method,
  type Network,
  type NetworkParams,
  networkOf,
  sideInflowCfs,
} from './network';
import { type EngineError, errorsOf } from './rules';

/**
 * Dendritic: one path down from each node. Branched: a node has two outlets. Looped: branches meet
 * again. Cyclic: a path leads back to its start.
 */
export type Layout = 'dendritic' | 'branched' | 'looped' | 'cyclic';

export interface NetworkResult {
  network: Network;
  layout: Layout;
  /** The errors of each method; empty if it accepts the network. */
  errors: Record<Method, EngineError[]>;
  /** Steady flows: none if the method rejects the network, undefined if heads or depths decide. */
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
    totalCfs: totalOf(params),
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
 * pump_getInflow); two equal conduits take half each. Where heads or
 * depths decide, there is no value.
 *
 * Check: a divider with a cutoff of 5 cfs splits 8 cfs into 5 and 3 cfs, as
 * in engine 5.2.4; engine.json has more.
 */
function flowsOf(params: NetworkParams): NetworkResult['flows'] {
  const { second, end, inflowCfs } = params;
  const total = totalOf(params);
  const inflows = { C1: inflowCfs, C2: sideInflowCfs };
  if (second === 'none') return { ...inflows, C3: total, C4: total };
  if (end === 'upstream') {
    // L5 and C1 share the inflow of J1, and C3 carries what arrives at X.
    const half = second === 'conduit' ? inflowCfs / 2 : undefined;
    const passed = mayFlood(params) ? undefined : total;
    return { C1: half, C2: sideInflowCfs, C3: passed, C4: passed, L5: half && -half };
  }
  const [main, side] = splitOf(params, total);
  const joined = end === 'beside' ? joinedFlow(params, main, side) : main;
  return { ...inflows, C3: main, C4: joined, L5: side };
}

/** The flows in C3 and in the second link; undefined where heads or depths decide. */
function splitOf(params: NetworkParams, total: number): [number | undefined, number | undefined] {
  const { method, hub, second, end, isAdverse, hasOutfall, cutoffCfs } = params;
  if (method === 'dynamic') {
    const areAlike =
      second === 'conduit' &&
      !hasSmallC3(params) &&
      (end === 'beside' || (end === 'outfall' && hasOutfall && !isAdverse));
    if (areAlike) return [total / 2, total / 2];
    // Without an outfall at its end, C4 fills and its water stands still. With an orifice or a
    // weir as L5, the level may rise until J5 floods.
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

/**
 * The flow in C4 where the second link joins C3. If the two flows are known, it is their sum, which may
 * exceed the total. Otherwise it is the total, or undefined if X may flood.
 */
function joinedFlow(params: NetworkParams, main: number | undefined, side: number | undefined) {
  if (main !== undefined && side !== undefined) return main + side;
  // A conduit as L5 is large enough for what C3 does not carry.
  return params.second !== 'conduit' && mayFlood(params) ? undefined : totalOf(params);
}

const totalOf = ({ inflowCfs }: NetworkParams) => inflowCfs + sideInflowCfs;

/** Reports whether more arrives at X than the full flow of a small C3, so that X may flood. */
const mayFlood = (params: NetworkParams) =>
  hasSmallC3(params) && totalOf(params) > params.cutoffCfs;

/** The outflow of the network, if known. It exceeds the inflow if the engine counts water twice. */
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
