import { lookup } from './section-tables';

// Engine xsect.dat: values of a circle at equal steps of area, from empty to full.

/** S_Circ: section factor A · R^(2/3) by area, both as fractions of the full pipe's. */
const factorTable = [
  0, 0.00529, 0.01432, 0.02559, 0.03859, 0.05304, 0.06877, 0.08551, 0.10326, 0.12195, 0.14144,
  0.16162, 0.18251, 0.2041, 0.22636, 0.24918, 0.27246, 0.29614, 0.32027, 0.34485, 0.36989, 0.39531,
  0.42105, 0.44704, 0.47329, 0.4998, 0.52658, 0.55354, 0.58064, 0.60777, 0.63499, 0.66232, 0.68995,
  0.7177, 0.74538, 0.77275, 0.79979, 0.82658, 0.8532, 0.87954, 0.90546, 0.93095, 0.95577, 0.97976,
  1.00291, 1.02443, 1.04465, 1.06135, 1.08208, 1.07662, 1,
];

/** Y_Circ: depth by area, both as fractions of the full pipe's. */
const depthTable = [
  0, 0.05236, 0.08369, 0.11025, 0.13423, 0.15643, 0.17755, 0.19772, 0.21704, 0.23581, 0.25412,
  0.27194, 0.28948, 0.30653, 0.32349, 0.34017, 0.35666, 0.37298, 0.38915, 0.40521, 0.42117, 0.43704,
  0.45284, 0.46858, 0.4843, 0.5, 0.51572, 0.53146, 0.54723, 0.56305, 0.57892, 0.59487, 0.61093,
  0.6271, 0.64342, 0.65991, 0.67659, 0.6935, 0.71068, 0.72816, 0.74602, 0.76424, 0.78297, 0.80235,
  0.8224, 0.84353, 0.86563, 0.8897, 0.91444, 0.94749, 1,
];

/**
 * The largest section factor and its area, rounded as in the engine: sMax in xsect_setParams, Amax in
 * xsect.c. The table's largest entry is 1.08208.
 */
export const maxFactor = 1.08;
export const areaAtMaxFactor = 0.9756;

/** Below this area or up to this section factor, the engine solves equations instead of reading a table. */
const smallArea = 0.04;
const smallFactor = 0.015;
const last = factorTable.length - 1;
/** The index of the table's largest entry. */
const maxIndex = last - 2;

/** The section factor at a fraction of the full area. RM2 5.1; xsect.c, circ_getSofA. */
export function factorOf(area: number): number {
  if (area >= smallArea) return lookup(factorTable, area);
  if (area <= 0) return 0;
  const angle = angleOf(area);
  return (angle - Math.sin(angle)) ** (5 / 3) / (2 * Math.PI) / angle ** (2 / 3);
}

/** The derivative of the section factor with respect to area, both as fractions: circ_getdSdA. */
export function factorSlopeOf(area: number): number {
  if (area <= 1e-30) return 1e-30;
  if (area < smallArea) {
    const angle = angleOf(area);
    const radius = 1 - Math.sin(angle) / angle;
    return (5 / 3 - (2 / 3) * (radius / (1 - Math.cos(angle)))) * radius ** (2 / 3);
  }
  const index = Math.min(last - 1, Math.floor(area * last));
  return ((factorTable[index + 1] ?? 1) - (factorTable[index] ?? 0)) * last;
}

/**
 * The smallest area with the given section factor, or the full area if the factor is 1 or more.
 * xsect.c, circ_getAofS.
 */
export function areaOf(factor: number): number {
  if (factor <= 0) return 0;
  if (factor >= 1) return 1;
  if (factor <= smallFactor) return smallAreaOf(factor);
  let index = 0;
  let end = maxIndex;
  while (end - index > 1) {
    const middle = (index + end) >> 1;
    if (factor >= (factorTable[middle] ?? 0)) index = middle;
    else end = middle;
  }
  const low = factorTable[index] ?? 0;
  return (index + (factor - low) / ((factorTable[end] ?? 1) - low)) / last;
}

/** The depth at an area, both as fractions of the full pipe's. xsect.c, circ_getYofA. */
export function depthOf(area: number): number {
  if (area <= 0) return 0;
  if (area < smallArea) return (1 - Math.cos(angleOf(area) / 2)) / 2;
  return lookup(depthTable, area);
}

// The latest angle is cached, because callers need the factor and its slope at the same area.
let lastAngle = { area: -1, angle: 0 };

/** The central angle that the water surface spans: getThetaOfAlpha. */
function angleOf(area: number): number {
  if (area !== lastAngle.area) lastAngle = { area, angle: findAngle(area) };
  return lastAngle.angle;
}

/** Finds the central angle by Newton's method. */
function findAngle(area: number): number {
  if (area <= 1e-5) return (37.6911 * area) ** (1 / 3);
  let angle = 0.031715 - 12.79384 * area + 8.28479 * Math.sqrt(area);
  for (let trial = 0; trial < 40; trial++) {
    const change = (angle - Math.sin(angle) - 2 * Math.PI * area) / (1 - Math.cos(angle));
    angle -= Math.min(1, change);
    if (Math.abs(change) <= 0.0001) break;
  }
  return angle;
}

/** The inverse of the exact section factor, by Newton's method: getThetaOfPsi. */
function smallAreaOf(factor: number): number {
  if (factor <= 1e-6) return (124.4797 * factor) ** (9 / 13) / 37.6911;
  const scaled = 2 * Math.PI * factor;
  let angle = 0.12103 - 55.5075 * factor + 15.62254 * Math.sqrt(factor);
  for (let trial = 0; trial < 40; trial++) {
    angle = Math.abs(angle);
    const wetted = angle - Math.sin(angle);
    const power = wetted ** (2 / 3);
    const root = angle ** (1 / 3);
    const error = (scaled * angle) / root - wetted * power;
    const slope = ((2 / 3) * scaled) / root - (5 / 3) * power * (1 - Math.cos(angle));
    angle -= error / slope;
    if (Math.abs(error / slope) <= 0.0001) break;
  }
  return (angle - Math.sin(angle)) / (2 * Math.PI);
}
