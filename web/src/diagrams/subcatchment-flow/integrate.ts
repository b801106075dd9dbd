/** The smallest number that keeps the scale of the error above zero: TINY in odesolve.c. */
const tiny = 1e-30;
/** The most steps of one integration: MAXSTP in odesolve.c. */
const maxSteps = 10_000;

/**
 * Integrates dy/dt = slope(y) over some seconds by Runge-Kutta-Cash-Karp of fifth
 * order with adaptive steps, as the engine does: odesolve.c, after Press et al.
 * (RM1 3.4). The tolerance is the error allowed in each step, as a part of y.
 *
 * Check: dy/dt = -y from 1 over 1 s gives 0.36788, which is 1/e.
 */
export function integrate(
  slope: (y: number) => number,
  start: number,
  seconds: number,
  tolerance: number,
): number {
  let y = start;
  let done = 0;
  let step = seconds;
  for (let trial = 0; trial < maxSteps && done < seconds; trial++) {
    step = Math.min(step, seconds - done);
    const first = slope(y);
    const scale = (Math.abs(y) + Math.abs(first * step) + tiny) * tolerance;
    const { end, error } = tryStep(slope, y, first, step);
    const part = Math.abs(error) / scale;
    if (part > 1) {
      step *= Math.max(0.1, 0.9 * part ** -0.25);
      continue;
    }
    y = end;
    done += step;
    step *= part > 1.89e-4 ? 0.9 * part ** -0.2 : 5;
  }
  return y;
}

/** One step with the coefficients of Cash and Karp, and its error: rkck in odesolve.c. */
function tryStep(slope: (y: number) => number, y: number, k1: number, h: number) {
  const k2 = slope(y + h * 0.2 * k1);
  const k3 = slope(y + h * ((3 / 40) * k1 + (9 / 40) * k2));
  const k4 = slope(y + h * (0.3 * k1 - 0.9 * k2 + 1.2 * k3));
  const k5 = slope(y + h * ((-11 / 54) * k1 + 2.5 * k2 - (70 / 27) * k3 + (35 / 27) * k4));
  const k6 = slope(
    y +
      h *
        ((1631 / 55296) * k1 +
          (175 / 512) * k2 +
          (575 / 13824) * k3 +
          (44275 / 110592) * k4 +
          (253 / 4096) * k5),
  );
  const fifth = (37 / 378) * k1 + (250 / 621) * k3 + (125 / 594) * k4 + (512 / 1771) * k6;
  const fourth =
    (2825 / 27648) * k1 + (18575 / 48384) * k3 + (13525 / 55296) * k4 + (277 / 14336) * k5 + k6 / 4;
  return { end: y + h * fifth, error: h * (fifth - fourth) };
}
