import { Curve } from '../kit/curve';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { wasSetLast } from '../kit/latest';
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

/** The profile at the moment shown; flows by both methods and the junction's depth over time. */
export function DynamicWaveDrawing(props: Props) {
  // On a narrow screen one drawing stays in view: what swings from step to step shows in the flows.
  return (
    <>
      <Profile {...props} />
      <Hydrographs {...props} stays={wasSetLast(props, 'longestStepS', 'variable', 'damping')} />
      <Depths {...props} />
    </>
  );
}

function Hydrographs({ params, result, units, stays }: Props & { stays: boolean }) {
  const { history, kinematicCfs, outPeakCfs, lowestCfs } = result;
  const horizon = horizonHours(params);
  const largestCfs = Math.max(params.peakCfs, params.baseCfs, outPeakCfs);
  const min = lowestCfs < -0.02 * largestCfs ? -roundUp(-lowestCfs) : 0;
  const corners = [0, params.floodHours / 2, params.floodHours, horizon];
  return (
    <div>
      <Plot
        units={units}
        height={224}
        stays={stays}
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: horizon }}
        y={{ label: 'Flow', quantity: 'flow', min, max: roundUp(largestCfs * 1.02) }}
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
                // The simulation starts at rest.
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

function Depths({ params, result, units }: Props) {
  const { history, deepestFt } = result;
  const horizon = horizonHours(params);
  const crownFt = Math.max(params.upperFt, params.lowerFt);
  const lines = [
    ['crown', crownFt, 36],
    ['rim', params.rimFt, 0],
  ] as const;
  const max = roundUp(1.05 * Math.max(crownFt, deepestFt));
  const lastFt = history.junctionFt.at(-1) ?? 0;
  return (
    <Plot
      units={units}
      height={224}
      now={params.hour}
      x={{ label: 'Time', quantity: 'hours', max: horizon }}
      y={{ label: 'Depth at J2', quantity: 'length', max }}
    >
      {(x, y) => (
        <>
          {lines.map(
            ([name, feet, offset]) =>
              feet <= max && (
                <g key={name}>
                  <path
                    d={`M${x(0)} ${y(feet)}H${x(horizon)}`}
                    strokeDasharray="4 4"
                    className={ink.limit}
                  />
                  <Label
                    // The labels are side by side, because the lines may be close.
                    x={x(horizon) - offset}
                    // A label keeps clear of the end of the curve, and of the axis and its handle.
                    y={y(feet) + (lastFt > feet && y(feet) < y(0) - 24 ? 16 : -4)}
                    anchor="end"
                  >
                    {name}
                  </Label>
                </g>
              ),
          )}
          <Curve
            points={[
              [x(0), y(history.initialFt[1])],
              ...history.hours.map(
                (hour, step): Point => [x(hour), y(history.junctionFt[step] ?? 0)],
              ),
            ]}
          />
          <Mark at={[x(params.hour), y(momentAt(result, params.hour).depthsFt[1])]} />
        </>
      )}
    </Plot>
  );
}
