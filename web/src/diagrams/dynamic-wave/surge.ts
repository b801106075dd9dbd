import type { History } from './history';

/**
 * What the water from the outfall does: all conduits start empty or nearly so, and below
 * a fixed stage they first fill from there, which can swing back out and up the manholes.
 */
export interface Surge {
  /** What floods while water runs in there. */
  floodedMeanwhileFt3: number;
  /** What had run in there when a manhole last flooded. */
  ranInFloodFt3: number;
  /** When the outflow is largest, and what had run in from the outfall until then. */
  outPeakHour: number;
  ranInBeforeFt3: number;
  /** The largest outflow from the peak of the inflow on. */
  laterPeakCfs: number;
}

/** Adds up the steps of a simulation. */
export function surgeOf(history: History, inflowPeakHour: number): Surge {
  const { hours, lowerCfs, stepS, topOverflowCfs, junctionOverflowCfs } = history;
  const surge = {
    floodedMeanwhileFt3: 0,
    ranInFloodFt3: 0,
    outPeakHour: 0,
    ranInBeforeFt3: 0,
    laterPeakCfs: 0,
  };
  let [mostCfs, ranInFt3] = [0, 0];
  for (let step = 0; step < hours.length; step++) {
    const [hour = 0, outCfs = 0, seconds = 0] = [hours[step], lowerCfs[step], stepS[step]];
    const overflowCfs = (topOverflowCfs[step] ?? 0) + (junctionOverflowCfs[step] ?? 0);
    if (outCfs < 0) {
      ranInFt3 -= outCfs * seconds;
      surge.floodedMeanwhileFt3 += overflowCfs * seconds;
    }
    if (overflowCfs > 0) surge.ranInFloodFt3 = ranInFt3;
    if (outCfs > mostCfs) {
      mostCfs = outCfs;
      surge.outPeakHour = hour;
      surge.ranInBeforeFt3 = ranInFt3;
    }
    if (hour >= inflowPeakHour) surge.laterPeakCfs = Math.max(surge.laterPeakCfs, outCfs);
  }
  return surge;
}
