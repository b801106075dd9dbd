/** What the diagram's controls set. Levels are depths above the invert of the upstream node. */
export interface WeirParams {
  weirType: 'transverse' | 'side' | 'v-notch' | 'trapezoidal' | 'roadway';
  upstreamFt: number;
  downstreamFt: number;
  /** Height of the crest above the invert, before the setting raises it. */
  crestFt: number;
  /** Full height of the opening above the crest. */
  heightFt: number;
  /** Length of the crest; not used for a V-notch. */
  lengthFt: number;
  /** Run over rise of both sides of a V-notch or trapezoid. */
  sideSlope: number;
  /** Coefficient of a level crest, in ft^0.5/s. */
  coefficient: number;
  /** Coefficient of a V-notch and of the sloped ends of a trapezoid, in ft^0.5/s. */
  notchCoefficient: number;
  /** The number of ends at which the stream contracts. */
  contractions: '0' | '1' | '2';
  /** The open part of the opening's height. The raised crest closes the rest. */
  openPercent: number;
  canSurcharge: boolean;
  hasFlapGate: boolean;
  /** Width of a road, measured along the flow. */
  roadWidthFt: number;
  surface: 'paved' | 'gravel';
}

/** The highest level that the sliders allow. */
export const highestFt = 12;

/** How much the setting raises the crest. A roadway has no setting. */
export function raisedFt({ weirType, heightFt, openPercent }: WeirParams): number {
  return weirType === 'roadway' ? 0 : heightFt * (1 - openPercent / 100);
}
