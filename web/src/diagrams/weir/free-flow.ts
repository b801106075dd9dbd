import { raisedFt, type WeirParams } from './params';

/** Flow over the level part of the crest, and over sloped ends. */
export interface FreeFlow {
  centerCfs: number;
  endsCfs: number;
}

/**
 * Free flow at a head above the crest, before tailwater and flap gate, for all weirs
 * except roadways. RM2 (rev. 2021) 6.3.2 and 6.3.3, eqs. 6-18 to 6-20,
 * 6-22, 6-23 and 6-25; engine link.c, weir_getFlow.
 *
 * Check: 1 ft over a suppressed crest of 10 ft with Cw 3.33 gives 33.3 cfs.
 */
export function freeFlow(params: WeirParams, headFt: number, isReversed = false): FreeFlow {
  const { weirType, sideSlope, coefficient, notchCoefficient } = params;
  const none = { centerCfs: 0, endsCfs: 0 };
  if (headFt <= 0) return none;
  const contracted = Math.max(0, params.lengthFt - 0.1 * Number(params.contractions) * headFt);
  switch (weirType) {
    case 'side':
      // Engels' equation; reverse flow is computed as over a transverse weir (link.c).
      if (!isReversed) {
        return { ...none, centerCfs: coefficient * contracted ** 0.83 * headFt ** 1.67 };
      }
      return { ...none, centerCfs: coefficient * contracted * headFt ** 1.5 };
    case 'v-notch': {
      // A raised crest turns the notch into a trapezoid. RM2 6.3.2 has one coefficient for
      // both parts, as here. The engine uses the second coefficient (cDisch2) for the ends, so
      // project.ts writes the same value there.
      const crestLength = widthAt(params, raisedFt(params));
      return {
        centerCfs: notchCoefficient * crestLength * headFt ** 1.5,
        endsCfs: notchCoefficient * sideSlope * headFt ** 2.5,
      };
    }
    case 'trapezoidal':
      return {
        centerCfs: coefficient * widthAt(params, raisedFt(params)) * headFt ** 1.5,
        endsCfs: notchCoefficient * sideSlope * headFt ** 2.5,
      };
    default:
      return { ...none, centerCfs: coefficient * contracted * headFt ** 1.5 };
  }
}

/** Width of the opening at a height above its lowest point. */
export function widthAt({ weirType, lengthFt, sideSlope }: WeirParams, yFt: number): number {
  if (weirType === 'v-notch') return 2 * sideSlope * yFt;
  return weirType === 'trapezoidal' ? lengthFt + 2 * sideSlope * yFt : lengthFt;
}

/** Area of the opening between the crest and a height above it; engine weir_getOpenArea. */
export function openAreaFt2(params: WeirParams, headFt: number): number {
  const raised = raisedFt(params);
  const top = Math.min(raised + headFt, params.heightFt);
  return ((widthAt(params, raised) + widthAt(params, top)) / 2) * (top - raised);
}
