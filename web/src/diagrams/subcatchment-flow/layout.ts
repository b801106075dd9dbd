import type { PerSubarea } from '../hydrology/runoff';
import { drawingWidth } from '../kit/drawing';

/** The top and the bottom of the reservoirs, and the gutter to the outlet. */
export const rim = 74;
export const floor = 180;
export const gutter = 236;

const edge = 8;
const gap = 18;
/** Wide enough for a number. */
const narrowest = 68;

interface Place {
  index: 0 | 1 | 2;
  left: number;
  right: number;
}

/** The position of each subarea: as wide as its area, A3 farthest from A1. */
export function placesOf(areasFt2: PerSubarea): Place[] {
  const shown = ([2, 1, 0] as const).filter((index) => areasFt2[index] > 0);
  const total = areasFt2.reduce((sum, area) => sum + area, 0);
  const free = drawingWidth - 2 * edge - (gap + narrowest) * shown.length;
  let left = edge;
  return shown.map((index) => {
    const right = left + narrowest + (free * areasFt2[index]) / total;
    const place = { index, left, right };
    left = right + gap;
    return place;
  });
}
