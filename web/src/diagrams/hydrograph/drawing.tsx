import { intervalHours } from '../hydrology/storm';
import { Curve } from '../kit/curve';
import { formatQuantity } from '../kit/format';
import { HangingRain } from '../kit/hanging-rain';
import { Label } from '../kit/label';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { type Point, roundUp, type Scale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { InputDrawing } from './input-drawing';
import {
  type HydrographParams,
  type HydrographResult,
  horizonHours,
  momentAt,
  stepS,
} from './model';
import { Plan } from './plan';

type Props = DrawingProps<HydrographParams, HydrographResult>;

/** Rain and runoff over time with a plan of the subcatchment, or the input of a gage or a node. */
export function HydrographDrawing(props: Props) {
  if (props.params.show !== 'runoff') return <InputDrawing {...props} />;
  return (
    <>
      <RainAndRunoff {...props} />
      <Plan {...props} />
    </>
  );
}

/** The rain is drawn down from the top; this is the height of the heaviest rain. */
const rainHeight = 60;

function RainAndRunoff({ params, result, units }: Props) {
  const { peakCfs, peakHour } = result;
  const isLate = peakHour > horizonHours(params) / 2;
  const maxCfs = roundUp(Math.max(peakCfs, 0.01) * 1.7);
  return (
    <Plot
      units={units}
      height={300}
      stays
      now={params.hour}
      x={{ label: 'Time', quantity: 'hours', max: horizonHours(params) }}
      y={{ label: 'Runoff', quantity: 'flow', max: maxCfs, minEnd: 1.45 * peakCfs }}
      second={{ max: Math.max(...result.rainInPerHour) }}
    >
      {(x, y, rainEnd) => (
        <>
          <HangingRain
            inPerHour={result.rainInPerHour}
            intervalHours={intervalHours}
            x={x}
            top={plotTop}
            height={rainHeight}
            end={rainEnd}
            units={units}
          />
          <Curve points={pointsOf(result.runoffCfs, x, y)} />
          {peakCfs > 0 && (
            <Label
              x={x(peakHour) + (isLate ? -16 : 16)}
              y={y(peakCfs) + 4}
              anchor={isLate ? 'end' : 'start'}
            >
              {`${formatQuantity(peakCfs, 'flow', units)} at ${formatQuantity(peakHour, 'hours', units)}`}
            </Label>
          )}
          <Mark at={[x(params.hour), y(momentAt(result, params.hour).runoffCfs)]} />
        </>
      )}
    </Plot>
  );
}

const pointsOf = (flows: readonly number[], x: Scale, y: Scale): Point[] => [
  [x(0), y(0)],
  ...flows.map((cfs, n): Point => [x(((n + 1) * stepS) / 3600), y(cfs)]),
];
