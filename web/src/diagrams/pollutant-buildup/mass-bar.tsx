import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { Units } from '../kit/units';
import { momentAt, type PollutantParams, type PollutantResult } from './model';

const [left, right] = [240, 264] as const;
const [top, bottom] = [40, 178] as const;

/** The minimum distance between two labels. */
const labelGap = 38;

interface MassBarProps {
  params: PollutantParams;
  result: PollutantResult;
  units: Units;
}

/** The pollutant mass of the land use, split by where it is at the moment shown. */
export function MassBar({ params, result, units }: MassBarProps) {
  const now = momentAt(result, params.hour);
  const end = result.storm.at(-1);
  const total = result.sweptLb + result.washedLb + (end?.buildupLb ?? 0);
  const perLb = total > 0 ? (bottom - top) / total : 0;
  const parts = [
    { name: 'swept', lb: now.sweptLb, className: ink.plants },
    { name: 'washed', lb: now.washedLb, className: ink.water },
    { name: 'surface', lb: now.buildupLb, className: ink.pollutant },
  ];
  let boxTop = bottom;
  // Labels have two lines each, and are placed from the bottom up, with room for those above.
  let free = bottom + 28;
  const boxes = parts.map((part, index) => {
    const height = part.lb * perLb;
    boxTop -= height;
    const above = parts.slice(index + 1).filter(({ lb }) => lb > 0).length;
    const labelY = Math.max(
      top + 14 + above * labelGap,
      Math.min(free - labelGap, boxTop + height / 2 - 4),
    );
    if (part.lb > 0) free = labelY;
    return { ...part, y: boxTop, height, labelY };
  });
  return (
    <>
      {boxes.map(({ name, lb, y, height, labelY, className }) => (
        <g key={name}>
          {height > 0 && (
            <path
              d={`M${left} ${y}H${right}V${y + height}H${left}Z`}
              strokeWidth="1"
              className={className}
            />
          )}
          {lb > 0 && (
            <Label x={right + 5} y={labelY}>
              {`${name}\n${formatQuantity(lb, 'mass', units)}`}
            </Label>
          )}
        </g>
      ))}
      <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} className={ink.wall} />
      <Label x={left} y={top - 10} strong>
        mass
      </Label>
    </>
  );
}
