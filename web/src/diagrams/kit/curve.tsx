import { type SeriesIndex, series } from './ink';
import { linePath, type Point } from './scale';

interface CurveProps {
  /** Places in the drawing. */
  points: readonly Point[];
  /** Which of the four kinds of line. */
  line?: SeriesIndex;
}

/** A line of a plot. */
export function Curve({ points, line = 0 }: CurveProps) {
  const { className, dash } = series[line];
  return (
    <path
      d={linePath(points)}
      strokeWidth="2.25"
      strokeDasharray={dash}
      // Dashes with round ends would run into each other.
      strokeLinecap={dash ? 'butt' : 'round'}
      className={className}
    />
  );
}
