import { areaOf, depthOf } from '../hydraulics/circle';
import { gravityFtPerS2, manningUs } from '../hydraulics/constants';
import { lookup } from '../hydraulics/section-tables';

// Engine xsect.dat: a circle at equal steps of depth, as fractions of full area, full hydraulic radius
// and maximum width.

/** A_Circ. */
const areaTable = [
  0, 0.00471, 0.0134, 0.024446, 0.0374, 0.05208, 0.068, 0.08505, 0.1033, 0.12236, 0.1423, 0.1631,
  0.1845, 0.20665, 0.2292, 0.25236, 0.2759, 0.29985, 0.3242, 0.34874, 0.3736, 0.39878, 0.4237,
  0.44907, 0.4745, 0.5, 0.5255, 0.55093, 0.5763, 0.60135, 0.6264, 0.65126, 0.6758, 0.70015, 0.7241,
  0.74764, 0.7708, 0.79335, 0.8154, 0.8369, 0.8576, 0.87764, 0.8967, 0.91495, 0.932, 0.94792,
  0.9626, 0.97555, 0.9866, 0.99516, 1,
];

/** R_Circ. */
const radiusTable = [
  0.01, 0.0528, 0.1048, 0.1556, 0.2052, 0.254, 0.3016, 0.3484, 0.3944, 0.4388, 0.4824, 0.5248,
  0.5664, 0.6064, 0.6456, 0.6836, 0.7204, 0.7564, 0.7912, 0.8244, 0.8568, 0.888, 0.9176, 0.9464,
  0.9736, 1, 1.024, 1.048, 1.07, 1.0912, 1.11, 1.1272, 1.144, 1.1596, 1.174, 1.1848, 1.194, 1.2024,
  1.21, 1.2148, 1.217, 1.2172, 1.215, 1.2104, 1.203, 1.192, 1.178, 1.1584, 1.132, 1.094, 1,
];

/** W_Circ, by its formula: 2 √(p (1 - p)) at the fraction p of the diameter. */
const widthTable = areaTable.map((_, step) => Math.sqrt(step * (50 - step)) / 25);

/** How surcharge is computed: from the change of flow with head, or with a slot above the crown. */
export type Surcharge = 'extran' | 'slot';

/** A circular conduit between two nodes. */
export interface Pipe {
  diameterFt: number;
  lengthFt: number;
  fullFt2: number;
  /** 1.486 · S^(1/2) / n. */
  beta: number;
  /** g (n / 1.486)², for the friction term. */
  roughFactor: number;
  /** Uniform flow when full. */
  fullCfs: number;
  surcharge: Surcharge;
}

/** A pipe's constants. Engine conduit_validate, xsect_setParams. */
export function makePipe(
  diameterFt: number,
  {
    lengthFt,
    slopePercent,
    roughness,
    surcharge,
  }: {
    lengthFt: number;
    slopePercent: number;
    roughness: number;
    surcharge: Surcharge;
  },
): Pipe {
  const fullFt2 = (Math.PI / 4) * diameterFt ** 2;
  const beta = (manningUs * Math.sqrt(slopePercent / 100)) / roughness;
  return {
    diameterFt,
    lengthFt,
    fullFt2,
    beta,
    roughFactor: gravityFtPerS2 * (roughness / manningUs) ** 2,
    fullCfs: beta * fullFt2 * (diameterFt / 4) ** (2 / 3),
    surcharge,
  };
}

/**
 * The width of the Preissmann slot: 0 with EXTRAN, and below 98.5% of the diameter. RM2 3.3.6;
 * dwflow.c, getSlotWidth: it narrows up to a depth of 1.78 diameters (the manual says 1.7).
 *
 * Check: the width is 0.5423/e = 19.95% of the diameter at the crown, 1% at twice the diameter.
 */
export function slotWidth({ diameterFt, surcharge }: Pipe, depthFt: number): number {
  const part = depthFt / diameterFt;
  if (surcharge !== 'slot' || part < 0.985257) return 0;
  return diameterFt * (part > 1.78 ? 0.01 : 0.5423 * Math.exp(-(part ** 2.4)));
}

/**
 * The width of the water surface. With SLOT, it is the width of the slot from 98.5% of the diameter up;
 * with EXTRAN, it is constant from 96% up. dwflow.c, getWidth.
 */
export function surfaceWidth(pipe: Pipe, depthFt: number): number {
  const slot = slotWidth(pipe, depthFt);
  if (slot > 0) return slot;
  const cutoff = pipe.surcharge === 'slot' ? 0.985257 : 0.96;
  return pipe.diameterFt * lookup(widthTable, Math.min(cutoff, depthFt / pipe.diameterFt));
}

/** The flow area, including the slot. dwflow.c, getArea. */
export function flowArea(pipe: Pipe, depthFt: number): number {
  const { diameterFt, fullFt2 } = pipe;
  if (depthFt >= diameterFt) return fullFt2 + (depthFt - diameterFt) * slotWidth(pipe, depthFt);
  return fullFt2 * lookup(areaTable, depthFt / diameterFt);
}

/** The hydraulic radius. dwflow.c, getHydRad. */
export function hydraulicRadius({ diameterFt }: Pipe, depthFt: number): number {
  if (depthFt >= diameterFt) return diameterFt / 4;
  return (diameterFt / 4) * lookup(radiusTable, depthFt / diameterFt);
}

/** Depths (ft), areas (ft²) and flows (cfs) up to this value are treated as zero: FUDGE in consts.h. */
export const negligible = 0.0001;

/** The Froude number, 0 in a full or dry pipe. link.c, link_getFroude. */
export function froudeOf(pipe: Pipe, velocityFtPerS: number, depthFt: number): number {
  const { diameterFt, fullFt2 } = pipe;
  if (depthFt <= negligible || diameterFt - depthFt <= negligible) return 0;
  const part = depthFt / diameterFt;
  const meanDepth = (fullFt2 * lookup(areaTable, part)) / (diameterFt * lookup(widthTable, part));
  return Math.abs(velocityFtPerS) / Math.sqrt(gravityFtPerS2 * meanDepth);
}

/** The depth of uniform flow; the diameter at full flow and above. link.c, link_getYnorm. */
export function normalDepth({ diameterFt, fullCfs }: Pipe, flowCfs: number): number {
  return diameterFt * depthOf(areaOf(Math.abs(flowCfs) / fullCfs));
}

/** The number of steps of depth in which the engine searches for critical flow. */
const criticalSteps = 25;

/**
 * Critical flow, A · sqrt(g A / W), of a conduit 1 ft in diameter at equal steps of depth;
 * 0 at full depth. It grows with the diameter to the power of 2.5.
 */
const criticalFlows = Array.from({ length: criticalSteps + 1 }, (_, index) => {
  const area = (Math.PI / 4) * lookup(areaTable, index / criticalSteps);
  const width = lookup(widthTable, index / criticalSteps);
  return width > 0 ? area * Math.sqrt((gravityFtPerS2 * area) / width) : 0;
});
const criticalFlow = (index: number) => criticalFlows[index] ?? 0;

/** The depth of critical flow, by linear interpolation in 25 steps of depth. xsect.c, getYcritEnum. */
export function criticalDepth({ diameterFt }: Pipe, flowCfs: number): number {
  const flow = Math.abs(flowCfs) / diameterFt ** 2.5;
  if (flow === 0) return 0;
  const guess = 1.01 * (flow ** 2 / gravityFtPerS2) ** 0.25;
  let index = Math.floor(Math.min(0.97, guess) * criticalSteps);
  if (criticalFlow(index) < flow) {
    while (index < criticalSteps && criticalFlow(index + 1) < flow) index++;
    if (index === criticalSteps) return diameterFt;
  } else {
    while (criticalFlow(index - 1) >= flow) index--;
    index--;
  }
  const low = criticalFlow(index);
  return (diameterFt * (index + (flow - low) / (criticalFlow(index + 1) - low))) / criticalSteps;
}
