import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { useFormer } from '../kit/former';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Plot } from '../kit/plot';
import { linearScale, linePath, type Point, roundUp, steps } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { formatFroude } from './describe';
import type { ConduitParams, ConduitResult } from './model';
import { isClosed } from './section';

type Props = DrawingProps<ConduitParams, ConduitResult>;

const height = 240;
/** The largest length of the drawn wave, as a fraction of the axis. */
const waveLength = 0.06;
/** The largest height of the drawn wave, as a fraction of the full depth. */
const waveHeight = 0.1;

/**
 * The conduit from the side, with a small wave that has reached the lower end after the Courant step. If
 * there is no such step, there is no wave.
 */
export function WaveDrawing({ params, result, units }: Props) {
  const { shape, lengthFt, heightFt, depthFt } = params;
  const max = useHeld(roundUp(1.1 * lengthFt));
  const { courantS, velocityFtPerS, celerityFtPerS = 0 } = result;
  const hasWave = courantS !== undefined;
  const crest = hasWave ? Math.min(waveHeight * heightFt, 0.9 * (heightFt - depthFt)) : 0;
  return (
    <Plot
      units={units}
      height={height}
      stays
      x={{ label: 'Distance', quantity: 'length', max }}
      y={{ label: 'Depth', quantity: 'length', max: roundUp(1.6 * heightFt) }}
    >
      {(x, y) => {
        const span = Math.min(waveLength * max, lengthFt);
        const surface = steps(0, 1, 25).map(
          (part): Point => [
            x(lengthFt - span * (1 - part)),
            y(depthFt + (crest * (1 - Math.cos(2 * Math.PI * part))) / 2),
          ],
        );
        const line = linePath([[x(0), y(depthFt)], ...surface]);
        const arrowY = y(heightFt) - 22;
        return (
          <>
            <path d={`${line}V${y(0)}H${x(0)}Z`} strokeWidth="0" className={ink.water} />
            <path d={line} strokeWidth="2" className={ink.surface} />
            <path
              d={`M${x(isClosed(shape) ? 0 : lengthFt)} ${y(heightFt)}H${x(lengthFt)}V${y(0)}H${x(0)}`}
              strokeWidth="2.5"
              className={ink.wall}
            />
            {hasWave ? (
              <>
                {/* The former arrow is hidden: if it were longer, the label would seem to belong to it. */}
                <Arrow
                  from={[x(0), arrowY]}
                  to={[x(lengthFt), arrowY]}
                  className={`${ink.measure} [.ghost_&]:hidden`}
                />
                <Label x={x(0) + 4} y={arrowY - 8} strong>
                  {withUnit(formatNumber(courantS), 's')}
                </Label>
                <Label x={drawingWidth - 14} y={16} anchor="end">
                  {`v + c = ${formatQuantity(velocityFtPerS + celerityFtPerS, 'velocity', units)}`}
                </Label>
              </>
            ) : (
              <Label x={x(0) + 4} y={arrowY}>
                no limit on the routing step
              </Label>
            )}
            <Handle<ConduitParams> name="lengthFt" axis="x" scale={x} across={y(heightFt)} />
          </>
        );
      }}
    </Plot>
  );
}

/** The x-positions of the ends of the side view. */
const [up, down] = [44, 290] as const;
/** The y-positions of the bed at both ends, and the drawn height of the full depth. */
const [bedUp, bedDown, fullHeight] = [104, 132, 76] as const;
/** The position of the bars; `row` is the distance from one to the next. */
const bars = { left: 100, right: 248, top: 152, row: 24, height: 16 } as const;

/** Bed and water surface from the side, and the flow that each setting of NORMAL_FLOW_LIMITED allows. */
export function LimitDrawing({ params, result, units }: Props) {
  const { depthFt, downFt, heightFt } = params;
  const { computedCfs, normalCfs, bySlope, byFroude, froude } = result.limit;
  const isFull = depthFt >= heightFt;
  const perFt = fullHeight / heightFt;
  const [levelUp, levelDown] = [bedUp - depthFt * perFt, bedDown - downFt * perFt];
  const limited = Math.min(normalCfs, computedCfs);
  const rows = [
    { name: 'SLOPE', cfs: bySlope ? limited : computedCfs },
    { name: 'FROUDE', cfs: byFroude ? limited : computedCfs },
    { name: 'BOTH', cfs: bySlope || byFroude ? limited : computedCfs },
  ];
  const largestCfs = Math.max(normalCfs, computedCfs);
  const x = linearScale([0, largestCfs], [bars.left, bars.right]);
  const rowY = (index: number) => bars.top + index * bars.row;
  const surface = (
    <path d={`M${up} ${levelUp}L${down} ${levelDown}`} strokeWidth="2.5" className={ink.surface} />
  );
  const flows = rows.map(({ name, cfs }, index) => (
    <rect
      key={name}
      x={bars.left}
      y={rowY(index)}
      width={x(cfs) - bars.left}
      height={bars.height}
      className={ink.bar}
    />
  ));
  const formerSurface = useFormer(heightFt, surface);
  const formerFlows = useFormer(largestCfs, flows);
  /** The y-position, at the lower end, of a surface that is parallel to the bed. */
  const parallelY = levelUp + bedDown - bedUp;
  return (
    <Drawing height={height + 5} stays>
      <path
        d={`M${up} ${levelUp}L${down} ${levelDown}V${bedDown}L${up} ${bedUp}Z`}
        className={ink.water}
      />
      {formerSurface}
      {surface}
      {formerFlows}
      {flows}
      <path d={`M${up} ${bedUp}L${down} ${bedDown}`} strokeWidth="3" className={ink.wall} />
      <path
        d={`M${up} ${levelUp}L${down} ${parallelY}`}
        strokeDasharray="6 4"
        className={ink.measure}
      />
      <Label x={down + 6} y={levelDown + (levelDown < parallelY ? -1 : 12)}>
        surface
      </Label>
      <Label x={4} y={16}>
        {isFull ? 'inlet: full' : `inlet: Froude no. ${formatFroude(froude)}`}
      </Label>
      <Label x={356} y={16} anchor="end">
        {'dashed: parallel\nto the bed'}
      </Label>
      {computedCfs > 0 && <Arrow from={[up + 40, bedUp - 6]} to={[up + 76, bedUp - 2]} />}
      <path
        d={`M${x(normalCfs)} ${bars.top - 3}V${rowY(3)}`}
        strokeWidth="2"
        strokeDasharray="4 3"
        className={ink.limit}
      />
      {rows.map(({ name, cfs }, index) => (
        <g key={name}>
          <Label x={bars.left - 8} y={rowY(index) + 13} anchor="end">
            {name}
          </Label>
          <Label x={356} y={rowY(index) + 13} anchor="end" strong>
            {formatQuantity(cfs, 'flow', units)}
          </Label>
        </g>
      ))}
      <Label x={300} y={height - 2} anchor="end">
        {`normal flow ${formatQuantity(normalCfs, 'flow', units)}`}
      </Label>
      {(formerSurface || formerFlows) && (
        <Label x={4} y={height - 2}>
          gray: before
        </Label>
      )}
    </Drawing>
  );
}
