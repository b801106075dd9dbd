import { relaxation } from './momentum';
import type { Node, Options } from './network';
import { negligible } from './pipe';

/** The minimum surface area of a node: a manhole 4 ft in diameter. DEFAULT_SURFAREA in dynwave.c. */
export const minSurfaceFt2 = 12.566;
/** Heads that change by at most this between two trials have converged: DEFAULT_HEADTOL, dynwave.c. */
export const headToleranceFt = 0.005;

/**
 * Updates the depth of a junction from its inflow and outflow, in one trial of a step. The depth
 * follows from the area of the water surface around the junction or, in EXTRAN surcharge, from how
 * the flows change with head. Above the ground, water ponds if the node has a ponded area. Otherwise
 * it rises within the surcharge depth, and what exceeds that depth is lost.
 * RM2 3.2, eq. 3-15, and 3.3.5 to 3.3.7; engine dynwave.c, setNodeDepth and getFloodedDepth.
 */
export function updateDepth(node: Node, { surcharge }: Options, trial: number, stepS: number) {
  const { crownFt, oldDepthFt, rimFt, limitFt, pondFt2 } = node;
  const last = node.depthFt;
  const isPonded = pondFt2 > 0 && last > rimFt;
  const net = node.inflowCfs - node.outflowCfs;
  const stored = 0.5 * (node.oldNetCfs + net) * stepS;
  let depth: number;
  if (surcharge === 'extran' && last > crownFt && !isPonded) {
    const correction = node.isTop ? 0.6 : 1;
    let divisor = node.flowPerHead;
    if (last < 1.25 * crownFt) {
      const part = (last - crownFt) / crownFt;
      divisor += (node.freeSurfaceFt2 / stepS - node.flowPerHead) * Math.exp(-15 * part);
    }
    depth = last + (divisor === 0 ? 0 : (correction * net) / divisor);
    if (depth < crownFt) depth = crownFt - negligible;
    if (pondFt2 > 0 && depth > rimFt) depth = rimFt + negligible;
  } else {
    const surface = Math.max(node.surfaceFt2, minSurfaceFt2);
    depth = oldDepthFt + stored / surface;
    if (!isPonded) node.freeSurfaceFt2 = surface;
    if (trial > 0) depth = (1 - relaxation) * last + relaxation * depth;
    if (isPonded && depth < rimFt) depth = rimFt - negligible;
  }
  depth = Math.max(0, depth);
  node.overflowCfs = 0;
  if (pondFt2 > 0) {
    node.pondFt3 = depth > rimFt ? Math.max(0, node.oldPondFt3 + stored) : 0;
  } else if (depth > limitFt) {
    depth = limitFt;
    node.overflowCfs = stored / stepS < negligible ? 0 : stored / stepS;
  }
  node.changeFtPerS = Math.abs(depth - oldDepthFt) / stepS;
  node.isConverged = Math.abs(last - depth) <= headToleranceFt;
  node.depthFt = depth;
}
