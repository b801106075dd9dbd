import { Arrow } from '../kit/arrow';
import { Curve } from '../kit/curve';
import { drawingWidth } from '../kit/drawing';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { type Point, roundUp, type Scale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { axisOf } from './describe';
import { deliversNothing, momentOf, type PumpMoment, type PumpResult } from './model';
import { type PumpParams, systemHeadFt, usesHead, wellDepthFt } from './pump';

type Props = DrawingProps<PumpParams, PumpResult> & { stays: boolean };

/** The pump's curve with its operating point. */
export function CurveDrawing(props: Props) {
  return usesHead(props.params.type) ? <HeadCurve {...props} /> : <LevelCurve {...props} />;
}

const isShifted = ({ type, speedPercent }: PumpParams) => type !== 'ideal' && speedPercent !== 100;

/**
 * Extends a curve to the end of the axis if its last flow is above 0, because the engine keeps that
 * flow beyond the last point.
 */
function extend(points: readonly Point[], end: number): Point[] {
  const flow = points.at(-1)?.[1] ?? 0;
  return flow > 0 ? [...points, [end, flow]] : [...points];
}

/** Types 3 and 5, as pump curves are usually drawn: head over flow, with the system curve. */
function HeadCurve({ params, result, units, stays }: Props) {
  const moment = momentOf(params, result);
  const { depthFt, flowCfs, isOn } = moment;
  const system = result.friction.map(
    ([flow, head]): Point => [flow, params.liftFt - depthFt + head],
  );
  const curves = [...result.nominal, ...result.shifted];
  const maxFlow = roundUp(1.05 * Math.max(...curves.map(([, flow]) => flow)));
  const systemFt = systemHeadFt(params, depthFt, flowCfs);
  const maxHead = roundUp(1.1 * Math.max(systemFt, ...curves.map(([head]) => head)));
  const toEnd = (points: readonly Point[]) =>
    extend(points, maxHead).map(([head, flow]): Point => [flow, head]);
  return (
    <div>
      <Plot
        units={units}
        stays={stays}
        x={{ label: 'Flow', quantity: 'flow', max: maxFlow }}
        y={{ label: 'Head', quantity: 'length', max: maxHead }}
      >
        {(x, y) => (
          <>
            {isShifted(params) && (
              <Curve
                line={2}
                points={toEnd(result.nominal).map(([flow, head]) => [x(flow), y(head)])}
              />
            )}
            <Curve points={toEnd(result.shifted).map(([flow, head]) => [x(flow), y(head)])} />
            <Curve
              line={1}
              points={system
                .filter(([flow, head]) => flow <= maxFlow && head <= maxHead)
                .map(([flow, head]) => [x(flow), y(head)])}
            />
            {isOn && <HeadParts params={params} moment={moment} x={x} y={y} />}
            {isOn && !deliversNothing(params, moment) && <Mark at={[x(flowCfs), y(systemFt)]} />}
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'Pump', line: 0 },
          { label: 'System', line: 1 },
          ...(isShifted(params) ? [{ label: 'Pump at 100%', line: 2 as const }] : []),
        ]}
      />
    </div>
  );
}

interface HeadPartsProps {
  params: PumpParams;
  moment: PumpMoment;
  x: Scale;
  y: Scale;
}

/** The head of the system at the pump's flow, as lift and friction. */
function HeadParts({ params, moment, x, y }: HeadPartsProps) {
  const { depthFt, flowCfs } = moment;
  const liftFt = params.liftFt - depthFt;
  // Without a flow the arrow would be on the axis.
  const arrowX = Math.max(x(flowCfs), x(0) + 16);
  const middle = y(liftFt);
  return (
    <>
      <path d={`M${x(0)} ${middle}H${arrowX}`} strokeDasharray="3 3" className={ink.measure} />
      <Arrow from={[arrowX, y(0)]} to={[arrowX, middle]} twoHeaded />
      <Arrow
        from={[arrowX, middle]}
        to={[arrowX, y(systemHeadFt(params, depthFt, flowCfs))]}
        twoHeaded
      />
      {/* The curves may leave no space for labels next to the arrows. */}
      <Label x={drawingWidth - 14} y={16} anchor="end">
        arrows: lift below, friction above
      </Label>
    </>
  );
}

/** The other types: flow against depth, volume or inflow. */
function LevelCurve({ params, result, units, stays }: Props) {
  const moment = momentOf(params, result);
  const curves = [...result.nominal, ...result.shifted];
  const maxFlow = roundUp(1.1 * Math.max(...curves.map(([, flow]) => flow)));
  const maxX = maxXOf(params);
  const toEnd = (points: readonly Point[]) =>
    params.type === 'ideal' ? points : extend(points, maxX);
  return (
    <div>
      <Plot
        units={units}
        stays={stays}
        x={{ ...axisOf(params.type), max: maxX }}
        y={{ label: 'Pump flow', quantity: 'flow', max: maxFlow }}
      >
        {(x, y) => (
          <>
            {isShifted(params) && (
              <Curve
                line={2}
                points={toEnd(result.nominal).map(([value, flow]) => [x(value), y(flow)])}
              />
            )}
            <Curve points={toEnd(result.shifted).map(([value, flow]) => [x(value), y(flow)])} />
            <Mark at={[x(curveX(params, moment)), y(moment.flowCfs)]} />
          </>
        )}
      </Plot>
      {isShifted(params) && (
        <Legend
          items={[
            { label: 'Pump', line: 0 },
            { label: 'Pump at 100%', line: 2 },
          ]}
        />
      )}
    </div>
  );
}

/** The end of the x-axis. */
function maxXOf({ type, inflowCfs, wellAreaFt2 }: PumpParams): number {
  if (type === 'ideal') return roundUp(1.1 * inflowCfs);
  return type === 'type1' ? Math.max(1500, wellDepthFt * wellAreaFt2) : wellDepthFt;
}

/** The x-value at which the curve is read at a moment. */
function curveX({ type, inflowCfs, wellAreaFt2 }: PumpParams, { depthFt }: PumpMoment): number {
  if (type === 'ideal') return inflowCfs;
  return type === 'type1' ? depthFt * wellAreaFt2 : depthFt;
}
