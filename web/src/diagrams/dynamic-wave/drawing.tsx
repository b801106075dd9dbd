import { Curve } from '../kit/curve';
import { ink } from '../kit/ink';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { type Point, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import {
  type DynamicWaveParams,
  type DynamicWaveResult,
  horizonHours,
  inflowAt,
  kinematicStepS,
  momentAt,
} from './model';
import { Profile } from './profile';

type Props = DrawingProps<DynamicWaveParams, DynamicWaveResult>;

/** The profile at the moment shown, and flows by both methods over time. */
export function DynamicWaveDrawing(props: Props) {
  return (
    <>
      <Profile {...props} />
      <Hydrographs {...props} />
    </>
  );
}

function Hydrographs({ params, result, units }: Props) {
  const { history, kinematicCfs, outPeakCfs, lowestCfs } = result;
  const horizon = horizonHours(params);
  const most = Math.max(params.peakCfs, params.baseCfs, outPeakCfs);
  const least = lowestCfs < -0.02 * most ? -roundUp(-lowestCfs) : 0;
  const corners = [0, params.floodHours / 2, params.floodHours, horizon];
  return (
    <div>
      <Plot
        units={units}
        height={300}
        stays
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: horizon }}
        y={{ label: 'Flow', quantity: 'flow', min: least, max: roundUp(most * 1.02) }}
      >
        {(x, y) => (
          <>
            <path d={`M${x(0)} ${y(0)}H${x(horizon)}`} className={ink.axis} />
            <Curve
              line={1}
              points={corners.map((hour): Point => [x(hour), y(inflowAt(params, hour))])}
            />
            <Curve
              line={2}
              points={kinematicCfs.map(
                (cfs, step): Point => [x((step * kinematicStepS) / 3600), y(cfs)],
              )}
            />
            <Curve
              points={[
                [x(0), y(0)],
                ...history.hours.map(
                  (hour, step): Point => [x(hour), y(history.lowerCfs[step] ?? 0)],
                ),
              ]}
            />
            <Mark at={[x(params.hour), y(momentAt(result, params.hour).lowerCfs)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'outflow, dynamic wave', line: 0 },
          { label: 'outflow, kinematic wave', line: 2 },
          { label: 'inflow', line: 1 },
        ]}
      />
    </div>
  );
}
