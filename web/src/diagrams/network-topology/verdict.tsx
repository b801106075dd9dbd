import { ink } from '../kit/ink';
import type { Point } from '../kit/scale';

/** A check mark or a cross, left of a text on the same line. */
export function Verdict({ isAccepted, at: [x, y] }: { isAccepted: boolean; at: Point }) {
  return (
    <path
      d={isAccepted ? `M${x} ${y - 6}l5 6l10 -13` : `M${x + 1} ${y - 12}l12 12m0 -12l-12 12`}
      strokeWidth="3"
      className={isAccepted ? ink.surface : ink.limit}
    />
  );
}
