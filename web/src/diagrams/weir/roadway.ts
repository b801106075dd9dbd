import { interpolate } from '../kit/interpolate';

type Table = readonly (readonly [x: number, y: number])[];

// Engine roadway.c, from FHWA/RD-86/108, figure 10. Coefficients are in ft^0.5/s. Up to a head of 0.15
// times the road's width, they depend on the head in feet (low), above that on head over width (high).
const coefficients = {
  paved: {
    low: [
      [0, 2.85],
      [0.2, 2.95],
      [0.7, 3.03],
      [4, 3.05],
    ],
    high: [
      [0.15, 3.05],
      [0.25, 3.1],
    ],
  },
  gravel: {
    low: [
      [0, 2.5],
      [0.5, 2.7],
      [1, 2.8],
      [1.5, 2.9],
      [2, 2.98],
      [2.5, 3.02],
      [3, 3.03],
      [4, 3.05],
    ],
    high: [
      [0.15, 2.95],
      [0.3, 3.1],
    ],
  },
} as const satisfies Record<string, Record<string, Table>>;

/** The fraction of the free flow that remains, by the ratio of tailwater to head. */
const submergenceFactors = {
  paved: [
    [0.8, 1],
    [0.85, 0.98],
    [0.9, 0.92],
    [0.93, 0.85],
    [0.95, 0.8],
    [0.97, 0.7],
    [0.98, 0.6],
    [0.99, 0.5],
    [1, 0.4],
  ],
  gravel: [
    [0.75, 1],
    [0.8, 0.985],
    [0.83, 0.97],
    [0.86, 0.93],
    [0.89, 0.9],
    [0.9, 0.87],
    [0.92, 0.8],
    [0.94, 0.7],
    [0.96, 0.6],
    [0.98, 0.5],
    [0.99, 0.4],
    [1, 0.24],
  ],
} as const satisfies Record<string, Table>;

/** The coefficient of a road by the head above it. RM2 7.5; engine roadway.c, getCd. */
export function roadCoefficient(
  surface: 'paved' | 'gravel',
  headFt: number,
  roadWidthFt: number,
): number {
  const { low, high } = coefficients[surface];
  const ratio = headFt / roadWidthFt;
  return ratio <= 0.15 ? interpolate(low, headFt) : interpolate(high, ratio);
}

/** The fraction of the free flow over a road that remains with tailwater. */
export function submergenceFactor(
  surface: 'paved' | 'gravel',
  headFt: number,
  tailFt: number,
): number {
  return tailFt > 0 ? interpolate(submergenceFactors[surface], tailFt / headFt) : 1;
}
