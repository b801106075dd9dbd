/** When in the storm the rain is heaviest. */
export type StormShape = 'uniform' | 'early' | 'central' | 'late';

/** The time of the peak as a fraction of the duration; RM1 3.9 has 0.375. */
const peakFraction = { early: 0.375, central: 0.5, late: 0.75 } as const;

/** The recording interval of the rain gage. */
export const intervalHours = 0.25;

/**
 * The hyetograph: the mean intensity of each interval, in in/hr. The storm is a triangle or has a
 * constant rate, and its intervals add up to its depth. The engine keeps each value constant over
 * its interval (RM1 2.2; gage.c).
 *
 * Check: 2 in over 6 h, highest at 0.375 of the duration (RM1 table 3-7): the triangle's top is
 * 2 · 2 / 6 = 0.667 in/hr, and the interval that starts there has 0.644 in/hr.
 */
export function hyetograph(shape: StormShape, depthIn: number, hours: number): number[] {
  const fallen = (hour: number) => depthIn * partFallen(shape, Math.min(1, hour / hours));
  return Array.from({ length: Math.ceil(hours / intervalHours - 1e-6) }, (_, index) => {
    const from = index * intervalHours;
    return (fallen(from + intervalHours) - fallen(from)) / intervalHours;
  });
}

/** The fraction of the rain that has fallen after a fraction of its duration. */
function partFallen(shape: StormShape, part: number): number {
  if (shape === 'uniform') return part;
  const peak = peakFraction[shape];
  return part <= peak ? part ** 2 / peak : 1 - (1 - part) ** 2 / (1 - peak);
}
