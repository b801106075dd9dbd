/** How a simulation went: in each list one number per step, for the end of it. */
export interface History {
  /** The initial depths at the top manhole and the junction. */
  initialFt: readonly [number, number];
  hours: number[];
  upperCfs: number[];
  lowerCfs: number[];
  topFt: number[];
  junctionFt: number[];
  outfallFt: number[];
  /** The surface by which the junction's depth changes. */
  surfaceFt2: number[];
  topOverflowCfs: number[];
  junctionOverflowCfs: number[];
  stepS: number[];
  /** The shorter Courant step of both conduits; infinite without one. */
  courantS: number[];
}

/** No steps yet. */
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
 * The part of all steps at which a flow reverses, with more than the given change
 * before and after: the engine's count of flow turns (stats.c), without the small ones.
 */
export function turnedFraction({ upperCfs, lowerCfs }: History, leastChangeCfs: number): number {
  let turned = 0;
  for (let step = 2; step < lowerCfs.length; step++) {
    if ([upperCfs, lowerCfs].some((flows) => turnsAt(flows, step, leastChangeCfs))) turned++;
  }
  return turned / Math.max(1, lowerCfs.length);
}

function turnsAt(flows: readonly number[], step: number, leastChangeCfs: number): boolean {
  const middle = flows[step - 1] ?? 0;
  const before = middle - (flows[step - 2] ?? 0);
  const behind = (flows[step] ?? 0) - middle;
  return before * behind < 0 && Math.min(Math.abs(before), Math.abs(behind)) > leastChangeCfs;
}

/** The end of one step, or a moment between two. */
export interface Moment {
  upperCfs: number;
  lowerCfs: number;
  /** Depths at the top manhole, the junction and the outfall. */
  depthsFt: readonly [number, number, number];
  surfaceFt2: number;
  /** What the top manhole and the junction lose, and its sum. */
  overflowsCfs: readonly [number, number];
  overflowCfs: number;
  stepS: number;
  courantS: number;
}

/** Flows below this are shown as none. */
export const leastCfs = 0.005;

/**
 * A moment of the simulation: interpolated linearly between two steps, as the engine reports
 * it (output.c), and before the first one from the initial depths. Between two steps a manhole that is
 * not full yet has none of the next step's overflow.
 */
export function momentOf(history: History, limitFt: number, hour: number): Moment {
  const { hours, stepS, courantS } = history;
  const after = firstNotBefore(hours, hour);
  const start = after > 0 ? (hours[after - 1] ?? 0) : 0;
  const spanHours = (hours[after] ?? 0) - start;
  const part = spanHours > 0 ? Math.min(1, Math.max(0, (hour - start) / spanHours)) : 1;
  const at = (values: readonly number[], atRest = 0) => {
    const from = values[after - 1] ?? atRest;
    return from + part * ((values[after] ?? 0) - from);
  };
  const [topStartFt, junctionStartFt] = history.initialFt;
  const topFt = at(history.topFt, topStartFt);
  const junctionFt = at(history.junctionFt, junctionStartFt);
  const loss = (depthFt: number, cfs: number) =>
    depthFt > limitFt - 0.05 && cfs > leastCfs ? cfs : 0;
  const overflowsCfs = [
    loss(topFt, at(history.topOverflowCfs)),
    loss(junctionFt, at(history.junctionOverflowCfs)),
  ] as const;
  return {
    upperCfs: at(history.upperCfs),
    lowerCfs: at(history.lowerCfs),
    depthsFt: [topFt, junctionFt, at(history.outfallFt, history.outfallFt[0])],
    surfaceFt2: history.surfaceFt2[after] ?? 0,
    overflowsCfs,
    overflowCfs: overflowsCfs[0] + overflowsCfs[1],
    stepS: stepS[after] ?? 0,
    courantS: courantS[after] ?? 0,
  };
}

/** The first of rising numbers that isn't below a value; the last, if all are. */
function firstNotBefore(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
