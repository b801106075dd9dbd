import type { OrificeResult } from './model';
import type { OrificeParams } from './params';

/** The props of each part of the section; `y` maps a level to its vertical position. */
export interface ViewProps {
  params: OrificeParams;
  result: OrificeResult;
  /** Drawing units per foot. */
  scale: number;
  y: (levelFt: number) => number;
}
