import { ft2PerAc } from '../hydrology/runoff';
import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { type HydrographParams, type HydrographResult, momentAt } from './model';

const bank = 210;
const left = 24;

/**
 * The subcatchment as SWMM sees it, to scale: a rectangle that drains over its width.
 * Both kinds of ground have all of this width, the pervious one above (RM1, figure 3-4),
 * and each drains for itself.
 */
export function Plan({ params, result, units }: DrawingProps<HydrographParams, HydrographResult>) {
  const { widthFt, areaAc, impervPercent, slopePercent } = params;
  const lengthFt = (areaAc * ft2PerAc) / widthFt;
  const scale = Math.min(210 / widthFt, 150 / lengthFt);
  const wide = Math.max(3, widthFt * scale);
  const long = Math.max(3, lengthFt * scale);
  const top = bank - long;
  const beside = Math.min((top + bank) / 2, bank - 26);
  const border = bank - (long * impervPercent) / 100;
  const { runoffCfs } = momentAt(result, params.hour);
  const stream = runoffCfs > 0 ? 2 + 8 * Math.sqrt(runoffCfs / result.peakCfs) : 1;
  return (
    <Drawing height={300}>
      <path
        d={`M${left} ${border}H${left + wide}V${bank}H${left}Z`}
        strokeWidth="1"
        className={ink.ground}
      />
      <path
        d={`M${left} ${top}H${left + wide}V${border}H${left}Z`}
        strokeWidth="1"
        className={ink.plants}
      />
      {[
        { x: 0.2, from: top, to: border },
        { x: 0.6, from: top, to: border },
        { x: 0.4, from: border, to: bank },
        { x: 0.8, from: border, to: bank },
      ]
        .filter(({ from, to }) => to - from > 6)
        .map(({ x, from, to }) => (
          <Arrow
            key={x}
            from={[left + wide * x, from + 0.2 * (to - from)]}
            to={[left + wide * x, bank - 2]}
          />
        ))}
      <Handle<HydrographParams>
        name="impervPercent"
        axis="y"
        scale={(percent) => bank - (long * percent) / 100}
        across={left + wide / 2}
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
      <Arrow from={[left, top - 12]} to={[left + wide, top - 12]} twoHeaded />
      <Label x={left} y={top - 21}>
        {`Width ${formatQuantity(widthFt, 'length', units)}`}
      </Label>
      <Arrow from={[left + wide + 14, bank]} to={[left + wide + 14, top]} twoHeaded />
      <Label x={left + wide + 22} y={beside}>
        {formatQuantity(lengthFt, 'length', units)}
      </Label>
      <Label x={left + wide + 22} y={beside + 20}>
        {`at ${formatNumber(slopePercent)}%`}
      </Label>
      <Label x={drawingWidth - 8} y={bank + 35} anchor="end" strong>
        {`Runoff ${formatQuantity(runoffCfs, 'flow', units)}`}
      </Label>
      <path d={`M8 ${bank + 52}h18v14h-18z`} className={ink.ground} />
      <Label x={34} y={bank + 64}>
        {`${formatNumber(impervPercent)}% impervious`}
      </Label>
      <path d={`M${drawingWidth / 2 + 24} ${bank + 52}h18v14h-18z`} className={ink.plants} />
      <Label x={drawingWidth / 2 + 50} y={bank + 64}>
        {`${formatNumber(100 - impervPercent)}% pervious`}
      </Label>
    </Drawing>
  );
}
