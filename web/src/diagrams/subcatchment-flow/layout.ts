import type { PerSubarea } from '../hydrology/runoff';
import { drawingWidth } from '../kit/drawing';

/** The vertical positions of the top and bottom of the reservoirs, and of the gutter to the outlet. */
export const rim = 74;
export const floor = 180;
export const gutter = 236;

const edge = 8;
const gap = 18;
/** Wide enough for "A3 12.5%" in a wide font, and for "<0.01 in" beside the wall at the largest text size. */
const minWidth = 84;

interface Place {
  index: 0 | 1 | 2;
  left: number;
  right: number;
}

/**
 * The positions of the subareas whose area is not zero, with A1 on the right. Widths are in proportion
 * to areas if possible.
 */
export function placesOf(areasFt2: PerSubarea): Place[] {
  const shown = ([2, 1, 0] as const).filter((index) => areasFt2[index] > 0);
  const free = drawingWidth - 2 * edge - gap * shown.length;
  const sum = (indices: readonly (0 | 1 | 2)[]) =>
    indices.reduce<number>((total, index) => total + areasFt2[index], 0);
  let scaled = shown;
  let perFt2 = free / sum(shown);
  // The width added to narrow subareas is taken from the others, which may become too narrow.
  for (const _ of shown) {
    scaled = scaled.filter((index) => areasFt2[index] * perFt2 >= minWidth);
    perFt2 = (free - minWidth * (shown.length - scaled.length)) / sum(scaled);
  }
  let left = edge;
  return shown.map((index) => {
    const right = left + (scaled.includes(index) ? areasFt2[index] * perFt2 : minWidth);
    const place = { index, left, right };
    left = right + gap;
    return place;
  });
}
