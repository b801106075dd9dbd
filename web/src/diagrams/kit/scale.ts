/** Maps a model's value to a position in a drawing. */
export type Scale = (value: number) => number;

/** The linear scale from one interval to another; if the first is empty, all values map to `start`. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const factor = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * factor;
}

/** Round numbers within an interval, about `count` of them; only its start if the interval is empty. */
export function ticks(from: number, to: number, count = 5): number[] {
  if (!(to > from)) return [from];
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((one) => one * power >= rough * 0.999) ?? 10);
  const first = Math.ceil(from / step - 1e-6);
  const last = Math.floor(to / step + 1e-6);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The next round number at or above a value, for the end of an axis; 1 if the value is not positive. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find(
    (one) => one * power >= value * (1 - 1e-9),
  );
  return Number(((factor ?? 10) * power).toPrecision(3));
}

/** `count` evenly spaced numbers from one end to the other, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** A position in a drawing. */
export type Point = readonly [x: number, y: number];

/** The path through these points. A coordinate that is not finite breaks the line. */
export function linePath(points: readonly Point[]): string {
  let pen = 'M';
  let path = '';
  for (const [x, y] of points) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      pen = 'M';
      continue;
    }
    path += `${pen}${round(x)} ${round(y)}`;
    pen = 'L';
  }
  return path;
}

/** A closed path around these points. */
export function areaPath(points: readonly Point[]): string {
  const line = linePath(points);
  return line && `${line}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
