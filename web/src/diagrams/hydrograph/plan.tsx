import { ft2PerAc } from '../hydrology/runoff';
import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { type HydrographParams, type HydrographResult, momentAt } from './model';

const bank = 220;
const left = 16;

/**
 * The subcatchment as SWMM sees it, to scale: two planes of impervious and pervious ground. Each has
 * all of the width (RM1, figure 3-4) and drains straight to the outlet.
 */
export function Plan({ params, result, units }: DrawingProps<HydrographParams, HydrographResult>) {
  const { widthFt, areaAc, impervPercent, slopePercent } = params;
  const lengthFt = (areaAc * ft2PerAc) / widthFt;
  const scale = Math.min(150 / widthFt, 140 / lengthFt);
  const wide = Math.max(3, widthFt * scale);
  const long = Math.max(3, lengthFt * scale);
  const length = (feet: number) => formatQuantity(feet, 'length', units);
  const planes = [
    { x: left, name: 'impervious', percent: impervPercent, className: ink.ground },
    {
      // The names need room where the planes are narrow.
      x: left + Math.max(wide, 130) + 20,
      name: 'pervious',
      percent: 100 - impervPercent,
      className: ink.plants,
    },
  ].filter(({ percent }) => percent > 0);
  const topOf = (percent: number) => bank - (long * percent) / 100;
  const { runoffCfs } = momentAt(result, params.hour);
  const stream = runoffCfs > 0 ? 2 + 8 * Math.sqrt(runoffCfs / result.peakCfs) : 1;
  return (
    <Drawing height={300}>
      <Label x={4} y={18}>
        {`Each part drains over the width, at ${formatNumber(slopePercent)}%`}
      </Label>
      {planes.map(({ x, name, percent, className }) => (
        <g key={name}>
          <path
            d={`M${x} ${topOf(percent)}H${x + wide}V${bank}H${x}Z`}
            strokeWidth="1"
            className={className}
          />
          {[0.2, 0.8].map((part) => (
            <Arrow
              key={part}
              from={[x + wide * part, topOf(percent * 0.8)]}
              to={[x + wide * part, bank - 2]}
            />
          ))}
          <Label x={x} y={topOf(percent) - 25}>
            {`${formatNumber(percent)}% ${name}\n${length((lengthFt * percent) / 100)} long`}
          </Label>
        </g>
      ))}
      <Handle<HydrographParams>
        name="impervPercent"
        axis="y"
        scale={topOf}
        across={left + Math.max(wide / 2, wide - 14)}
      />
      <path
        d={`M8 ${bank + 9}H${drawingWidth - 34}`}
        strokeWidth={stream}
        className={ink.surface}
      />
      <Arrow
        from={[drawingWidth - 34, bank + 9]}
        to={[drawingWidth - 8, bank + 9]}
        className={ink.surface}
      />
      <Arrow from={[left, bank + 28]} to={[left + wide, bank + 28]} twoHeaded />
      <Label x={left} y={bank + 48}>
        {`width ${length(widthFt)}`}
      </Label>
      <Label x={drawingWidth - 8} y={bank + 48} anchor="end" strong>
        {`Runoff ${formatQuantity(runoffCfs, 'flow', units)}`}
      </Label>
    </Drawing>
  );
}
