import { Curve } from '../kit/curve';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { type Point, roundUp, type Scale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import {
  type GreenAmptParams,
  type GreenAmptResult,
  horizonHours,
  type Moment,
  momentAt,
  stepHours,
} from './model';
import { Profile } from './profile';

type Props = DrawingProps<GreenAmptParams, GreenAmptResult>;

/** The soil with its wetting front, and the rates over the storm. */
export function GreenAmptDrawing(props: Props) {
  return (
    <>
      <Profile {...props} />
      <Rates {...props} />
    </>
  );
}

function Rates({ params, result, units }: Props) {
  const max = useHeld(
    roundUp(Math.max(params.drizzleInPerHour, params.burstInPerHour, 0.01) * 1.25),
  );
  const { drizzleInPerHour, drizzleHours, burstInPerHour, burstHours } = params;
  const differs = result.moments.some(
    (one, n) =>
      Math.abs(one.infiltrationInPerHour - (result.other[n]?.infiltrationInPerHour ?? 0)) > 0.0005,
  );
  const other = params.method === 'modified' ? 'Green-Ampt' : 'modified Green-Ampt';
  const moment = momentAt(result.moments, params.hour);
  const isLate = (result.saturationHour ?? 0) > 0.7 * horizonHours(params);
  return (
    <div>
      <Plot
        units={units}
        height={280}
        stays
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: horizonHours(params) }}
        y={{ label: 'Rate', quantity: 'rate', max }}
      >
        {(x, y) => (
          <>
            <path
              d={`M${x(0)} ${y(0)}V${y(drizzleInPerHour)}H${x(drizzleHours)}V${y(burstInPerHour)}H${x(drizzleHours + burstHours)}V${y(0)}Z`}
              strokeWidth="0"
              className={ink.water}
            />
            {potentialLines(result.moments, max, x, y).map((points) => (
              <Curve key={points[0]?.[0]} line={1} points={points} />
            ))}
            {differs && <Curve line={2} points={infiltrationPoints(result.other, x, y)} />}
            <Curve points={infiltrationPoints(result.moments, x, y)} />
            <Handle<GreenAmptParams>
              name="burstInPerHour"
              axis="y"
              scale={y}
              across={x(drizzleHours + 0.85 * burstHours)}
            />
            {moment && <Mark at={[x(params.hour), y(moment.infiltrationInPerHour)]} />}
            {result.saturationHour !== undefined && (
              <>
                <path
                  d={`M${x(result.saturationHour)} ${y(0)}V${plotTop}`}
                  strokeWidth="1.5"
                  strokeDasharray="2 3"
                  className={ink.limit}
                />
                <Label
                  x={x(result.saturationHour) + (isLate ? -5 : 5)}
                  y={plotTop + 14}
                  anchor={isLate ? 'end' : 'start'}
                >
                  saturated
                </Label>
              </>
            )}
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'infiltration', line: 0 },
          { label: 'infiltration capacity', line: 1 },
          ...(differs ? [{ label: `infiltration by ${other}`, line: 2 } as const] : []),
          { label: 'rain', fill: ink.water },
        ]}
      />
    </div>
  );
}

const infiltrationPoints = (moments: readonly Moment[], x: Scale, y: Scale): Point[] =>
  moments.map((one, n): Point => [x((n + 1) * stepHours), y(one.infiltrationInPerHour)]);

/** The potential rate while it rains: one line for each period in which it is within the plot. */
function potentialLines(moments: readonly Moment[], max: number, x: Scale, y: Scale): Point[][] {
  const lines: Point[][] = [];
  let wasShown = false;
  for (const [n, one] of moments.entries()) {
    const isShown = one.rainInPerHour > 0 && one.potentialInPerHour <= max;
    if (isShown && !wasShown) lines.push([]);
    if (isShown) lines.at(-1)?.push([x((n + 1) * stepHours), y(one.potentialInPerHour)]);
    wasShown = isShown;
  }
  return lines;
}
