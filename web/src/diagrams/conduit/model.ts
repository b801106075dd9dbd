import { gravityFtPerS2, manningUs } from '../hydraulics/constants';
import { steps } from '../kit/scale';
import { type Dynamics, type DynamicsResult, dynamicsOf } from './dynamics';
import { type FlowAtDepth, type Section, wettedAt } from './section';

/** What the diagram's controls set. */
export type ConduitParams = Section & {
  depthFt: number;
  /** Bed slope in percent. */
  slopePercent: number;
  /** Manning's n, the same number in both systems of units. */
  roughness: number;
  /** The Hazen-Williams C-factor of a force main, from which its n follows. */
  hazenWilliams: number;
  /** The number of identical barrels side by side. */
  barrels: number;
} & Dynamics;

/** Uniform flow at a depth, and how it compares with the full section. */
export interface ConduitResult extends FlowAtDepth, DynamicsResult {
  /** 0 for an empty section, undefined without a free surface. */
  froude: number | undefined;
  full: FlowAtDepth;
  /** The depth with the largest flow: full depth in open channels. */
  largest: FlowAtDepth;
  /** Uniform flow at depths from empty to full. */
  curve: FlowAtDepth[];
}

/**
 * Uniform flow of all barrels by Manning's equation, Q = 1.486/n · A · R^(2/3) · S^(1/2) with S the bed
 * slope, as in kinematic wave routing. In a full force main, velocityAt uses another equation. RM2 3.1,
 * eq. 3-3; engine link.c (conduit_validate: beta).
 *
 * Check: a circle of 1 ft, n 0.013, flowing full at 1% carries 3.563 cfs by hand
 * (1.486/0.013 · 0.7854 · 0.25^(2/3) · 0.1); the values from engine 5.2.4 in engine.json agree
 * within 1%.
 */
export function flowAt(params: ConduitParams, depthFt: number): FlowAtDepth {
  const wetted = wettedAt(params, depthFt);
  const velocityFtPerS = velocityAt(params, wetted.radiusFt, depthFt >= params.heightFt);
  return {
    depthFt,
    ...wetted,
    velocityFtPerS,
    flowCfs: params.barrels * velocityFtPerS * wetted.areaFt2,
  };
}

/**
 * The velocity by Manning's equation, or in a full force main by the Hazen-Williams equation,
 * v = 1.318 C R^0.63 S^0.54. RM2 7.3; engine forcmain.c, forcemain_getFricSlope.
 */
function velocityAt(params: ConduitParams, radiusFt: number, isFull: boolean): number {
  const slope = params.slopePercent / 100;
  if (params.shape === 'forceMain' && isFull) {
    return 1.318 * params.hazenWilliams * radiusFt ** (1.1667 / 1.852) * slope ** (1 / 1.852);
  }
  return (manningUs / roughnessOf(params)) * radiusFt ** (2 / 3) * Math.sqrt(slope);
}

/**
 * Manning's n. The n of a force main, for when it is not full, follows from its C-factor:
 * 1.067/C · (D/S)^0.04. Engine forcmain.c, forcemain_getEquivN.
 */
export function roughnessOf(params: ConduitParams): number {
  const { shape, roughness, hazenWilliams, heightFt, slopePercent } = params;
  if (shape !== 'forceMain') return roughness;
  return (1.067 / hazenWilliams) * (heightFt / (slopePercent / 100)) ** 0.04;
}

/**
 * Froude number v / sqrt(g · A / W). RM2 3.3.1, eq. 3-17; engine link.c, link_getFroude.
 * A full closed conduit has no free surface and so no Froude number.
 */
export function froudeOf(flow: FlowAtDepth): number | undefined {
  if (flow.areaFt2 <= 0) return 0;
  if (flow.topWidthFt <= 0) return undefined;
  return flow.velocityFtPerS / Math.sqrt((gravityFtPerS2 * flow.areaFt2) / flow.topWidthFt);
}

/** The number of depths of the curve: from 0 to 100% of the full depth in steps of 0.5%. */
const curvePoints = 201;

/** Geometry, uniform flow and dynamics of a section at the chosen depth, and uniform flow at all depths. */
export function run(params: ConduitParams): ConduitResult {
  const curve = steps(0, params.heightFt, curvePoints).map((depth) => flowAt(params, depth));
  const full = flowAt(params, params.heightFt);
  const now = flowAt(params, params.depthFt);
  return {
    ...now,
    froude: froudeOf(now),
    full,
    largest: curve.reduce((best, point) => (point.flowCfs > best.flowCfs ? point : best), full),
    curve,
    ...dynamicsOf(params, now),
  };
}
