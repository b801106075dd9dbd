import type { Point } from '../kit/scale';
import { bankPart, overbankWidths, type Section, wettedAt } from './section';

/** The height of a section's outline above its bed and half its width there, in feet. */
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
      const bank = widthFt / 2 + sideSlope * bankPart * heightFt;
      return [
        [widthFt / 2, 0],
        [bank, bankPart * heightFt],
        [bank + overbankWidths * widthFt, heightFt],
      ];
    }
    default:
      return Array.from({ length: 61 }, (_, index) => {
        // Closer together at bed and roof, where the outline is curved most.
        const depth = (heightFt * (1 - Math.cos((Math.PI * index) / 60))) / 2;
        return [wettedAt(section, depth).topWidthFt / 2, depth];
      });
  }
}

/** The part of an outline below a depth, with the water's edge as its last point. */
export function below(outline: readonly Point[], depthFt: number): Point[] {
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
