import { Drawing } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import type { LidParams } from './design';
import { type LidResult, momentOf } from './model';

const height = 300;
const [left, right] = [112, 260];
const rowHeight = 38;

/** What was there and came in, less what went, is what is stored: it adds up line by line. */
export function BalanceDrawing({ params, result, units }: DrawingProps<LidParams, LidResult>) {
  const moment = momentOf(params, result);
  const { startIn } = result;
  const changes = [
    ['At start', startIn],
    ['Inflow', moment.inflowIn],
    ['Evaporation', -moment.evaporationIn],
    ['Exfiltration', -moment.exfiltrationIn],
    ['Drain', -moment.drainIn],
    ['Overflow', -moment.overflowIn],
  ] as const;
  const x = linearScale([0, Math.max(0.1, startIn + moment.inflowIn)], [left, right]);
  let sum = 0;
  const rows = changes.map(([name, change]) => {
    const from = sum;
    sum += change;
    return { name, value: change, from: Math.min(from, sum), to: Math.max(from, sum), end: sum };
  });
  const all = [...rows, { name: 'Stored now', value: sum, from: 0, to: sum, end: sum }];
  return (
    <Drawing height={height} stays>
      <path d={`M${left} 18V${18 + all.length * rowHeight}`} className={ink.axis} />
      {all.map(({ name, value, from, to, end }, row) => {
        const y = 22 + row * rowHeight;
        return (
          <g key={name}>
            <Label x={left - 8} y={y + 18} anchor="end">
              {name}
            </Label>
            <rect
              x={x(from)}
              y={y}
              width={Math.max(0, x(to) - x(from))}
              height={rowHeight - 12}
              strokeWidth="1.5"
              className={value < 0 ? ink.mark : ink.bar}
            />
            {row < rows.length && (
              <path
                d={
                  value === 0
                    ? `M${x(end)} ${y}v${rowHeight}`
                    : `M${x(end)} ${y + rowHeight - 12}v12`
                }
                strokeDasharray="3 3"
                className={ink.measure}
              />
            )}
            <Label x={356} y={y + 18} anchor="end">
              {formatQuantity(Math.abs(value) < 0.0005 ? 0 : value, 'depth', units)}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
