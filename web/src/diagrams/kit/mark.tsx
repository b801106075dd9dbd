import { ink } from './ink';
import type { Point } from './scale';

/** A dot where the state shown lies on a curve. */
export function Mark({ at: [x, y] }: { at: Point }) {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return <circle cx={x} cy={y} r="5" strokeWidth="2" className={ink.mark} />;
}
