import { ft2PerAc } from '../hydrology/runoff';
import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { isSame, useGhost } from '../kit/ghost';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale, type Scale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { type HydrographParams, type HydrographResult, momentAt } from './model';

/** The lower edge of the planes, along the stream to the outlet. */
const bank = 185;
const [left, right] = [16, 186];
/** The space for each plane. */
const [maxWidth, maxLength] = [150, 140];

/**
 * The subcatchment as SWMM sees it, to scale: two planes of impervious and pervious ground. Each has
 * the full width (RM1, figure 3-4) and drains directly to the outlet.
 */
export function Plan({ params, result, units }: DrawingProps<HydrographParams, HydrographResult>) {
  const { widthFt, areaAc, impervPercent, slopePercent } = params;
  const lengthFt = (areaAc * ft2PerAc) / widthFt;
  const planes = [
    { x: left, name: 'impervious', percent: impervPercent, className: ink.ground },
    { x: right, name: 'pervious', percent: 100 - impervPercent, className: ink.plants },
  ].filter(({ percent }) => percent > 0);
  const first = planes[0]?.x ?? left;
  const ftPerUnit = Math.max(widthFt / maxWidth, lengthFt / maxLength);
  const children = (x: Scale) =>
    planes.map(({ name, percent, className, x: from }) => (
      <path
        key={name}
        d={`M${from} ${bank}h${x(widthFt)}v${-x((lengthFt * percent) / 100)}h${-x(widthFt)}Z`}
        strokeWidth="1"
        className={className}
      />
    ));
  const before = useGhost({ axes: 'plan', min: 0, max: ftPerUnit, children });
  const scale = 1 / Math.max(ftPerUnit, before?.max ?? 0);
  const x = linearScale([0, 1], [0, scale]);
  const ghost = before && !isSame(before.children(x), children(x)) && before.children(x);
  const drawnWidth = Math.max(3, widthFt * scale);
  const drawnLength = Math.max(3, lengthFt * scale);
  const length = (feet: number) => formatQuantity(feet, 'length', units);
  const topOf = (percent: number) => bank - (drawnLength * percent) / 100;
  const { runoffCfs } = momentAt(result, params.hour);
  const streamWidth = runoffCfs > 0 ? 2 + 8 * Math.sqrt(runoffCfs / result.peakCfs) : 1;
  return (
    <Drawing height={276}>
      <Label x={4} y={18}>
        {`Each part has the full width, slope ${formatNumber(slopePercent)}%`}
      </Label>
      {children(x)}
      {ghost && <g className="ghost">{ghost}</g>}
      {planes.map(({ x: at, name, percent }) => (
        <g key={name}>
          {[0.2, 0.8].map((part) => (
            <Arrow
              key={part}
              from={[at + drawnWidth * part, topOf(percent * 0.8)]}
              to={[at + drawnWidth * part, bank - 2]}
            />
          ))}
          {/* The label is below the stream, where the ghost of the planes does not overlap it. */}
          <Label x={at} y={bank + 30}>
            {`${formatNumber(percent)}% ${name}\n${length((lengthFt * percent) / 100)} long`}
          </Label>
        </g>
      ))}
      <Handle<HydrographParams>
        name="impervPercent"
        axis="y"
        scale={topOf}
        across={left + Math.max(drawnWidth / 2, drawnWidth - 14)}
      />
      <path
        d={`M8 ${bank + 9}H${drawingWidth - 34}`}
        strokeWidth={streamWidth}
        className={ink.surface}
      />
      <Arrow
        from={[drawingWidth - 34, bank + 9]}
        to={[drawingWidth - 8, bank + 9]}
        className={ink.surface}
      />
      <Arrow from={[first, bank + 58]} to={[first + drawnWidth, bank + 58]} twoHeaded />
      <Label
        {...(first === left
          ? { x: left, y: bank + 78 }
          : // Beside the arrow, below which there is the runoff.
            ({ x: first - 6, y: bank + 63, anchor: 'end' } as const))}
      >
        {`width ${length(widthFt)}`}
      </Label>
      <Label x={drawingWidth - 8} y={bank + 78} anchor="end" strong>
        {`Runoff ${formatQuantity(runoffCfs, 'flow', units)}`}
      </Label>
    </Drawing>
  );
}
