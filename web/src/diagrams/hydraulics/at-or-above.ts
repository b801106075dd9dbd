/**
 * Reports whether a level is at a height or above it. The tolerance of 0.0001 ft is for levels that
 * are rounded: those set in meters and those read from the page's address.
 */
export const isAtOrAbove = (levelFt: number, heightFt: number) => levelFt > heightFt - 1e-4;
