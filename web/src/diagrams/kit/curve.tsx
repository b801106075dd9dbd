import { type SeriesIndex, series } from './ink';
import { linePath, type Point } from './scale';

interface CurveProps {
  /** Positions in the drawing. */
  points: readonly Point[];
  /** One of the four line styles. */
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
      // Round ends would close the gaps between dashes.
      strokeLinecap={dash ? 'butt' : 'round'}
      className={className}
    />
  );
}
