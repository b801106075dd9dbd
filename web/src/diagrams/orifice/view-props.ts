import type { OrificeResult } from './model';
import type { OrificeParams } from './params';

/** Where the section ends; the front view is to its right. */
export const sectionEnd = 280;

/** The props of each part of the section. */
export interface ViewProps {
  params: OrificeParams;
  result: OrificeResult;
  /** Drawing units per foot. */
  scale: number;
  /** Maps a level to its vertical position. */
  y: (levelFt: number) => number;
}
