import { Drawing } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { useGhost, useSteadyEnd } from '../kit/ghost';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import type { GeneralParams, GeneralResult } from './model';

const [left, right] = [124, 284];
const rowHeight = 34;
const top = 28;

const rows = [
  ['Runoff', ({ runoffIn }) => runoffIn],
  ['Groundwater', ({ groundwaterIn }) => groundwaterIn],
  ['RDII', ({ rdiiIn }) => rdiiIn],
  ['Dry weather', ({ dryWeatherIn }) => dryWeatherIn],
  ['Outflow', ({ outflowIn }) => outflowIn],
] as const satisfies [string, (result: GeneralResult) => number][];

/** What reaches the network from where, and what leaves it: as bars, in gray before the last change. */
export function Balance({ result, units }: DrawingProps<GeneralParams, GeneralResult>) {
  const axes = 'Inflows and outflow';
  const most = Math.max(...rows.map(([, value]) => value(result)));
  const x = linearScale([0, useSteadyEnd(roundUp(most), axes)], [left, right]);
  const y = (row: number) => top + row * rowHeight;
  const curves = rows.map(([name, value], row) => (
    <rect
      key={name}
      x={left}
      y={y(row)}
      width={x(value(result)) - left}
      height={rowHeight - 12}
      strokeWidth="1.5"
      className={ink.bar}
    />
  ));
  const before = useGhost({ axes, x, y: x, curves });
  return (
    <Drawing height={y(rows.length) + 8}>
      <Label x={4} y={16} strong>
        {axes}
      </Label>
      {curves}
      {before && (
        <g className="ghost">
          {before.curves}
          <Label x={356} y={16} anchor="end">
            gray: before
          </Label>
        </g>
      )}
      <path d={`M${left} ${top - 4}V${y(rows.length)}`} className={ink.axis} />
      {rows.map(([name, value], row) => (
        <g key={name}>
          <Label x={left - 8} y={y(row) + 16} anchor="end">
            {name}
          </Label>
          <Label x={356} y={y(row) + 16} anchor="end">
            {formatQuantity(value(result), 'depth', units)}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
