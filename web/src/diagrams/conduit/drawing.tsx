import { Arrow } from '../kit/arrow';
import { Curve } from '../kit/curve';
import { valueAt } from '../kit/drag';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { Former } from '../kit/former';
import { Handle } from '../kit/handle';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot, plotRight, plotTop } from '../kit/plot';
import { areaPath, linePath, type Point, roundUp, ticks } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { fromShown, toShown, type Units, unitOf } from '../kit/units';
import { LimitDrawing, WaveDrawing } from './along';
import { maxEntranceLoss, velocityHeadFt } from './dynamics';
import type { ConduitParams, ConduitResult } from './model';
import { halfWidths, outlineBelow } from './outline';
import { isClosed } from './section';

type Props = DrawingProps<ConduitParams, ConduitResult>;

/** The section with its water, and the flow at each depth or a view along the conduit. */
export function ConduitDrawing(props: Props) {
  const { params } = props;
  return (
    <>
      <SectionDrawing {...props} />
      {params.show === 'waves' ? (
        <WaveDrawing {...props} />
      ) : params.show === 'limit' ? (
        <LimitDrawing {...props} />
      ) : params.show === 'entrance' ? (
        <EntranceCurve {...props} />
      ) : (
        <FlowCurve {...props} />
      )}
    </>
  );
}

const height = 240;
/** The y-position of the section's middle. */
const middle = 118;
/** The space that a level's label needs to the left of its line; with less, the label is above the line. */
const levelRoom = 88;

function SectionDrawing({ params, result, units }: Props) {
  const outline = halfWidths(params);
  const widest = Math.max(...outline.map(([half]) => half));
  const scale = Math.min(165 / params.heightFt, 310 / (2 * widest));
  const center = drawingWidth / 2;
  const bed = middle + (params.heightFt * scale) / 2;
  /** The position in the drawing of a point of the outline, on the left (-1) or right (1) side. */
  const place = ([half, y]: Point, side: 1 | -1): Point => [
    center + side * half * scale,
    bed - y * scale,
  ];
  const bothSides = (points: readonly Point[]): Point[] => [
    ...points.toReversed().map((point) => place(point, -1)),
    ...points.map((point) => place(point, 1)),
  ];
  const wet = outlineBelow(outline, params.depthFt);
  const [edge = 0] = wet.at(-1) ?? [];
  const y = (depthFt: number) => bed - depthFt * scale;
  const top = y(params.depthFt);
  const wall = isClosed(params.shape) ? areaPath(bothSides(outline)) : linePath(bothSides(outline));
  // In a full closed conduit the roof is wetted, too, and there is no free surface.
  const isFull = isClosed(params.shape) && params.depthFt >= params.heightFt;
  const wetted = isFull ? areaPath(bothSides(wet)) : linePath(bothSides(wet));
  const level = otherLevel({ params, result });
  const levelTop = y(level?.depthFt ?? 0);
  const [levelHalf = 0] = outlineBelow(outline, level?.depthFt ?? 0).at(-1) ?? [];
  const levelX = center - levelHalf * scale;
  const hasRoom = levelX > levelRoom;
  return (
    <Drawing height={height}>
      {!isClosed(params.shape) && (
        <path
          d={`${linePath(bothSides(outline))}H${drawingWidth - 8}V${bed + 16}H8V${bed - params.heightFt * scale}Z`}
          className={ink.ground}
        />
      )}
      {params.depthFt > 0 && (
        <>
          <path d={areaPath(bothSides(wet))} className={ink.water} />
          {!isFull && (
            <Former scale={`${scale} ${bed}`}>
              <path
                d={`M${center - edge * scale} ${top}H${center + edge * scale}`}
                strokeWidth="2"
                className={ink.surface}
              />
            </Former>
          )}
          <Arrow from={[center, bed]} to={[center, top]} twoHeaded />
        </>
      )}
      <path d={wall} strokeWidth="2" className={ink.wall} />
      {params.depthFt > 0 && (
        <>
          <path d={wetted} strokeWidth="4.5" className={ink.perimeter} />
          <Label
            x={center}
            // The label is above shallow water: the lower half of a round pipe has no room for it.
            y={bed - top < 80 ? top - 8 : (bed + top) / 2 + 5}
            anchor="middle"
          >
            {formatQuantity(params.depthFt, 'length', units)}
          </Label>
          <Label x={center} y={bed + 34} anchor="middle">
            Heavy line: wetted perimeter
          </Label>
        </>
      )}
      {level && (
        <>
          <path
            d={`M${levelX} ${levelTop}H${center + levelHalf * scale}`}
            strokeDasharray="6 4"
            strokeWidth="2"
            className={ink.measure}
          />
          <Label
            x={hasRoom ? levelX - 14 : 4}
            y={levelTop + (hasRoom ? 5 : -13)}
            anchor={hasRoom ? 'end' : 'start'}
          >
            {level.label}
          </Label>
        </>
      )}
      <Handle<ConduitParams>
        name="depthFt"
        axis="y"
        scale={y}
        across={center + (isFull ? 0 : edge * scale)}
      />
      {level && <Handle<ConduitParams> name="downFt" axis="y" scale={y} across={levelX} />}
      {params.barrels > 1 && (
        <Label x={drawingWidth - 8} y={20} anchor="end">
          {`one of ${params.barrels} barrels`}
        </Label>
      )}
    </Drawing>
  );
}

/** The second level drawn, if any: the depth at the lower end, or the critical depth. */
function otherLevel({ params, result }: Pick<Props, 'params' | 'result'>) {
  if (params.show === 'limit') return { depthFt: params.downFt, label: 'lower end' };
  const isInside = params.depthFt > 0 && result.criticalFt < params.heightFt;
  return params.show === 'waves' && isInside
    ? { depthFt: result.criticalFt, label: 'critical' }
    : undefined;
}

/** The head loss for each coefficient, at the chosen depth. */
function EntranceCurve({ params, result, units }: Props) {
  const { entranceLoss } = params;
  const lossFt = (coefficient: number) => coefficient * velocityHeadFt(result.velocityFtPerS);
  const text = formatQuantity(lossFt(entranceLoss), 'length', units);
  return (
    <Plot
      units={units}
      height={height}
      stays
      now={entranceLoss}
      cursor="entranceLoss"
      x={{ label: 'Entrance loss coefficient', quantity: 'none', max: maxEntranceLoss }}
      y={{
        label: 'Head loss',
        quantity: 'length',
        max: roundUp(1.05 * lossFt(maxEntranceLoss) || 1),
      }}
    >
      {(x, y) => {
        // To the left of the mark and clear of the axis, above the curve.
        const labelX = Math.max(x(entranceLoss) - 12, x(0) + 90);
        const labelLoss = Math.max(entranceLoss, valueAt(x, labelX));
        return (
          <>
            <Curve points={[0, maxEntranceLoss].map((one): Point => [x(one), y(lossFt(one))])} />
            <Label x={labelX} y={y(lossFt(labelLoss)) - 10} anchor="end" strong>
              {text}
            </Label>
            <Mark at={[x(entranceLoss), y(lossFt(entranceLoss))]} />
          </>
        );
      }}
    </Plot>
  );
}

/** The depth axis ends at this multiple of the full depth, to keep the handle off the velocity's scale. */
const headroom = 1.08;

/**
 * The numbers of the velocity's scale, which is above the plot: each line of the flow's grid has a round one,
 * and velocities up to `leastFtPerS` fit.
 */
function velocityScale(maxCfs: number, leastFtPerS: number, units: Units) {
  const flows = ticks(0, toShown(maxCfs, 'flow', units), 5).slice(1);
  const lines = maxCfs / fromShown(flows[0] ?? 1, 'flow', units);
  const perLine = roundUp(toShown(leastFtPerS, 'velocity', units) / lines);
  return {
    numbers: flows.map((flow, index) => ({
      cfs: fromShown(flow, 'flow', units),
      text: formatNumber((index + 1) * perLine),
    })),
    endFtPerS: fromShown(perLine * lines, 'velocity', units),
  };
}

/** The flow at each depth, and the velocity up to the chosen one. */
function FlowCurve({ params, result, units }: Props) {
  const { curve, largest, full } = result;
  const fastest = Math.max(...curve.map(({ velocityFtPerS }) => velocityFtPerS));
  const maxCfs = roundUp(largest.flowCfs * 1.02);
  // Without former curves, the velocity and flow curves must not almost meet at the full depth.
  const isApart = (endFtPerS: number) =>
    Math.abs(full.velocityFtPerS / endFtPerS - full.flowCfs / maxCfs) > 0.08;
  const { endFtPerS } = velocityScale(maxCfs, 1.02 * fastest, units);
  const velocity = formatQuantity(result.velocityFtPerS, 'velocity', units);
  // What the velocity does at greater depths is for the learner to find.
  const reached = curve.filter(({ depthFt }) => depthFt <= result.depthFt);
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays
        x={{ label: 'Flow', quantity: 'flow', max: maxCfs }}
        y={{ label: 'Depth', quantity: 'length', max: headroom * params.heightFt }}
        second={{ max: isApart(endFtPerS) ? endFtPerS : 1.01 * endFtPerS }}
      >
        {(x, y, secondEnd) => {
          // The axis may end at a larger flow, to fit the previous curves.
          const axisCfs = Number(valueAt(x, plotRight).toPrecision(9));
          const { numbers, endFtPerS } = velocityScale(axisCfs, secondEnd, units);
          const velocityX = (ftPerS: number) => x((ftPerS / endFtPerS) * axisCfs);
          return (
            <>
              <path
                d={`M${x(full.flowCfs)} ${y(0)}V${y(params.heightFt)}`}
                strokeDasharray="4 4"
                className={ink.measure}
              />
              <Label x={Math.max(x(full.flowCfs) - 5, x(0) + 32)} y={y(0) - 8} anchor="end">
                full
              </Label>
              <Label x={plotRight} y={12} anchor="end" strong>
                {`Velocity, ${unitOf('velocity', units)}`}
              </Label>
              {numbers.map(({ cfs, text }) => (
                // The last number must not be cut off.
                <Label
                  key={cfs}
                  x={Math.min(x(cfs), drawingWidth - 16)}
                  y={plotTop - 1}
                  anchor="middle"
                >
                  {text}
                </Label>
              ))}
              <Curve
                line={1}
                points={reached.map((at) => [velocityX(at.velocityFtPerS), y(at.depthFt)])}
              />
              <Curve points={curve.map(({ flowCfs, depthFt }) => [x(flowCfs), y(depthFt)])} />
              <Mark at={[x(result.flowCfs), y(result.depthFt)]} />
              <Handle<ConduitParams> name="depthFt" axis="y" scale={y} across={x(result.flowCfs)} />
              <Mark at={[velocityX(result.velocityFtPerS), y(result.depthFt)]} />
            </>
          );
        }}
      </Plot>
      <Legend
        items={[
          { label: `flow ${formatQuantity(result.flowCfs, 'flow', units)}`, line: 0 },
          { label: `velocity ${velocity}, up to this depth, scale above`, line: 1 },
        ]}
      />
    </div>
  );
}
