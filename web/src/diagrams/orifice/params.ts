/** What the diagram's controls set. Levels are depths above the invert of the upstream node. */
export interface OrificeParams {
  /** In a wall or in a floor. */
  orientation: 'side' | 'bottom';
  shape: 'circular' | 'rectangular';
  /** Full height of the opening; the diameter of a circle. */
  heightFt: number;
  /** Width of a rectangular opening. */
  widthFt: number;
  /** Bottom of the opening above the invert. */
  offsetFt: number;
  /** The part of the opening's height that is open. */
  openPercent: number;
  /** Discharge coefficient, dimensionless. */
  coefficient: number;
  upstreamFt: number;
  downstreamFt: number;
  hasFlapGate: boolean;
}

/** The highest level that the sliders allow. */
export const highestFt = 12;
