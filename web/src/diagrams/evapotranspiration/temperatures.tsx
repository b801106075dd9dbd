import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { useFormer } from '../kit/former';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { clamp } from '../kit/numbers';
import { linearScale, ticks } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { fromShown, toShown, unitOf } from '../kit/units';
import type { EvapotranspirationParams, EvapotranspirationResult } from './model';

type Props = DrawingProps<EvapotranspirationParams, EvapotranspirationResult>;

/** The lowest and highest temperatures that the sliders allow. */
const [coldest, hottest] = [-4, 113] as const;
const [top, bottom] = [92, 124] as const;
const x = linearScale([coldest, hottest], [16, 344]);

/** The daily temperature range as a bar. The Hargreaves formula uses the square root of the range. */
export function Temperatures({ params, units }: Props) {
  const { lowF, highF } = params;
  const shown = (value: number) => toShown(value, 'temperature', units);
  const unit = unitOf('temperature', units);
  const middle = (x(lowF) + x(highF)) / 2;
  // Labels centered here stay within the drawing.
  const textX = clamp(middle, 60, 300);
  const bar = (
    <path d={`M${x(lowF)} ${top}H${x(highF)}V${bottom}H${x(lowF)}Z`} className={ink.bar} />
  );
  const former = useFormer('temperatures', bar);
  return (
    <Drawing height={224}>
      <Label x={4} y={16} strong>
        {`Daily temperature, ${unit}`}
      </Label>
      {ticks(shown(coldest), shown(hottest), 6).map((tick) => {
        const at = x(fromShown(tick, 'temperature', units));
        return (
          <g key={tick}>
            <path d={`M${at} 36V178`} strokeWidth="1" className={ink.grid} />
            <Label x={at} y={196} anchor="middle">
              {formatNumber(tick)}
            </Label>
          </g>
        );
      })}
      <path d="M16 178H344" className={ink.axis} />
      {bar}
      {former}
      <Arrow from={[x(lowF), 70]} to={[x(highF), 70]} twoHeaded />
      <Label x={textX} y={58} anchor="middle" strong>
        {`range ${withUnit(formatNumber(shown(highF) - shown(lowF)), unit)}`}
      </Label>
      <path d={`M${middle} ${top}V${bottom + 24}`} strokeDasharray="4 4" className={ink.measure} />
      <Label x={textX} y={bottom + 40} anchor="middle">
        {`mean ${formatQuantity((lowF + highF) / 2, 'temperature', units)}`}
      </Label>
      <Handle<EvapotranspirationParams> name="lowF" axis="x" scale={x} across={bottom} />
      <Handle<EvapotranspirationParams> name="highF" axis="x" scale={x} across={top} />
      {former && (
        <Label x={4} y={218}>
          gray: before
        </Label>
      )}
    </Drawing>
  );
}
