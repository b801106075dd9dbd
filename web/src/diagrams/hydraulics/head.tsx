import { Arrow } from '../kit/arrow';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';

interface HeadProps {
  /** The horizontal position of the arrow. */
  x: number;
  /** The dashed line at the lower level goes from the arrow to this horizontal position. */
  lineTo: number;
  /** The vertical positions of the upper and the lower level. */
  from: number;
  to: number;
  /** The vertical position of the bed, below which there is no room for the label. */
  bed: number;
  /** The head with its unit. */
  value: string;
  /** Puts the label to the left of the arrow. */
  labelOnLeft: boolean;
}

/** The head on an opening: an arrow between two levels, and its value. */
export function Head({ x, lineTo, from, to, bed, value, labelOnLeft }: HeadProps) {
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
        y={labelLevel(from, to, bed)}
        anchor={labelOnLeft ? 'end' : 'start'}
      >
        {`head\n${value}`}
      </Label>
    </>
  );
}

/** Where two lines of text fit: between the levels, below them, or else above them. */
function labelLevel(from: number, to: number, bed: number): number {
  if (to - from >= 40) return (from + to) / 2 - 4;
  return bed - to >= 40 ? to + 18 : from - 23;
}
