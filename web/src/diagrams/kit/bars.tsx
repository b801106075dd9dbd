import { ink } from './ink';
import type { Scale } from './scale';

interface BarsProps {
  /** The height of each bar in US units. The left edge of the first bar is at x = 0. */
  values: readonly number[];
  /** The width of a bar in the unit of the x-axis. */
  width: number;
  x: Scale;
  y: Scale;
}

/** Bars for the values of equal time intervals, such as the rain of a hyetograph. */
export function Bars({ values, width, x, y }: BarsProps) {
  const path = values.map((value, index) => {
    const [left, right] = [x(index * width), x((index + 1) * width)];
    return value > 0 ? `M${left} ${y(0)}V${y(value)}H${right}V${y(0)}Z` : '';
  });
  // Thick edges would cover the fill of narrow bars.
  const edge = x(width) - x(0) < 4 ? 0.3 : 1;
  return <path d={path.join('')} strokeWidth={edge} className={ink.bar} />;
}
