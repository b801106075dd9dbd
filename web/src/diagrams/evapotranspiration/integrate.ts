/** Two variables, or their slopes. */
export type Pair = readonly [number, number];

type Slopes = (state: Pair) => Pair;

/** Errors allowed in a step, as a part of the state: GWTOL in gwater.c. */
const tolerance = 0.0001;
/** Engine odesolve.c: TINY, MAXSTP. */
const tiny = 1e-30;
const maxSteps = 10_000;

/**
 * Integrates two differential equations over some seconds by Runge-Kutta-Cash-Karp
 * of fifth order with adaptive steps, as the engine does: odesolve.c, after Press
 * et al. (RM1 5.4, step 6).
 *
 * Check: y' = -y and z' = 1 from 1 and 0 over 1 s give 0.36788 and 1.
 */
export function integrate(slopes: Slopes, start: Pair, seconds: number): Pair {
  let state = start;
  let done = 0;
  let step = seconds;
  for (let trial = 0; trial < maxSteps && done < seconds; trial++) {
    step = Math.min(step, seconds - done);
    const first = slopes(state);
    const { end, error } = tryStep(slopes, state, first, step);
    const part = Math.max(
      ...([0, 1] as const).map(
        (one) =>
          Math.abs(error[one]) /
          ((Math.abs(state[one]) + Math.abs(first[one] * step) + tiny) * tolerance),
      ),
    );
    if (part > 1) {
      step *= Math.max(0.1, 0.9 * part ** -0.25);
      continue;
    }
    state = end;
    done += step;
    step *= part > 1.89e-4 ? 0.9 * part ** -0.2 : 5;
  }
  return state;
}

/** One step with the coefficients of Cash and Karp, and its error: rkck in odesolve.c. */
function tryStep(slopes: Slopes, y: Pair, k1: Pair, h: number) {
  const at = (...terms: readonly (readonly [number, Pair])[]): Pair => [
    y[0] + h * terms.reduce((sum, [part, k]) => sum + part * k[0], 0),
    y[1] + h * terms.reduce((sum, [part, k]) => sum + part * k[1], 0),
  ];
  const k2 = slopes(at([0.2, k1]));
  const k3 = slopes(at([3 / 40, k1], [9 / 40, k2]));
  const k4 = slopes(at([0.3, k1], [-0.9, k2], [1.2, k3]));
  const k5 = slopes(at([-11 / 54, k1], [2.5, k2], [-70 / 27, k3], [35 / 27, k4]));
  const k6 = slopes(
    at(
      [1631 / 55296, k1],
      [175 / 512, k2],
      [575 / 13824, k3],
      [44275 / 110592, k4],
      [253 / 4096, k5],
    ),
  );
  const end = at([37 / 378, k1], [250 / 621, k3], [125 / 594, k4], [512 / 1771, k6]);
  const fourth = at(
    [2825 / 27648, k1],
    [18575 / 48384, k3],
    [13525 / 55296, k4],
    [277 / 14336, k5],
    [1 / 4, k6],
  );
  return { end, error: [end[0] - fourth[0], end[1] - fourth[1]] satisfies Pair };
}
