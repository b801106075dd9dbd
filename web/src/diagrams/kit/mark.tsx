import { ink } from './ink';
import type { Point } from './scale';

/** A dot that marks the current state on a curve. */
export function Mark({ at: [x, y] }: { at: Point }) {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return <circle cx={x} cy={y} r="5" strokeWidth="2" className={ink.mark} />;
}
