import type { Point } from '../kit/scale';
import { bankFraction, overbankWidths, type Section, wettedAt } from './section';

/**
 * The right half of a section's outline from bed to top, in feet: half the width, and the height above
 * the bed at which it is that wide.
 */
export function halfWidths(section: Section): Point[] {
  const { shape, heightFt, widthFt, sideSlope } = section;
  switch (shape) {
    case 'rectangular':
      return [
        [widthFt / 2, 0],
        [widthFt / 2, heightFt],
      ];
    case 'trapezoidal':
      return [
        [widthFt / 2, 0],
        [widthFt / 2 + sideSlope * heightFt, heightFt],
      ];
    case 'irregular': {
      const bank = widthFt / 2 + sideSlope * bankFraction * heightFt;
      return [
        [widthFt / 2, 0],
        [bank, bankFraction * heightFt],
        [bank + overbankWidths * widthFt, heightFt],
      ];
    }
    default:
      return Array.from({ length: 61 }, (_, index) => {
        // Points are closer together at bed and roof, where the width changes fastest.
        const depth = (heightFt * (1 - Math.cos((Math.PI * index) / 60))) / 2;
        const half =
          shape === 'egg'
            ? heightFt * eggHalf(depth / heightFt)
            : wettedAt(section, depth).topWidthFt / 2;
        return [half, depth];
      });
  }
}

/**
 * Half the width of a standard egg at a height above its bed, both as fractions of its full height.
 * It follows from the egg's three arcs: the engine's table of widths is too coarse for a drawing.
 *
 * Check: 1/3 at a height of 2/3.
 */
function eggHalf(height: number): number {
  if (height < 1 / 15) return Math.sqrt(height * (1 / 3 - height));
  if (height < 2 / 3) return Math.sqrt(1 - (2 / 3 - height) ** 2) - 2 / 3;
  return Math.sqrt(Math.max(0, 1 / 9 - (height - 2 / 3) ** 2));
}

/** The part of an outline below a depth, with the water's edge as its last point. */
export function outlineBelow(outline: readonly Point[], depthFt: number): Point[] {
  const wet: Point[] = [];
  for (const [index, [half, height]] of outline.entries()) {
    if (height <= depthFt) {
      wet.push([half, height]);
      continue;
    }
    const [lastHalf, lastHeight] = outline[index - 1] ?? [half, 0];
    const part = (depthFt - lastHeight) / (height - lastHeight);
    wet.push([lastHalf + (half - lastHalf) * part, depthFt]);
    break;
  }
  return wet;
}
