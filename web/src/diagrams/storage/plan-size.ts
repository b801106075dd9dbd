import { areaAt, type Unit } from './shape';

/** The outline of a water surface: an ellipse or a rectangle. */
export interface PlanSize {
  isRound: boolean;
  lengthFt: number;
  widthFt: number;
}

/** The water surface at a depth. Functional and tabular shapes have only an area, drawn as a square. */
export function planAt(unit: Unit, depthFt: number): PlanSize {
  const { shape, lengthFt, widthFt, sideSlope, fullDepthFt } = unit;
  const run = 2 * sideSlope * depthFt;
  switch (shape) {
    case 'conical':
      return { isRound: true, lengthFt: lengthFt + run, widthFt: widthFt * (1 + run / lengthFt) };
    case 'parabolic': {
      const part = Math.sqrt(depthFt / fullDepthFt);
      return { isRound: true, lengthFt: lengthFt * part, widthFt: widthFt * part };
    }
    case 'pyramidal':
      return { isRound: false, lengthFt: lengthFt + run, widthFt: widthFt + run };
    case 'cylindrical':
      return { isRound: true, lengthFt, widthFt };
    default: {
      const side = Math.sqrt(areaAt(unit, depthFt));
      return { isRound: false, lengthFt: side, widthFt: side };
    }
  }
}
