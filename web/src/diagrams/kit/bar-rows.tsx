import { Drawing } from './drawing';
import { formatQuantity } from './format';
import { isSame, useGhost, useSteadyEnd } from './ghost';
import { ink } from './ink';
import { Label } from './label';
import { linearScale, roundUp, type Scale } from './scale';
import type { Units } from './units';

/** A part of a balance in inches, negative where it goes, or a sum of parts. */
export interface BarRow {
  name: string;
  inches: number;
  /** A sum is drawn from zero, a part from where the one before it ended. */
  isSum?: boolean;
}

interface BarRowsProps {
  title: string;
  rows: readonly BarRow[];
  units: Units;
}

const [left, right] = [112, 284];
const rowHeight = 36;
const barHeight = rowHeight - 12;
const top = 28;

/** Depths of water that add up row by row, as bars; in gray, those before the last change. */
export function BarRows({ title, rows, units }: BarRowsProps) {
  let sum = 0;
  const bars = rows.map((row, index) => {
    const from = row.isSum ? 0 : sum;
    sum = from + row.inches;
    return { ...row, from, end: sum, y: top + index * rowHeight };
  });
  const max = roundUp(Math.max(...bars.map(({ end }) => end)));
  const children = (x: Scale) =>
    bars.map(({ name, inches, from, end, y }) => (
      <rect
        key={name}
        x={x(Math.min(from, end))}
        y={y}
        width={x(Math.abs(inches)) - left}
        height={barHeight}
        className={inches < 0 ? ink.mark : ink.bar}
      />
    ));
  const before = useGhost({ axes: title, min: 0, max, children });
  const end = useSteadyEnd(Math.max(max, before?.max ?? 0), title);
  const x = linearScale([0, end], [left, right]);
  const bottom = top + bars.length * rowHeight;
  const now = children(x);
  const ghost = before?.children(x, x);
  return (
    <Drawing height={bottom + 8} stays>
      <Label x={4} y={16} strong>
        {title}
      </Label>
      {now}
      {ghost && !isSame(ghost, now) && (
        <>
          <g className="ghost">{ghost}</g>
          <Label x={356} y={16} anchor="end">
            gray: before
          </Label>
        </>
      )}
      <path d={`M${left} ${top}V${bottom}`} className={ink.axis} />
      {bars.map(({ name, inches, end, y }, index) => (
        <g key={name}>
          <Label x={left - 8} y={y + 17} anchor="end">
            {name}
          </Label>
          <Label x={356} y={y + 17} anchor="end">
            {formatQuantity(inches || 0, 'depth', units)}
          </Label>
          {index < bars.length - 1 && (
            <path
              d={`M${x(end)} ${y + (inches ? barHeight : 0)}V${y + rowHeight}`}
              strokeDasharray="3 3"
              className={ink.measure}
            />
          )}
        </g>
      ))}
    </Drawing>
  );
}
