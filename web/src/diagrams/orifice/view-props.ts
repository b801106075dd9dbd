import type { OrificeResult } from './model';
import type { OrificeParams } from './params';

/** The props of each part of the section. */
export interface ViewProps {
  params: OrificeParams;
  result: OrificeResult;
  /** Drawing units per foot. */
  scale: number;
  /** Maps a level to its vertical position. */
  y: (levelFt: number) => number;
}
