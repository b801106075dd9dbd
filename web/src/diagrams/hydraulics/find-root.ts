/** MAXIT in findroot.c. */
const maxTrials = 60;

/**
 * The root of a function between `low`, where it is negative, and `high`, where it is positive; for a
 * falling function `low` is the larger one. Newton's method, with bisection where a step
 * would leave the bracket or converge slowly. RM2 appendix A; engine findroot.c, findroot_Newton.
 *
 * Check: x² - 2 between 0 and 2, from 1, gives 1.41421.
 */
export function findRoot(
  value: (x: number) => number,
  slope: (x: number) => number,
  { low, high, start, tolerance }: { low: number; high: number; start: number; tolerance: number },
): number {
  let negative = low;
  let positive = high;
  let x = start;
  let previousChange = Math.abs(high - low);
  let change = previousChange;
  let f = value(x);
  let df = slope(x);
  for (let trial = 0; trial < maxTrials; trial++) {
    const leavesBracket = ((x - positive) * df - f) * ((x - negative) * df - f) >= 0;
    const isSlow = Math.abs(2 * f) > Math.abs(previousChange * df);
    previousChange = change;
    if (leavesBracket || isSlow) {
      change = (positive - negative) / 2;
      x = negative + change;
    } else {
      change = f / df;
      x -= change;
    }
    if (Math.abs(change) < tolerance) break;
    f = value(x);
    df = slope(x);
    if (f < 0) negative = x;
    else positive = x;
  }
  return x;
}
