/**
 * Reports whether a level is at a height or above it, within 0.0001 ft: levels in meters and
 * levels from an address are rounded.
 */
export const isAtOrAbove = (levelFt: number, heightFt: number) => levelFt > heightFt - 1e-4;
