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
  type KinematicWaveParams,
  type KinematicWaveResult,
  momentAt,
} from './model';
import { Profile } from './profile';

type Props = DrawingProps<KinematicWaveParams, KinematicWaveResult>;

/** The water in the sewer, and the flood at both ends of the sewer over time. */
export function KinematicWaveDrawing(props: Props) {
  return (
    <>
      <Profile {...props} />
      <Hydrographs {...props} />
    </>
  );
}

/** The maximum number of outflow points drawn, not counting those at the peak flow and the end. */
const maxPoints = 250;

function Hydrographs({ params, result, units }: Props) {
  const { moments, fullCfs, travelS } = result;
  const horizon = horizonHours(params);
  // A long flood has more steps than the plot can show.
  const every = Math.ceil(moments.length / maxPoints);
  const drawn = moments
    .map(({ outflowCfs }, step) => ({ outflowCfs, step }))
    .filter(
      ({ outflowCfs, step }) =>
        step % every === 0 || outflowCfs === result.outPeakCfs || step === moments.length - 1,
    );
  const maxCfs = Math.max(params.peakCfs, params.baseCfs, result.outPeakCfs);
  const top = useHeld(roundUp(maxCfs * 1.05));
  // With steady flow routing, the inflow at the start of a step is the outflow at its end. The inflow is
  // drawn there, so that both curves agree.
  const lagHours = params.method === 'steady' ? params.stepS / 3600 : 0;
  const peakHour = params.floodHours / 2;
  const cornerHours = [0, peakHour, params.floodHours, horizon];
  // Each flow has its own celerity. Only the peak, or full flow if that is less, arrives at this time.
  const arrivalHour = peakHour + travelS / 3600;
  const arrivingCfs = Math.min(fullCfs, params.peakCfs);
  const showsArrival =
    params.method !== 'steady' && params.peakCfs > params.baseCfs && arrivalHour < horizon;
  const dips = moments.some(({ outflowCfs }) => outflowCfs < 0.9 * params.baseCfs);
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
            {fullCfs < maxCfs * 1.3 && fullCfs < top && (
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
              points={cornerHours.map(
                (hour): Point => [x(Math.min(horizon, hour + lagHours)), y(inflowAt(params, hour))],
              )}
            />
            {showsArrival && (
              <Curve
                line={2}
                points={[
                  [x(peakHour), y(arrivingCfs)],
                  [x(arrivalHour), y(arrivingCfs)],
                  [x(arrivalHour), y(0)],
                ]}
              />
            )}
            <Curve
              points={drawn.map(
                ({ outflowCfs, step }): Point => [x((step * params.stepS) / 3600), y(outflowCfs)],
              )}
            />
            <Handle<KinematicWaveParams>
              name="peakCfs"
              axis="y"
              scale={y}
              across={x(peakHour + lagHours)}
              label="above"
            />
            <Mark at={[x(params.hour), y(momentAt(result, params).outflowCfs)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'inflow', line: 1 },
          {
            label: `outflow by SWMM’s scheme${dips ? ', dipping below the steady inflow' : ''}`,
            line: 0,
          },
          ...(showsArrival
            ? [{ label: 'peak, delayed by length ÷ celerity', line: 2 } as const]
            : []),
        ]}
      />
    </div>
  );
}
