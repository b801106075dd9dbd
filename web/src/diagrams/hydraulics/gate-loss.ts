import { gravityFtPerS2 } from './constants';

/**
 * The head loss of a flap gate on an orifice or weir at a positive head, from Armco's
 * experiments. RM2 (rev. 2021) 6.2.4 and 6.3.6, eqs. 6-14 and 6-31; engine link.c.
 */
export function gateLossFt(velocityFtPerS: number, headFt: number): number {
  return (
    ((4 * velocityFtPerS ** 2) / gravityFtPerS2) *
    Math.exp((-1.15 * velocityFtPerS) / Math.sqrt(headFt))
  );
}
