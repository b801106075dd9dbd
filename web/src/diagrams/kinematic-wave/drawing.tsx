import { Curve } from '../kit/curve';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { type Point, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import {
  horizonHours,
  inflowAt,
  inflowBends,
  type KinematicWaveParams,
  type KinematicWaveResult,
  momentAt,
} from './model';
import { Profile } from './profile';

type Props = DrawingProps<KinematicWaveParams, KinematicWaveResult>;

/** The water in the sewer, and the flood at both of its ends over time. */
export function KinematicWaveDrawing(props: Props) {
  return (
    <>
      <Profile {...props} />
      <Hydrographs {...props} />
    </>
  );
}

const mostPoints = 250;

function Hydrographs({ params, result, units }: Props) {
  const { moments, fullCfs, travelS } = result;
  const horizon = horizonHours(params);
  // With long floods, a step each is more than the plot can show.
  const every = Math.ceil(moments.length / mostPoints);
  const drawn = moments
    .map(({ outflowCfs }, step) => ({ outflowCfs, step }))
    .filter(
      ({ outflowCfs, step }) =>
        step % every === 0 || outflowCfs === result.outPeakCfs || step === moments.length - 1,
    );
  const most = Math.max(params.peakCfs, params.baseCfs, result.outPeakCfs);
  const top = useHeld(roundUp(most * 1.05));
  const laterHours = travelS / 3600;
  const within = (hours: number[]) => [0, ...hours.filter((hour) => hour < horizon), horizon];
  const bends = within(inflowBends(params));
  const laterBends = within(inflowBends(params, fullCfs).map((hour) => hour + laterHours));
  return (
    <div>
      <Plot
        units={units}
        height={290}
        stays
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: horizon }}
        y={{ label: 'Flow', quantity: 'flow', max: top }}
      >
        {(x, y) => (
          <>
            {fullCfs < most * 1.3 && fullCfs < top && (
              <>
                <path
                  d={`M${x(0)} ${y(fullCfs)}H${x(horizon)}`}
                  strokeDasharray="4 4"
                  className={ink.limit}
                />
                <Label x={x(horizon) - 4} y={y(fullCfs) - 6} anchor="end">
                  full flow
                </Label>
              </>
            )}
            <Curve
              line={1}
              points={bends.map((hour): Point => [x(hour), y(inflowAt(params, hour))])}
            />
            <Curve
              line={2}
              points={laterBends.map(
                (hour): Point => [
                  x(hour),
                  y(Math.min(fullCfs, inflowAt(params, hour - laterHours))),
                ],
              )}
            />
            <Curve
              points={drawn.map(
                ({ outflowCfs, step }): Point => [x((step * params.stepS) / 3600), y(outflowCfs)],
              )}
            />
            <Handle<KinematicWaveParams>
              name="peakCfs"
              axis="y"
              scale={y}
              across={x(params.floodHours / 2)}
              label="above"
            />
            <Mark at={[x(params.hour), y(momentAt(result, params).outflowCfs)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'inflow', line: 1 },
          { label: 'outflow by SWMM’s scheme', line: 0 },
          { label: 'inflow, later by length over celerity', line: 2 },
        ]}
      />
    </div>
  );
}
