import { intervalHours } from '../hydrology/storm';
import { Curve } from '../kit/curve';
import { formatQuantity } from '../kit/format';
import { HangingRain } from '../kit/hanging-rain';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
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

/** Rain above runoff over time, and the subcatchment from above. */
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
const rainHeight = 74;

function RainAndRunoff({ params, result, units }: Props) {
  const most = Math.max(result.peakCfs, ...result.startCfs);
  const { peakCfs, peakHour } = result;
  const isLate = peakHour > horizonHours(params) / 2;
  const isChanged = result.startCfs.some((cfs, n) => cfs !== result.runoffCfs[n]);
  const maxCfs = roundUp(Math.max(most, 0.01) * 1.7);
  return (
    <div>
      <Plot
        units={units}
        height={300}
        stays
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: horizonHours(params) }}
        y={{ label: 'Runoff', quantity: 'flow', max: maxCfs, least: 1.35 * most }}
      >
        {(x, y) => (
          <>
            <HangingRain
              inPerHour={result.rainInPerHour}
              intervalHours={intervalHours}
              x={x}
              top={plotTop}
              height={rainHeight}
              units={units}
            />
            {isChanged && <Curve line={1} points={pointsOf(result.startCfs, x, y)} />}
            <Curve points={pointsOf(result.runoffCfs, x, y)} />
            <Label
              x={x(peakHour) + (isLate ? -16 : 16)}
              y={y(peakCfs) + 4}
              anchor={isLate ? 'end' : 'start'}
            >
              {`${formatQuantity(peakCfs, 'flow', units)} at ${formatQuantity(peakHour, 'hours', units)}`}
            </Label>
            <Mark at={[x(params.hour), y(momentAt(result, params.hour).runoffCfs)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'this subcatchment', line: 0 },
          ...(isChanged ? [{ label: 'starting settings, same storm', line: 1 } as const] : []),
        ]}
      />
    </div>
  );
}

const pointsOf = (flows: readonly number[], x: Scale, y: Scale): Point[] => [
  [x(0), y(0)],
  ...flows.map((cfs, n): Point => [x(((n + 1) * stepS) / 3600), y(cfs)]),
];
