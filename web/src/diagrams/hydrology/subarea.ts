import { integrate, type Pair } from '../kit/integrate';

/** Manning's constant of overland flow: MCOEFF in subcatch.c, as in RM1 (conduits have 1.486). */
const overlandManningUs = 1.49;

/** The power 5/3 of overland flow, MEXP in subcatch.c. A cube root is twice as fast as `**`. */
function manningPower(depthFt: number) {
  const root = Math.cbrt(depthFt);
  return depthFt * root * root;
}

/** The error allowed in a step of the integration: ODETOL in subcatch.c. */
const tolerance = 0.0001;
/** A depth that counts as zero: ZERO in consts.h. */
const noDepthFt = 1e-10;

/** A subarea of a subcatchment: a separate reservoir. */
export interface Subarea {
  areaFt2: number;
  /** The factor α of runoff, in ft^(-2/3)/s. */
  alpha: number;
  /** Depression storage. */
  storeFt: number;
  depthFt: number;
  runoffFtPerS: number;
}

/**
 * α = 1.49 · W · S^(1/2) / (A · n), where A is the entire pervious or the entire impervious
 * area. RM1 3.2 and 3.3, eqs. 3-6, 3-8, 3-9; engine subcatch_validate.
 *
 * Check: 5 ac, 140 ft, 0.5%, n 0.01 (RM1 table 3-7): 1.49 · 140 · 0.0707 / (217,800 ·
 * 0.01) = 0.006772.
 */
export function alphaOf(
  widthFt: number,
  slopePercent: number,
  areaFt2: number,
  roughness: number,
): number {
  if (areaFt2 <= 0) return 0;
  return (overlandManningUs * widthFt * Math.sqrt(slopePercent / 100)) / (areaFt2 * roughness);
}

/**
 * The nonlinear reservoir over one step: depth changes by inflow less losses less runoff, and
 * runoff is α (d - ds)^(5/3) with the depth at the end of the step. RM1 3.4, steps 3d and 3e,
 * eq. 3-5; engine getSubareaRunoff, updatePondedDepth.
 */
export function stepSubarea(
  subarea: Subarea,
  inflowFtPerS: number,
  lossFtPerS: number,
  stepS: number,
): void {
  const { alpha, storeFt } = subarea;
  if (lossFtPerS >= subarea.depthFt / stepS + inflowFtPerS) {
    subarea.depthFt = 0;
  } else {
    const excess = inflowFtPerS - lossFtPerS;
    subarea.depthFt = Math.max(0, depthAfter(subarea, excess, stepS));
  }
  const above = subarea.depthFt - storeFt;
  subarea.runoffFtPerS = above > noDepthFt ? alpha * manningPower(above) : 0;
}

/** The depth after a step: water fills the depression storage before it runs off. */
function depthAfter({ alpha, storeFt, depthFt }: Subarea, excess: number, stepS: number): number {
  if (depthFt + excess * stepS <= storeFt) return depthFt + excess * stepS;
  let [start, seconds] = [depthFt, stepS];
  const freeFt = storeFt - depthFt;
  if (freeFt > 0 && excess > 0) {
    seconds -= freeFt / excess;
    start = storeFt;
  }
  if (!(alpha > 0 && seconds > 0)) return start + excess * Math.max(0, seconds);
  const slope = (depth: number, _: number, out: Pair) => {
    const above = depth - storeFt;
    out[0] = above < 0 ? excess : excess - alpha * manningPower(above);
  };
  return integrate(slope, [start], seconds, tolerance)[0];
}
