import { intervalHours } from '../hydrology/storm';
import { formatQuantity } from '../kit/format';
import { HangingRain } from '../kit/hanging-rain';
import { ink, series } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot, plotTop } from '../kit/plot';
import { linePath, type Point, roundUp, type Scale } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { horizonHours, momentAt, type RdiiParams, type RdiiResult, type Response } from './model';
import { SewerSection } from './sewer-section';
import { UnitHydrographs } from './unit-hydrographs';

type Props = DrawingProps<RdiiParams, RdiiResult>;

/** The paths of rain into a sewer, their unit hydrographs, and the RDII of the storm. */
export function RdiiDrawing(props: Props) {
  return (
    <>
      <SewerSection {...props} />
      <UnitHydrographs {...props} />
      <Storm {...props} />
    </>
  );
}

/** The height of the heaviest rain, which hangs from the top of the plot. */
const rainHeight = 48;
/** The approximate width of a flow label. */
const labelWidth = 80;
/**
 * The layers of the plot, from the top one, which is drawn first. The long response is at the
 * bottom, because it usually lasts longest.
 */
const layers = [
  { name: 'short', responses: ['short', 'medium', 'long'], line: 0, fill: 'fill-warning' },
  { name: 'medium', responses: ['medium', 'long'], line: 2, fill: 'fill-violet' },
  { name: 'long', responses: ['long'], line: 3, fill: 'fill-green' },
] as const;

/** The three responses, stacked: the top line is their sum. */
function Storm({ params, result, units }: Props) {
  const maxCfs = roundUp((result.peakCfs || 1) * 1.6);
  const now = momentAt(result, params.hour);
  const last = horizonHours(params);
  return (
    <div>
      <Plot
        units={units}
        height={224}
        stays
        now={params.hour}
        x={{ label: 'Time', quantity: 'hours', max: last }}
        y={{ label: 'RDII, stacked', quantity: 'flow', max: maxCfs, minEnd: 1.35 * result.peakCfs }}
        second={{ max: Math.max(...result.rainInPerHour) }}
      >
        {(x, y, rainEnd) => {
          // The label is above the part of the curve that it spans, on the side where that is lower.
          const n = Math.floor(params.hour / intervalHours);
          const span = Math.ceil(labelWidth / (x(intervalHours) - x(0)));
          const highestOf = (flows: number[]) => Math.max(now.totalCfs, ...flows);
          const before = highestOf(result.totalCfs.slice(Math.max(0, n - span), n + 1));
          const after = highestOf(result.totalCfs.slice(n, n + span + 1));
          const isLate =
            x(params.hour) - labelWidth > x(0) &&
            (before < after || x(params.hour) + labelWidth > x(last));
          const labelX = x(params.hour) + (isLate ? -9 : 9);
          const curveTop = y(isLate ? before : after);
          return (
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
              {layers.map(({ name, responses, line, fill }) => (
                <path
                  key={name}
                  d={linePath(intervalPoints(sumOf(result.flowsCfs, responses), x, y))}
                  strokeWidth={line === 0 ? 2.25 : 1.75}
                  strokeDasharray={series[line].dash}
                  strokeLinecap={line === 0 ? 'round' : 'butt'}
                  className={`${series[line].className.replace('fill-none', fill)} forced-colors:fill-[Canvas]`}
                />
              ))}
              <path
                d={`M${x(params.hour)} ${y(now.totalCfs)}L${labelX} ${curveTop - 7}`}
                className={ink.axis}
              />
              <Mark at={[x(params.hour), y(now.totalCfs)]} />
              <Label x={labelX} y={curveTop - 9} anchor={isLate ? 'end' : 'start'} strong>
                {formatQuantity(now.totalCfs, 'flow', units)}
              </Label>
            </>
          );
        }}
      </Plot>
      <Legend
        items={[
          { label: `RDII ${formatQuantity(result.volumeFt3, 'volume', units)}`, line: 0 },
          { label: 'short', fill: ink.gate },
          { label: 'medium', line: 2, fill: 'fill-violet' },
          { label: 'long', line: 3, fill: 'fill-green' },
        ]}
      />
    </div>
  );
}

const sumOf = (flowsCfs: RdiiResult['flowsCfs'], names: readonly Response[]): number[] =>
  names
    .map((name) => flowsCfs[name])
    .reduce((sum, flows) => sum.map((cfs, n) => cfs + (flows[n] ?? 0)));

/** The points of a curve: the origin, and the flow of each interval at the middle of the interval. */
const intervalPoints = (flows: readonly number[], x: Scale, y: Scale): Point[] => [
  [x(0), y(0)],
  ...flows.map((cfs, n): Point => [x((n + 0.5) * intervalHours), y(cfs)]),
];
