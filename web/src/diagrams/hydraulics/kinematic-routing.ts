import { areaAtMaxFactor, areaOf, factorOf, factorSlopeOf, maxFactor } from './circle';
import { findRoot } from './find-root';

/** Weights of distance and time: WX and WT in kinwave.c. */
const distanceWeight = 0.6;
const timeWeight = 0.6;
/** The tolerance of the area, as a fraction of the full area: EPSIL in kinwave.c. */
const tolerance = 0.001;
/** A flow that counts as zero, as a fraction of the full flow: TINY in consts.h. */
const noFlow = 1e-6;

/** Flow and area at both ends of a conduit, as fractions of the full conduit's. */
export interface Ends {
  inflow: number;
  inArea: number;
  outflow: number;
  outArea: number;
}

/**
 * One step of kinematic wave routing through one conduit: continuity on a grid of two
 * ends and two times with weights of 0.6, solved for the area at the outlet. `ends` is updated. The
 * inlet passes at most the full flow, but, as in the engine, the equation uses all of the offered flow.
 * RM2 4.2, eqs. 4-7 to 4-10; engine kinwave.c, kinwave_execute.
 *
 * @param offered the flow that arrives at the inlet, as a fraction of the full flow
 * @param fill full volume / (full flow · time step): the number of steps in which full flow fills the conduit
 */
export function routeStep(ends: Ends, offered: number, fill: number): void {
  const inflow = Math.min(1, offered);
  const inArea = offered >= 1 ? 1 : areaOf(offered);
  if (offered <= noFlow && ends.outflow <= noFlow) {
    ends.outflow = 0;
    ends.outArea = 0;
  } else {
    const c1 = (fill * timeWeight) / distanceWeight;
    const c2 =
      (fill / distanceWeight) *
        ((1 - timeWeight) * (inArea - ends.inArea) - timeWeight * ends.outArea) +
      ((1 - distanceWeight) / distanceWeight) * (ends.outflow - ends.inflow) -
      offered;
    ends.outArea = solveContinuity(c1, c2, ends.outArea);
    ends.outflow = factorOf(ends.outArea);
  }
  ends.inflow = inflow;
  ends.inArea = inArea;
}

/**
 * The area at which section factor + c1 · area + c2 is 0. Without a root, the full area (1) if the sum
 * is negative, or else 0. kinwave.c, solveContinuity.
 */
function solveContinuity(c1: number, c2: number, previous: number): number {
  const residualAt = (area: number) => factorOf(area) + c1 * area + c2;
  const slopeAt = (area: number) => factorSlopeOf(area) + c1;
  // Plain variables instead of arrays, to allocate less: one move of a slider computes thousands of steps.
  let low = areaAtMaxFactor;
  let high = 1;
  let atLow = maxFactor + c1 * areaAtMaxFactor + c2;
  let atHigh = 1 + c1 + c2;
  if (atLow * atHigh > 0) {
    low = 0;
    high = areaAtMaxFactor;
    atHigh = atLow;
    atLow = c2;
  }
  if (atLow * atHigh > 0) return atLow < 0 ? 1 : 0;
  const start = previous < low || previous > high ? (low + high) / 2 : previous;
  const falls = atLow > atHigh;
  return findRoot(residualAt, slopeAt, {
    low: falls ? high : low,
    high: falls ? low : high,
    start,
    tolerance,
  });
}
