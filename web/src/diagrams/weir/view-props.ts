import type { WeirResult } from './model';
import type { WeirParams } from './params';

/** The props of the views from the side and from the front; `y` maps a level to its vertical position. */
export interface ViewProps {
  params: WeirParams;
  result: WeirResult;
  y: (levelFt: number) => number;
}
