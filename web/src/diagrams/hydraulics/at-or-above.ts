/**
 * Whether a level is at a height or above it: within 0.0001 ft, as levels in meters and
 * those of an address are rounded.
 */
export const reaches = (levelFt: number, heightFt: number) => levelFt > heightFt - 1e-4;
