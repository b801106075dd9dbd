import { updateDepth } from './continuity';
import { updateFlow } from './momentum';
import type { Link, Node, Options } from './network';
import { criticalDepth, negligible, normalDepth } from './pipe';

/** The maximum number of trials per step: DEFAULT_MAXTRIALS in dynwave.c. */
const maxTrials = 8;
/** The minimum variable step: MINIMUM_STEP of the options. */
const minStepS = 0.5;

/** The stage at the outfall above its invert, or undefined for a free outfall. */
export type OutfallStage = number | undefined;

/**
 * Sets the depth at the outfall: the smaller of critical and normal depth, or a fixed stage if that is
 * higher. RM2 3.2, eq. 3-15b; node.c, outfall_setOutletDepth.
 */
export function setOutfallDepth({ pipe, to, flowCfs }: Link, stageFt: OutfallStage): void {
  if (stageFt !== undefined && stageFt >= pipe.diameterFt) {
    // Neither depth is above the crown.
    to.depthFt = stageFt;
    return;
  }
  const free = Math.min(normalDepth(pipe, flowCfs), criticalDepth(pipe, flowCfs));
  to.depthFt = stageFt === undefined ? free : Math.max(free, stageFt);
}

/**
 * Takes one routing step: at most maxTrials trials of all flows and then all depths, until the heads
 * converge (Picard iteration). Reports whether they do. RM2 3.2; engine dynwave.c, dynwave_execute.
 */
export function routeStep(
  nodes: readonly Node[],
  links: readonly Link[],
  stageFt: OutfallStage,
  options: Options,
  stepS: number,
): boolean {
  for (const node of nodes) {
    node.oldDepthFt = node.depthFt;
    node.oldPondFt3 = node.pondFt3;
    node.oldNetCfs = node.inflowCfs - node.outflowCfs;
    node.isConverged = false;
  }
  for (const link of links) {
    link.oldFlowCfs = link.flowCfs;
    link.oldAreaFt2 = Math.max(negligible, link.areaFt2);
    link.isBypassed = false;
  }
  for (let trial = 0; trial < maxTrials; trial++) {
    for (const node of nodes) {
      node.surfaceFt2 = node.depthFt > node.rimFt ? node.pondFt2 : 0;
      node.flowPerHead = 0;
      node.inflowCfs = node.lateralCfs;
      node.outflowCfs = 0;
    }
    for (const link of links) {
      if (!link.isBypassed) updateFlow(link, options, trial, stepS);
    }
    for (const link of links) addToNodes(link);
    let isConverged = true;
    for (const link of links) if (link.to.isOutfall) setOutfallDepth(link, stageFt);
    for (const node of nodes) {
      if (node.isOutfall) continue;
      updateDepth(node, options, trial, stepS);
      isConverged &&= node.isConverged;
    }
    if (trial === 0) continue;
    if (isConverged) return true;
    for (const link of links) link.isBypassed = link.from.isConverged && link.to.isConverged;
  }
  return false;
}

function addToNodes(link: Link): void {
  const { from, to, flowCfs } = link;
  const upstream = flowCfs >= 0 ? from : to;
  const downstream = flowCfs >= 0 ? to : from;
  upstream.outflowCfs += Math.abs(flowCfs);
  downstream.inflowCfs += Math.abs(flowCfs);
  from.surfaceFt2 += link.upSurfaceFt2;
  to.surfaceFt2 += link.downSurfaceFt2;
  from.flowPerHead += link.flowPerHead;
  to.flowPerHead += link.flowPerHead;
}

/**
 * Returns the Courant step of a conduit: how long a dynamic wave takes to travel through it,
 * L / (v + c). It is infinite for a full, dry or almost still conduit. RM2 3.4, eqs. 3-30 to 3-32;
 * dynwave.c, getLinkStep.
 */
export function courantStep({ flowCfs, areaFt2, volumeFt3, froude }: Link): number {
  if (Math.abs(flowCfs) <= negligible || areaFt2 <= negligible || froude <= 0.01) {
    return Number.POSITIVE_INFINITY;
  }
  return ((volumeFt3 / Math.abs(flowCfs)) * froude) / (1 + froude);
}

/**
 * Returns the next variable step: the smallest of the maximum step, each Courant step times the factor,
 * and, for each junction that is neither dry nor full to its crown, the time in which its depth changes
 * by a quarter of the crown's height at the current rate. It is never below the minimum, and is
 * rounded down to a millisecond. RM2 3.4; dynwave.c, dynwave_getRoutingStep and getVariableStep.
 */
export function variableStep(
  nodes: readonly Node[],
  links: readonly Link[],
  maxStepS: number,
  factor: number,
): number {
  let step = maxStepS;
  for (const link of links) step = Math.min(step, factor * courantStep(link));
  for (const { isOutfall, depthFt, crownFt, changeFtPerS } of nodes) {
    if (
      isOutfall ||
      depthFt <= negligible ||
      depthFt + negligible >= crownFt ||
      changeFtPerS < negligible
    )
      continue;
    step = Math.min(step, (0.25 * crownFt) / changeFtPerS);
  }
  return Math.floor(1000 * Math.max(minStepS, step)) / 1000;
}

/** The step with which a simulation with variable steps begins. */
export const firstStepS = minStepS;
