import { Drawing } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { isSame, useGhost } from '../kit/ghost';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale, type Scale, ticks } from '../kit/scale';
import { fromShown, type Quantity, toShown, type Units, unitOf } from '../kit/units';

export interface ScaledRow {
  name: string;
  value: number;
  /** A sum is drawn from zero, a part from where the one before it ended. */
  isSum?: boolean;
}

interface ScaledBarsProps {
  title: string;
  quantity: Quantity;
  /** The end of the scale, which is the same for each of the storms. */
  max: number;
  rows: readonly ScaledRow[];
  units: Units;
}

const [left, right] = [112, 284];
const rowHeight = 32;
const barHeight = 20;
const top = 28;

/** Amounts that add up row by row, on a scale; in gray, those before the last change. */
export function ScaledBars({ title, quantity, max, rows, units }: ScaledBarsProps) {
  let sum = 0;
  const bars = rows.map((row, index) => {
    const from = row.isSum ? 0 : sum;
    sum = from + row.value;
    return { ...row, from, end: sum, y: top + index * rowHeight };
  });
  const children = (x: Scale) =>
    bars.map(({ name, value, from, y }) => (
      <rect
        key={name}
        x={x(from)}
        y={y}
        width={x(value) - left}
        height={barHeight}
        className={quantity === 'mass' ? ink.pollutant : ink.bar}
      />
    ));
  const last = useGhost({ axes: title, min: 0, max, children });
  const x = linearScale([0, max], [left, right]);
  const before = last && !isSame(last.children(x, x), children(x)) ? last : undefined;
  const bottom = top + bars.length * rowHeight;
  return (
    <Drawing height={bottom + 24} stays>
      <Label x={4} y={16} strong>
        {`${title}, ${unitOf(quantity, units)}`}
      </Label>
      {ticks(0, toShown(max, quantity, units), 4).map((shown) => {
        const at = x(fromShown(shown, quantity, units));
        return (
          <g key={shown}>
            <path d={`M${at} ${top}V${bottom}`} strokeWidth="1" className={ink.grid} />
            <Label x={at} y={bottom + 17} anchor="middle">
              {formatNumber(shown)}
            </Label>
          </g>
        );
      })}
      {children(x)}
      {before && (
        <>
          <g className="ghost">{before.children(x, x)}</g>
          <Label x={356} y={16} anchor="end">
            gray: before
          </Label>
        </>
      )}
      <path d={`M${left} ${top}V${bottom}`} className={ink.axis} />
      {bars.map(({ name, value, end, y }, index) => (
        <g key={name}>
          <Label x={left - 8} y={y + 15} anchor="end">
            {name}
          </Label>
          <Label x={356} y={y + 15} anchor="end" strong>
            {formatQuantity(value, quantity, units)}
          </Label>
          {bars[index + 1] && !(bars[index]?.isSum && bars[index + 1]?.isSum) && (
            <path
              d={`M${x(end)} ${y + (value ? barHeight : 0)}V${y + rowHeight}`}
              strokeDasharray="3 3"
              className={ink.measure}
            />
          )}
        </g>
      ))}
    </Drawing>
  );
}
