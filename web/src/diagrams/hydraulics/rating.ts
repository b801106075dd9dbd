import { steps } from '../kit/scale';

/** The flow at a level on one side, with the other level unchanged; negative for reverse flow. */
export interface RatingPoint {
  levelFt: number;
  flowCfs: number;
}

/** Distances from the other level, in feet. Near it the flow changes too fast for equal steps. */
const closeFt = [0.03, 0.015, 0.006, 0.002, 0.0006, 0.0002];

/** The flow at levels from 0 to the highest, closer together near the level on the other side. */
export const ratingOf = (
  highestFt: number,
  otherFt: number,
  flowAt: (levelFt: number) => number,
): RatingPoint[] =>
  [
    ...steps(0, highestFt, 241),
    otherFt,
    ...closeFt.flatMap((distance) => [otherFt - distance, otherFt + distance]),
  ]
    .filter((levelFt) => levelFt >= 0 && levelFt <= highestFt)
    .sort((a, b) => a - b)
    .map((levelFt) => ({ levelFt, flowCfs: flowAt(levelFt) }));

/** The part of a rating curve up to a level. */
export const curveUpTo = (curve: readonly RatingPoint[], toFt: number): RatingPoint[] =>
  curve.filter(({ levelFt }) => levelFt <= toFt);
