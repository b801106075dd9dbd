import type { Axis, Chart, Series } from '../../bank/bundle';
import { ticks } from '../../diagrams/kit/scale';

/** The ends of an axis and the round numbers marked on it. */
export interface Domain {
  from: number;
  to: number;
  ticks: number[];
}

/**
 * Formats a number of a chart with up to 12 digits: rounded values could look alike on an axis, or
 * contradict the question.
 */
export const { format: formatValue } = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: 12,
});

/** Returns a title such as "Flow, cfs", or only the label if there is no unit. */
export function axisTitle({ label, unit }: Axis): string {
  return unit ? `${label}, ${unit}` : label;
}

/** Returns the x axis. It begins and ends with the data, unless the author sets its ends. */
export function xDomain({ x, panels }: Chart): Domain {
  const series = panels.flatMap((panel) => panel.series);
  const values = series.flatMap(({ points }) => points.map(([value = 0]) => value));
  // The axis also covers the width of the last bar.
  const ends = series.flatMap((one) =>
    one.kind === 'bars' ? [Math.max(...one.points.map(([value = 0]) => value)) + spacing(one)] : [],
  );
  const [low, high] = widened(extent([...values, ...ends]));
  const [from, to] = [x.min ?? low, x.max ?? high];
  const longest = Math.max(...ticksOf(from, to, 6).map((value) => formatValue(value).length));
  // On a phone, about 25 digits fit on one line.
  const count = Math.max(1, Math.min(6, Math.floor(25 / longest)));
  return { from, to, ticks: ticksOf(from, to, count) };
}

/**
 * Returns a y axis with round ends. It includes 0 unless the data are far from 0. Ends that the
 * author sets are kept.
 */
export function yDomain(y: Axis, series: readonly Series[], count = 4): Domain {
  const values = series.flatMap(({ points }) => points.map(([, value = 0]) => value));
  const [min, max] = extent(values);
  const hasBars = series.some(({ kind }) => kind === 'bars');
  // Bars rise from 0. Other data are far from 0 if their distance from it is at least their range.
  const includesZero = hasBars || Math.min(Math.abs(min), Math.abs(max)) < max - min;
  const [low, high] = widened(includesZero ? [Math.min(0, min), Math.max(0, max)] : [min, max]);
  const [from, to] = [y.min ?? low, y.max ?? high];
  const [first = from, second = to] = ticksOf(from, to, count);
  const step = second - first;
  const roundEnd = (end: number, round: (value: number) => number) =>
    step > 0 ? Number((round(end / step) * step).toPrecision(12)) : end;
  const ends = {
    from: y.min ?? roundEnd(from, (value) => Math.floor(value + 1e-9)),
    to: y.max ?? roundEnd(to, (value) => Math.ceil(value - 1e-9)),
  };
  return { ...ends, ticks: ticks(ends.from, ends.to, (ends.to - ends.from) / step) };
}

/**
 * Returns about `count` round numbers within an interval, at least two, because one alone gives no
 * scale. An empty interval has only one.
 */
function ticksOf(from: number, to: number, count: number): number[] {
  const found = ticks(from, to, count);
  return found.length > 1 || count > 12 ? found : ticksOf(from, to, count + 1);
}

/** Returns the spacing of a series' bars: the smallest distance in x, or 1 if all x are the same. */
export function spacing({ points }: Series): number {
  const sorted = points.map(([x = 0]) => x).toSorted((a, b) => a - b);
  const distances = sorted.slice(1).map((x, index) => x - (sorted[index] ?? x));
  const positive = distances.filter((distance) => distance > 0);
  return positive.length > 0 ? Math.min(...positive) : 1;
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Returns an interval, widened on both sides if it is empty. */
function widened([low, high]: [number, number]): [number, number] {
  if (low < high) return [low, high];
  const margin = Math.abs(low) / 10 || 1;
  return [low - margin, high + margin];
}
