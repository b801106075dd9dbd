import type { OrificeParams } from './params';

/** The open part of an orifice. */
export interface Opening {
  /** Height of the open part. */
  openFt: number;
  areaFt2: number;
  /** The depth at a side orifice, or the head at a bottom one, from which it acts as an orifice. */
  criticalFt: number;
}

/** The coefficient 3.33 of a sharp-crested weir, divided by sqrt(2g), as in the engine. */
const weirCoefficient = 0.414;

/**
 * Computes the height and area of the open part, and its critical height. RM2 6.2.2 and 6.2.3,
 * eqs. 6-7, 6-11 and 6-12; engine link.c, orifice_setSetting and orifice_getWeirCoeff.
 */
export function openingOf(params: OrificeParams): Opening {
  const { orientation, shape, heightFt, widthFt, openPercent, coefficient } = params;
  const openFt = (heightFt * openPercent) / 100;
  if (openFt <= 0) return { openFt: 0, areaFt2: 0, criticalFt: 0 };
  const areaFt2 = shape === 'circular' ? segmentArea(heightFt, openFt) : widthFt * openFt;
  if (orientation === 'side') return { openFt, areaFt2, criticalFt: openFt };
  // Area divided by perimeter. For a circle, the engine uses a full one with the diameter openFt.
  const ratioFt = shape === 'circular' ? openFt / 4 : (openFt * widthFt) / (2 * (openFt + widthFt));
  return { openFt, areaFt2, criticalFt: (coefficient / weirCoefficient) * ratioFt };
}

/** The area of a circle below a height. */
function segmentArea(diameterFt: number, depthFt: number): number {
  const angle = 2 * Math.acos(Math.max(-1, 1 - (2 * depthFt) / diameterFt));
  return (diameterFt ** 2 / 8) * (angle - Math.sin(angle));
}
