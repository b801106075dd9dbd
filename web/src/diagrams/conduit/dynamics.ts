import { gravityFtPerS2 } from '../hydraulics/constants';
import { type FlowAtDepth, type Section, wettedAt } from './section';

/** What is shown beside the section: its uniform flow, or a part of dynamic wave routing. */
export type Show = 'uniform' | 'waves' | 'entrance' | 'limit';

/** The largest coefficient of the entrance loss that the diagram offers. */
export const maxEntranceLoss = 1.5;

/** What the controls of dynamic wave routing set. */
export interface Dynamics {
  show: Show;
  /** Length of the conduit, for the time that a wave takes. */
  lengthFt: number;
  /** The coefficient K of the entrance loss. */
  entranceLoss: number;
  /** Depth at the lower end. */
  downFt: number;
  /** The flow that the momentum equation gives for all barrels together. */
  routedCfs: number;
}

/** What dynamic wave routing computes from the section. */
export interface DynamicsResult {
  /** Speed of small waves in still water; undefined without a free surface or without water. */
  celerityFtPerS: number | undefined;
  /** The critical depth, but at most the full depth. */
  criticalFt: number;
  /** The specific energy at the depth. */
  energyFt: number;
  /** The specific energy at the critical depth. */
  minEnergyFt: number;
  /** The fraction of the inertial terms that partial damping keeps. */
  inertiaFraction: number;
  /**
   * How long a wave takes to pass through the conduit; undefined without a free surface, without
   * water, or at a Froude number of 0.01 or less.
   */
  courantS: number | undefined;
  entranceLossFt: number;
  limit: NormalLimit;
}

/** The checks of NORMAL_FLOW_LIMITED. */
interface NormalLimit {
  /** The flow by the momentum equation; 0 if the inlet is empty. */
  computedCfs: number;
  /** Uniform flow for the depth at the inlet. */
  normalCfs: number;
  /** Velocity of the computed flow at the inlet. */
  velocityFtPerS: number;
  /** Froude number of the computed flow at the inlet; 0 without a free surface. */
  froude: number;
  /** Whether SLOPE limits the computed flow to the normal flow, if that is less. */
  bySlope: boolean;
  /** Whether FROUDE does. */
  byFroude: boolean;
}

/** The velocity head, V² / (2g), in feet; the velocity is in ft/s. */
export const velocityHeadFt = (velocity: number) => velocity ** 2 / (2 * gravityFtPerS2);

/** Celerity of small waves, √(g A / W). RM2 3.3.1; engine link.c, link_getFroude. */
function celerityOf(section: Section, depthFt: number): number | undefined {
  const { areaFt2, topWidthFt } = wettedAt(section, depthFt);
  return topWidthFt > 0 ? Math.sqrt((gravityFtPerS2 * areaFt2) / topWidthFt) : undefined;
}

/** Bisections of the depth, which narrow it to a billionth of the full depth. */
const bisections = 30;

/**
 * The depth at which a flow of one barrel is critical, but at most the full depth. Engine xsect.c,
 * xsect_getYcrit.
 */
export function criticalDepth(section: Section, flowCfs: number): number {
  if (flowCfs <= 0) return 0;
  let [low, high] = [0, section.heightFt];
  for (let n = 0; n < bisections; n++) {
    const depth = (low + high) / 2;
    const celerity = celerityOf(section, depth) ?? Number.POSITIVE_INFINITY;
    if (flowCfs > celerity * wettedAt(section, depth).areaFt2) low = depth;
    else high = depth;
  }
  return high;
}

/**
 * Waves, losses and limits of dynamic wave routing at a depth and its uniform flow.
 *
 * A wave passes through in L/v · Fr/(1 + Fr) (RM2 3.4, eq. 3-31; dynwave.c, getLinkStep). Partial
 * damping keeps all inertia up to a Froude number of 0.5 and none from 1 on (RM2 3.3.3; dwflow.c).
 * A loss is K v²/2g (RM2 7.2; dwflow.c, findLocalLosses). The normal flow limit applies where depth
 * rises downstream (SLOPE) or the flow at the inlet is critical or supercritical (FROUDE), but not
 * where the inlet is full, and no flow leaves an empty inlet (RM2 3.3.4; dwflow.c,
 * dwflow_findConduitFlow and checkNormalFlow).
 *
 * Check: over 110 ft at 4.0 ft/s with a Froude number of 0.60, the step is 10.3 s; 0.75 of it is 7.7 s.
 */
export function dynamicsOf(
  params: Section & Dynamics & { barrels: number },
  now: FlowAtDepth,
): DynamicsResult {
  const { heightFt, lengthFt, entranceLoss, downFt, routedCfs, barrels } = params;
  const { depthFt, areaFt2, velocityFtPerS } = now;
  const celerityFtPerS = celerityOf(params, depthFt);
  const froude = celerityFtPerS === undefined ? undefined : velocityFtPerS / celerityFtPerS;
  const criticalFt = criticalDepth(params, velocityFtPerS * areaFt2);
  const atCritical = wettedAt(params, criticalFt).areaFt2;
  const computedCfs = areaFt2 > 0 ? routedCfs : 0;
  const routedFtPerS = areaFt2 > 0 ? routedCfs / barrels / areaFt2 : 0;
  const routedFroude = celerityFtPerS === undefined ? 0 : routedFtPerS / celerityFtPerS;
  return {
    celerityFtPerS,
    criticalFt,
    energyFt: depthFt + velocityHeadFt(velocityFtPerS),
    minEnergyFt:
      criticalFt + velocityHeadFt(atCritical > 0 ? (velocityFtPerS * areaFt2) / atCritical : 0),
    inertiaFraction: froude === undefined ? 0 : Math.min(1, Math.max(0, 2 * (1 - froude))),
    courantS:
      froude === undefined || froude <= 0.01
        ? undefined
        : ((lengthFt / velocityFtPerS) * froude) / (1 + froude),
    entranceLossFt: entranceLoss * velocityHeadFt(velocityFtPerS),
    limit: {
      computedCfs,
      normalCfs: now.flowCfs,
      velocityFtPerS: routedFtPerS,
      froude: routedFroude,
      bySlope: downFt > depthFt,
      // The engine does not check the Froude number at a dry lower end (dwflow.c, checkNormalFlow).
      byFroude: routedFroude >= 1 && downFt > 0 && depthFt < heightFt,
    },
  };
}
