import type { Series } from '../../bank/bundle';
import { linePath, type Point, type Scale } from '../../diagrams/kit/scale';
import { spacing } from './axis';
import type { Style } from './style';

interface SeriesMarksProps {
  series: Series;
  style: Style;
  /** The place of the bars among those of other series, which are drawn side by side. */
  place: { index: number; count: number };
  x: Scale;
  y: Scale;
  /** The position from which bars rise. */
  base: number;
}

/** The line, steps, bars or points of a series. */
export function SeriesMarks({ series, style, place, x, y, base }: SeriesMarksProps) {
  const { kind, points } = series;
  const positions = points.map(([px = 0, py = 0]): Point => [x(px), y(py)]);
  if (kind === 'points') {
    const path = positions.map(([px, py]) => style.marker(px, py)).join('');
    return <path d={path} className={style.line} />;
  }
  if (kind === 'bars') {
    const width = (x(spacing(series)) - x(0)) / place.count;
    const path = positions.map(([px, py]) => {
      const left = px + place.index * width;
      return `M${left} ${base}V${py}h${width}V${base}Z`;
    });
    return (
      <path
        d={path.join('')}
        strokeWidth={width < 4 ? 0.3 : 1}
        strokeDasharray={style.dash}
        className={style.fill}
      />
    );
  }
  return (
    <path
      d={linePath(kind === 'steps' ? stepped(positions) : positions)}
      strokeWidth="2.25"
      strokeDasharray={style.dash}
      // Round ends would close the gaps between dashes.
      strokeLinecap={style.dash ? 'butt' : 'round'}
      className={style.line}
    />
  );
}

/** Returns the points of a line that keeps each value until the next point. */
export function stepped(points: readonly Point[]): Point[] {
  return points.flatMap(([x, y], index): Point[] => {
    const next = points[index + 1];
    return next
      ? [
          [x, y],
          [next[0], y],
        ]
      : [[x, y]];
  });
}
