import { Arrow } from '../kit/arrow';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';

interface HeadProps {
  /** The horizontal position of the arrow. */
  x: number;
  /** The other end of the line at the lower level. */
  lineTo: number;
  /** The vertical positions of the upper and the lower level. */
  from: number;
  to: number;
  /** The label is on the left of the arrow. */
  isBack: boolean;
}

/** The head on an opening: an arrow between two levels. */
export function Head({ x, lineTo, from, to, isBack }: HeadProps) {
  return (
    <>
      <path
        d={`M${Math.min(x, lineTo)} ${to}H${Math.max(x, lineTo)}`}
        strokeDasharray="3 3"
        strokeWidth="1"
        className={ink.measure}
      />
      <Arrow from={[x, to]} to={[x, from]} both />
      <Label
        x={isBack ? x - 7 : x + 7}
        // The label of a low head is above it, clear of both levels.
        y={to - from < 24 ? from - 6 : (from + to) / 2 + 5}
        anchor={isBack ? 'end' : 'start'}
      >
        head
      </Label>
    </>
  );
}
