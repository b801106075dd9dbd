import { Curve } from '../kit/curve';
import { ink, type SeriesIndex } from '../kit/ink';
import { Legend } from '../kit/legend';
import { Plot } from '../kit/plot';
import { areaPath, linePath, type Point, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { storageNames } from './describe';
import { hasBerm, hasSoil, type LidParams, soilOf } from './design';
import { type LidMoment, type LidResult, lastHour, momentOf } from './model';

type Props = DrawingProps<LidParams, LidResult>;

/** Levels are smooth enough from half hour to half hour; rates have narrow peaks. */
const halfHours = ({ series }: LidResult) => series.filter((_, n) => n % 2 === 0);

const time = { label: 'Time', quantity: 'hours', max: lastHour } as const;

interface Line {
  label: string;
  line: SeriesIndex;
  value: (moment: LidMoment) => number;
}

const rates: Line[] = [
  { label: 'Percolation', line: 3, value: (moment) => moment.percolationInPerHour },
  { label: 'Exfiltration', line: 1, value: (moment) => moment.exfiltrationInPerHour },
  { label: 'Drain', line: 2, value: (moment) => moment.drainInPerHour },
  { label: 'Overflow', line: 0, value: (moment) => moment.overflowInPerHour },
];

/** Around the steps of what flows in; bars of a quarter of an hour would be too thin. */
function hyetograph(inflow: readonly number[]): Point[] {
  const steps = inflow.flatMap((rate, n): Point[] => [
    [n / 4, rate],
    [(n + 1) / 4, rate],
  ]);
  return [[0, 0], ...steps, [inflow.length / 4, 0]];
}

/** What flows in, as an area, and the rates at which water goes on and leaves. */
export function RatePlot({ params, result, units }: Props) {
  const { inflow, peakInflowInPerHour, peakOutflowInPerHour } = result;
  const series = [...result.series, result.peak].toSorted((a, b) => a.hour - b.hour);
  const lines = rates.filter(({ value }) => series.some((moment) => value(moment) > 0.001));
  const most = Math.max(
    0.1,
    peakInflowInPerHour,
    peakOutflowInPerHour,
    ...series.map((moment) => Math.max(moment.percolationInPerHour, moment.exfiltrationInPerHour)),
  );
  return (
    <div>
      <Plot
        units={units}
        x={time}
        y={{ label: 'Inflow (area) and rates', quantity: 'rate', max: roundUp(1.05 * most) }}
        now={momentOf(params, result).hour}
      >
        {(x, y) => {
          const around = hyetograph(inflow).map(([hour, rate]): Point => [x(hour), y(rate)]);
          return (
            <>
              <path d={areaPath(around)} className={ink.water} />
              <path d={linePath(around)} strokeWidth="1" className={ink.surface} />
              {lines.map(({ label, line, value }) => (
                <Curve
                  key={label}
                  line={line}
                  points={series.map((moment) => [x(moment.hour), y(value(moment))])}
                />
              ))}
            </>
          );
        }}
      </Plot>
      <Legend items={lines} />
    </div>
  );
}

/** How full each layer is over time. */
export function LevelPlot({ params, result, units }: Props) {
  const { porosity } = soilOf(params);
  const { design } = result;
  const series = halfHours(result);
  const levels: (Line | false)[] = [
    hasBerm(params) &&
      design.surfaceFt > 0 && {
        label: 'Ponding',
        line: 0,
        value: (moment) => moment.surfaceIn / design.surfaceFt / 12,
      },
    hasSoil(params) && { label: 'Soil', line: 3, value: (moment) => moment.moisture / porosity },
    design.pavementFt > 0 && {
      label: 'Paving',
      line: 2,
      value: (moment) => moment.pavementIn / design.pavementFt / 12,
    },
    design.storageFt > 0 && {
      label: storageNames[params.type],
      line: 1,
      value: (moment) => moment.storageIn / design.storageFt / 12,
    },
  ];
  const lines = levels.filter((line) => line !== false);
  return (
    <div>
      <Plot
        units={units}
        x={time}
        y={{ label: 'Filled part of each layer', quantity: 'percent', max: 100 }}
        now={momentOf(params, result).hour}
      >
        {(x, y) =>
          lines.map(({ label, line, value }) => (
            <Curve
              key={label}
              line={line}
              points={series.map((moment) => [x(moment.hour), y(100 * value(moment))])}
            />
          ))
        }
      </Plot>
      <Legend items={lines} />
    </div>
  );
}
