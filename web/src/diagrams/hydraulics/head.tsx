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
  /** The head with its unit. */
  value: string;
  /** Puts the label on the left of the arrow. */
  labelOnLeft: boolean;
}

/** The head on an opening: an arrow between two levels, and its value. */
export function Head({ x, lineTo, from, to, value, labelOnLeft }: HeadProps) {
  return (
    <>
      <path
        d={`M${Math.min(x, lineTo)} ${to}H${Math.max(x, lineTo)}`}
        strokeDasharray="3 3"
        strokeWidth="1"
        className={ink.measure}
      />
      <Arrow from={[x, to]} to={[x, from]} twoHeaded />
      <Label
        x={labelOnLeft ? x - 7 : x + 7}
        // A low head leaves no room for its label between the two levels.
        y={to - from < 40 ? from - 23 : (from + to) / 2 - 4}
        anchor={labelOnLeft ? 'end' : 'start'}
      >
        {`head\n${value}`}
      </Label>
    </>
  );
}
