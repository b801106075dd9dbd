import { formatNumber } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { Soil } from './soil';

const [left, right] = [278, 294] as const;
const [top, bottom] = [84, 214] as const;

/** The upper zone's moisture between dry and full, with field capacity and wilting point. */
export function MoistureGauge({ soil, theta }: { soil: Soil; theta: number }) {
  const y = (moisture: number) => bottom - (moisture / soil.porosity) * (bottom - top);
  const [full, field, wilting] = [y(soil.porosity), y(soil.fieldCapacity), y(soil.wiltingPoint)];
  const marks = [
    { text: 'full', at: full, textAt: full },
    { text: 'field', at: field, textAt: field },
    // A custom soil's limits can be closer than two lines of text.
    { text: 'wilting', at: wilting, textAt: Math.max(wilting, field + 16) },
  ];
  return (
    <>
      <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} className={ink.empty} />
      <path d={`M${left} ${y(theta)}H${right}V${bottom}H${left}Z`} className={ink.water} />
      <path d={`M${left} ${y(theta)}H${right}`} strokeWidth="3" className={ink.surface} />
      <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} className={ink.wall} />
      <Label x={left - 8} y={top - 28}>
        moisture
      </Label>
      <Label x={left - 8} y={top - 11} strong>
        {formatNumber(theta)}
      </Label>
      {marks.map(({ text, at, textAt }) => (
        <g key={text}>
          <path d={`M${left} ${at}H${right + 3}`} strokeDasharray="3 2" className={ink.measure} />
          <Label x={right + 9} y={textAt + 5}>
            {text}
          </Label>
        </g>
      ))}
    </>
  );
}
