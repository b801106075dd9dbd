import { classNames } from '../../ui/class-names';
import { ink } from './ink';
import type { Point } from './scale';

interface ArrowProps {
  from: Point;
  to: Point;
  /** Draws heads at both ends, for a dimension. */
  twoHeaded?: boolean;
  className?: string;
}

/** A straight arrow: a flow, or a dimension when it has two heads. Very short ones are not drawn. */
export function Arrow({ from, to, twoHeaded = false, className = ink.measure }: ArrowProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (!(length > 1)) return null;
  const size = Math.min(7, length / 2);
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const head = `M${-size} ${-size / 2}L0 0L${-size} ${size / 2}`;
  return (
    <g className={classNames(className, 'fill-none')}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path d={head} transform={`translate(${x2} ${y2}) rotate(${degrees})`} />
      {twoHeaded && <path d={head} transform={`translate(${x1} ${y1}) rotate(${degrees + 180})`} />}
    </g>
  );
}
