/** The course of a simulation. Each list has one value per step: the step's length, or a value at its end. */
export interface History {
  /** The initial depths at the top manhole and the junction. */
  initialFt: readonly [number, number];
  hours: number[];
  upperCfs: number[];
  lowerCfs: number[];
  topFt: number[];
  junctionFt: number[];
  outfallFt: number[];
  /** The area of the water surface at the junction. */
  surfaceFt2: number[];
  topOverflowCfs: number[];
  junctionOverflowCfs: number[];
  stepS: number[];
  /** The shorter of the two conduits' Courant steps; infinite if neither conduit has one. */
  courantS: number[];
}

/** A history without steps. */
export const emptyHistory = (initialFt: readonly [number, number]): History => ({
  initialFt,
  hours: [],
  upperCfs: [],
  lowerCfs: [],
  topFt: [],
  junctionFt: [],
  outfallFt: [],
  surfaceFt2: [],
  topOverflowCfs: [],
  junctionOverflowCfs: [],
  stepS: [],
  courantS: [],
});

/**
 * The fraction of steps at which a flow turns from rising to falling or back, with changes larger than
 * minChangeCfs before and after: the engine's flow turns (stats.c), without the small ones.
 */
export function turnedFraction({ upperCfs, lowerCfs }: History, minChangeCfs: number): number {
  let turned = 0;
  for (let step = 2; step < lowerCfs.length; step++) {
    if ([upperCfs, lowerCfs].some((flows) => turnsAt(flows, step, minChangeCfs))) turned++;
  }
  return turned / Math.max(1, lowerCfs.length);
}

function turnsAt(flows: readonly number[], step: number, minChangeCfs: number): boolean {
  const middle = flows[step - 1] ?? 0;
  const before = middle - (flows[step - 2] ?? 0);
  const after = (flows[step] ?? 0) - middle;
  return before * after < 0 && Math.min(Math.abs(before), Math.abs(after)) > minChangeCfs;
}

/** The end of a step, or a moment between the ends of two steps. */
export interface Moment {
  upperCfs: number;
  lowerCfs: number;
  /** Depths at the top manhole, the junction and the outfall. */
  depthsFt: readonly [number, number, number];
  surfaceFt2: number;
  /** What the top manhole and the junction lose, and the sum. */
  overflowsCfs: readonly [number, number];
  overflowCfs: number;
  stepS: number;
  courantS: number;
}

/** Flows below this are shown as no flow. */
export const minShownCfs = 0.005;

/**
 * A moment of the simulation. Flows and depths are interpolated linearly between the ends of two steps,
 * as the engine reports them (output.c), or between the start, at rest, and the end of the first step. A
 * manhole that is still filling between two steps has none of the next step's overflow.
 */
export function momentOf(history: History, limitFt: number, hour: number): Moment {
  const { hours, stepS, courantS } = history;
  const after = firstIndexNotBelow(hours, hour);
  const start = after > 0 ? (hours[after - 1] ?? 0) : 0;
  const spanHours = (hours[after] ?? 0) - start;
  const part = spanHours > 0 ? Math.min(1, Math.max(0, (hour - start) / spanHours)) : 1;
  const interpolate = (values: readonly number[], initial = 0) => {
    const from = values[after - 1] ?? initial;
    return from + part * ((values[after] ?? 0) - from);
  };
  const [topStartFt, junctionStartFt] = history.initialFt;
  const topFt = interpolate(history.topFt, topStartFt);
  const junctionFt = interpolate(history.junctionFt, junctionStartFt);
  const loss = (depthFt: number, cfs: number) =>
    depthFt > limitFt - 0.05 && cfs > minShownCfs ? cfs : 0;
  const overflowsCfs = [
    loss(topFt, interpolate(history.topOverflowCfs)),
    loss(junctionFt, interpolate(history.junctionOverflowCfs)),
  ] as const;
  return {
    upperCfs: interpolate(history.upperCfs),
    lowerCfs: interpolate(history.lowerCfs),
    depthsFt: [topFt, junctionFt, interpolate(history.outfallFt, history.outfallFt[0])],
    surfaceFt2: history.surfaceFt2[after] ?? 0,
    overflowsCfs,
    overflowCfs: overflowsCfs[0] + overflowsCfs[1],
    stepS: stepS[after] ?? 0,
    courantS: courantS[after] ?? 0,
  };
}

/** The index of the first of these ascending numbers that is not below a value, or else the last. */
function firstIndexNotBelow(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
