/** The shapes of SWMM 5.2, as its input file names them. */
export type Shape =
  | 'cylindrical'
  | 'conical'
  | 'parabolic'
  | 'pyramidal'
  | 'functional'
  | 'tabular';

/** A storage unit. Length and width are those of the base, or of the rim of a paraboloid. */
export interface Unit {
  shape: Shape;
  fullDepthFt: number;
  lengthFt: number;
  widthFt: number;
  /** Run over rise of the sides of a cone or pyramid. */
  sideSlope: number;
  /** Areas of the functional and tabular shapes. Only the tabular shape has one at half the depth. */
  bottomFt2: number;
  middleFt2: number;
  topFt2: number;
  /** The exponent of depth in the functional shape. */
  exponent: number;
}

/**
 * The coefficients of area = a0 + a1·d + a2·d². RM2 (rev. 2021) 5.5;
 * engine node.c, storage_readParams.
 */
function coefficients({ shape, fullDepthFt, lengthFt, widthFt, sideSlope }: Unit) {
  const [a, b] = [lengthFt / 2, widthFt / 2];
  switch (shape) {
    case 'conical':
      // The slope holds along the length; across the width, the outline keeps its proportions.
      return {
        a0: Math.PI * a * b,
        a1: 2 * Math.PI * b * sideSlope,
        a2: (Math.PI * b * sideSlope ** 2) / a,
      };
    case 'parabolic':
      return { a0: 0, a1: (Math.PI * a * b) / fullDepthFt, a2: 0 };
    case 'pyramidal':
      return {
        a0: lengthFt * widthFt,
        a1: 2 * (lengthFt + widthFt) * sideSlope,
        a2: 4 * sideSlope ** 2,
      };
    default:
      return { a0: Math.PI * a * b, a1: 0, a2: 0 };
  }
}

/** Area of the water surface at a depth. Engine node.c, storage_getSurfArea. */
export function areaAt(unit: Unit, depthFt: number): number {
  const { shape, fullDepthFt, bottomFt2, middleFt2, topFt2, exponent } = unit;
  const part = depthFt / fullDepthFt;
  switch (shape) {
    case 'functional':
      return bottomFt2 + (topFt2 - bottomFt2) * part ** exponent;
    case 'tabular':
      return part <= 0.5
        ? bottomFt2 + (middleFt2 - bottomFt2) * 2 * part
        : middleFt2 + (topFt2 - middleFt2) * (2 * part - 1);
    default: {
      const { a0, a1, a2 } = coefficients(unit);
      return a0 + depthFt * (a1 + depthFt * a2);
    }
  }
}

/**
 * Volume below a depth: the integral of the area. Engine node.c,
 * storage_getVolume.
 *
 * Check: a cone with a base of 60 by 40 ft and sides 3:1 contains 30,360 ft³ at
 * 8 ft: 8 · (1885 + 8 · (188.5 + 8 · 6.283)); so does the engine (engine.json).
 */
export function volumeAt(unit: Unit, depthFt: number): number {
  const { shape, fullDepthFt, bottomFt2, topFt2, exponent } = unit;
  switch (shape) {
    case 'functional': {
      const n = exponent + 1;
      const rest = ((topFt2 - bottomFt2) * fullDepthFt * (depthFt / fullDepthFt) ** n) / n;
      return bottomFt2 * depthFt + rest;
    }
    case 'tabular': {
      // Straight lines between three points: the average of the end areas is exact.
      const middle = Math.min(depthFt, fullDepthFt / 2);
      const lower = ((areaAt(unit, 0) + areaAt(unit, middle)) / 2) * middle;
      return lower + ((areaAt(unit, middle) + areaAt(unit, depthFt)) / 2) * (depthFt - middle);
    }
    default: {
      const { a0, a1, a2 } = coefficients(unit);
      return depthFt * (a0 + depthFt * (a1 / 2 + (depthFt * a2) / 3));
    }
  }
}

/**
 * The depth at which the unit contains a volume, by Newton's method kept between two
 * limits, as in the engine for shapes without a direct solution (node.c, storage_getDepth).
 */
export function depthAt(unit: Unit, volumeFt3: number, guessFt: number): number {
  let [low, high] = [0, unit.fullDepthFt];
  if (volumeFt3 <= 0) return low;
  if (volumeFt3 >= volumeAt(unit, high)) return high;
  let depth = Math.min(high, Math.max(low, guessFt));
  for (let trial = 0; trial < 60; trial++) {
    const excess = volumeAt(unit, depth) - volumeFt3;
    if (excess > 0) high = depth;
    else low = depth;
    const step = excess / areaAt(unit, depth);
    if (Math.abs(step) < 1e-6) break;
    const next = depth - step;
    depth = next > low && next < high ? next : (low + high) / 2;
  }
  return depth;
}
