import { steps } from '../kit/scale';

/** The flow at a level on one side, the other side as it is; negative for reverse flow. */
export interface RatingPoint {
  levelFt: number;
  flowCfs: number;
}

/** The flow at levels from 0 to the highest. */
export const ratingOf = (highestFt: number, flowAt: (levelFt: number) => number): RatingPoint[] =>
  steps(0, highestFt, 241).map((levelFt) => ({ levelFt, flowCfs: flowAt(levelFt) }));

/** The part of a rating curve up to a level. */
export const passed = (curve: readonly RatingPoint[], toFt: number): RatingPoint[] =>
  curve.filter(({ levelFt }) => levelFt <= toFt);
