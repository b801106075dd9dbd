import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { Former } from '../kit/former';
import { useSteadyEnd } from '../kit/ghost';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { areaPath, linePath, type Point, roundUp, steps } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { momentAt, type StorageParams, type StorageResult } from './model';
import { Plan } from './plan';
import { planAt } from './plan-size';

const height = 224;
const bed = 184;
const center = 120;

interface SectionProps extends DrawingProps<StorageParams, StorageResult> {
  /** Whether the drawing stays in view on a narrow screen. */
  stays: boolean;
}

/** A lengthwise section of the unit with its water, and a plan view beside it. */
export function Section({ params, result, units, stays }: SectionProps) {
  const { fullDepthFt } = params;
  const now = momentAt(result, params.hour);
  const depths = steps(0, fullDepthFt, 41);
  const widest = Math.max(...depths.map((depth) => planAt(params, depth).lengthFt));
  const lengthScale = 196 / useSteadyEnd(widest, 'length');
  // The vertical scale is exaggerated, so that shallow basins can be seen.
  const depthScale = 130 / useHeld(roundUp(fullDepthFt));
  const place = (depth: number, side: 1 | -1): Point => [
    center + (side * planAt(params, depth).lengthFt * lengthScale) / 2,
    bed - depth * depthScale,
  ];
  const outline = (list: number[]): Point[] => [
    ...list.toReversed().map((depth) => place(depth, -1)),
    ...list.map((depth) => place(depth, 1)),
  ];
  const wet = steps(0, now.depthFt, 31);
  const [left, level] = place(now.depthFt, -1);
  const [right] = place(now.depthFt, 1);
  const [rimLeft, rim] = place(fullDepthFt, -1);
  const outX = place(0, 1)[0];
  const [peakLeft, peak] = place(result.deepest.depthFt, -1);
  const [peakRight] = place(result.deepest.depthFt, 1);
  const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
  return (
    <Drawing height={height} stays={stays}>
      <path d={`${linePath(outline(depths))}H232V${bed + 16}H8V${rim}Z`} className={ink.ground} />
      {now.depthFt > 0 && (
        <>
          <path d={areaPath(outline(wet))} className={ink.water} />
          <Former scale={`${lengthScale} ${depthScale}`}>
            <path d={`M${left} ${level}H${right}`} strokeWidth="2" className={ink.surface} />
          </Former>
        </>
      )}
      <path d={linePath(outline(depths))} strokeWidth="2" className={ink.wall} />
      {level - peak > 2 && (
        <>
          <path
            d={`M${peakLeft} ${peak}H${peakRight}`}
            strokeDasharray="6 4"
            className={ink.surface}
          />
          <Label x={center} y={peak - 5} anchor="middle">
            {`peak ${formatQuantity(result.deepest.depthFt, 'length', units)}`}
          </Label>
        </>
      )}
      {now.inflowCfs > 0 && (
        <>
          <Arrow from={[Math.max(8, rimLeft - 20), rim - 26]} to={[rimLeft + 8, rim - 4]} />
          <Label x={Math.max(4, rimLeft - 24)} y={rim - 32}>
            {`in ${flow(now.inflowCfs)}`}
          </Label>
        </>
      )}
      {now.overflowCfs > 0 && (
        <Label x={356} y={rim - 32} anchor="end">
          {`overflow ${flow(now.overflowCfs)}`}
        </Label>
      )}
      {bed - level > 24 && (
        <Label x={center} y={(level + bed) / 2 + 5} anchor="middle">
          {formatQuantity(now.depthFt, 'length', units)}
        </Label>
      )}
      <path
        d={`M${outX - 3} ${bed - 2}H236`}
        strokeWidth={3 + 3 * params.orificeFt}
        strokeLinecap="butt"
        className={now.outflowCfs > 0 ? ink.surface : ink.axis}
      />
      <Label x={4} y={bed + 34}>
        {`vertical ×${formatNumber(Number((depthScale / lengthScale).toPrecision(2)))}`}
      </Label>
      <Label x={250} y={bed + 34} anchor="end">
        {`out ${flow(now.outflowCfs)}`}
      </Label>
      <Handle<StorageParams>
        name="fullDepthFt"
        axis="y"
        scale={(depth) => bed - depth * depthScale}
        across={place(fullDepthFt, 1)[0]}
      />
      <Plan params={params} depthFt={now.depthFt} />
    </Drawing>
  );
}
