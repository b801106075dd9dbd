/** Two variables, or their slopes. */
export type Pair = [number, number];

/** Writes the slopes of both variables into `out`. */
export type Slopes = (first: number, second: number, out: Pair) => void;

/** Keeps the scale of the error above zero: TINY in odesolve.c. */
const tiny = 1e-30;
/** The maximum number of steps, not counting repeated ones: MAXSTP in odesolve.c. */
const maxSteps = 10_000;

// The six slopes of a step, allocated once because there are many steps.
const k1: Pair = [0, 0];
const k2: Pair = [0, 0];
const k3: Pair = [0, 0];
const k4: Pair = [0, 0];
const k5: Pair = [0, 0];
const k6: Pair = [0, 0];

/**
 * Integrates one or two differential equations by fifth-order Runge-Kutta-Cash-Karp with
 * adaptive steps, as the engine does: odesolve.c, after Press et al. (RM1 3.4, and 5.4, step
 * 6). `start` has one value per variable. The tolerance is the error allowed in each step, relative to
 * the size of the variable plus that of its change in the step. If the integration does not reach the
 * end, the initial values are returned.
 *
 * Check: y' = -y and z' = 1 from 1 and 0 over 1 s give 0.36788, which is 1/e, and 1.
 */
export function integrate(
  slopes: Slopes,
  start: Readonly<Pair> | readonly [number],
  seconds: number,
  tolerance: number,
): Pair {
  let [y, z = 0] = start;
  const isPair = start.length === 2;
  let done = 0;
  let h = seconds;
  let [scaleY, scaleZ] = [0, 0];
  let isNew = true;
  let steps = 0;
  while (steps < maxSteps && done < seconds) {
    if (isNew) {
      slopes(y, z, k1);
      // The scale of the error comes from the proposed step, even if the step is then shortened.
      scaleY = Math.abs(y) + Math.abs(h * k1[0]) + tiny;
      scaleZ = Math.abs(z) + Math.abs(h * k1[1]) + tiny;
      h = Math.min(h, seconds - done);
      isNew = false;
    }
    slopes(y + h * second(0), isPair ? z + h * second(1) : 0, k2);
    slopes(y + h * third(0), isPair ? z + h * third(1) : 0, k3);
    slopes(y + h * fourth(0), isPair ? z + h * fourth(1) : 0, k4);
    slopes(y + h * fifth(0), isPair ? z + h * fifth(1) : 0, k5);
    slopes(y + h * sixth(0), isPair ? z + h * sixth(1) : 0, k6);
    let relativeError = Math.abs(h * error(0)) / scaleY;
    if (isPair) relativeError = Math.max(relativeError, Math.abs(h * error(1)) / scaleZ);
    const errorRatio = relativeError / tolerance;
    if (errorRatio > 1) {
      h *= Math.max(0.1, 0.9 * errorRatio ** -0.25);
      if (done + h === done) break;
      continue;
    }
    y += h * end(0);
    if (isPair) z += h * end(1);
    done += h;
    steps++;
    h *= errorRatio > 1.89e-4 ? 0.9 * errorRatio ** -0.2 : 5;
    isNew = true;
  }
  return done < seconds ? [start[0], start[1] ?? 0] : [y, z];
}

// Weighted sums of slopes, with the coefficients of Cash and Karp, and the difference between the
// fifth-order and fourth-order results: rkck in odesolve.c.
type Index = 0 | 1;
const second = (i: Index) => 0.2 * k1[i];
const third = (i: Index) => (3 / 40) * k1[i] + (9 / 40) * k2[i];
const fourth = (i: Index) => 0.3 * k1[i] - 0.9 * k2[i] + 1.2 * k3[i];
const fifth = (i: Index) =>
  (-11 / 54) * k1[i] + 2.5 * k2[i] - (70 / 27) * k3[i] + (35 / 27) * k4[i];
const sixth = (i: Index) =>
  (1631 / 55296) * k1[i] +
  (175 / 512) * k2[i] +
  (575 / 13824) * k3[i] +
  (44275 / 110592) * k4[i] +
  (253 / 4096) * k5[i];
const end = (i: Index) =>
  (37 / 378) * k1[i] + (250 / 621) * k3[i] + (125 / 594) * k4[i] + (512 / 1771) * k6[i];
const error = (i: Index) =>
  (37 / 378 - 2825 / 27648) * k1[i] +
  (250 / 621 - 18575 / 48384) * k3[i] +
  (125 / 594 - 13525 / 55296) * k4[i] -
  (277 / 14336) * k5[i] +
  (512 / 1771 - 1 / 4) * k6[i];
