import { Drawing } from './drawing';
import { formatNumber, withUnit } from './format';
import { isSame, useGhost, useSteadyEnd } from './ghost';
import { ink } from './ink';
import { Label } from './label';
import { linearScale, roundUp, type Scale, ticks } from './scale';
import { fromShown, type Quantity, toShown, type Units, unitOf } from './units';

/** A part of a balance, negative if it is subtracted, or a sum of parts. */
export interface BarRow {
  name: string;
  value: number;
  /** Draws the bar from zero. The bar of a part starts where the previous bar ends. */
  isSum?: boolean;
}

interface BarRowsProps {
  title: string;
  rows: readonly BarRow[];
  units: Units;
  quantity?: Quantity;
  /** Draws a scale below the bars. */
  hasScale?: boolean;
  /** See {@link Drawing}. */
  stays?: boolean;
}

// The values to the right of the bars, with at most four decimals, are at most 90 wide: "-0.0513 in".
const [left, right] = [112, 264];
const rowHeight = 36;
const barHeight = rowHeight - 12;
const top = 28;

/** Amounts that add up row by row, as bars. Those before the last change are drawn in gray. */
export function BarRows({
  title,
  rows,
  units,
  quantity = 'depth',
  hasScale = false,
  stays,
}: BarRowsProps) {
  let sum = 0;
  const bars = rows.map((row, index) => {
    const from = row.isSum ? 0 : sum;
    sum = from + row.value;
    return { ...row, from, end: sum, y: top + index * rowHeight };
  });
  const max = roundUp(Math.max(...bars.map(({ end }) => end)));
  const children = (x: Scale) =>
    bars.map(({ name, value, from, end, y }) => (
      <rect
        key={name}
        x={x(Math.min(from, end))}
        y={y}
        width={x(Math.abs(value)) - left}
        height={barHeight}
        className={value < 0 ? ink.mark : quantity === 'mass' ? ink.pollutant : ink.bar}
      />
    ));
  const before = useGhost({ axes: title, min: 0, max, children });
  const axisEnd = useSteadyEnd(Math.max(max, before?.max ?? 0), title);
  const x = linearScale([0, axisEnd], [left, right]);
  const bottom = top + bars.length * rowHeight;
  const current = children(x);
  const ghost = before?.children(x);
  return (
    <Drawing height={bottom + (hasScale ? 24 : 8)} stays={stays}>
      <Label x={4} y={16} strong>
        {hasScale ? `${title}, ${unitOf(quantity, units)}` : title}
      </Label>
      {hasScale &&
        ticks(0, toShown(axisEnd, quantity, units), 4).map((shown) => {
          const tickX = x(fromShown(shown, quantity, units));
          return (
            <g key={shown}>
              <path d={`M${tickX} ${top}V${bottom}`} strokeWidth="1" className={ink.grid} />
              <Label x={tickX} y={bottom + 17} anchor="middle">
                {formatNumber(shown)}
              </Label>
            </g>
          );
        })}
      {current}
      {ghost && !isSame(ghost, current) && (
        <>
          <g className="ghost">{ghost}</g>
          <Label x={356} y={16} anchor="end">
            gray: before
          </Label>
        </>
      )}
      <path d={`M${left} ${top}V${bottom}`} className={ink.axis} />
      {bars.map(({ name, value, end, isSum, y }, index) => (
        <g key={name}>
          {bars[index + 1] && !(isSum && bars[index + 1]?.isSum) && (
            <path
              d={`M${x(end)} ${y + (value ? barHeight : 0)}V${y + rowHeight}`}
              strokeDasharray="3 3"
              className={ink.measure}
            />
          )}
          <Label x={left - 8} y={y + 17} anchor="end">
            {name}
          </Label>
          <Label x={356} y={y + 17} anchor="end">
            {withUnit(
              formatNumber(Number(toShown(value, quantity, units).toFixed(4))),
              unitOf(quantity, units),
            )}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
