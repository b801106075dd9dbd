import { Curve } from '../kit/curve';
import { ink, type SeriesIndex } from '../kit/ink';
import { Legend } from '../kit/legend';
import { Plot } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import type { LidParams } from './design';
import { type LidMoment, type LidResult, lastHour, momentOf } from './model';

type Props = DrawingProps<LidParams, LidResult>;

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

/** The inflow as an area, and the rates at which water percolates and leaves. */
export function RatePlot({ params, result, units }: Props) {
  const { inflow, peakInflowInPerHour, peakOutflowInPerHour } = result;
  const series = [...result.series, result.peak].toSorted((a, b) => a.hour - b.hour);
  const lines = rates.filter(({ value }) => series.some((moment) => value(moment) > 0.001));
  const maxRate = Math.max(
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
        y={{ label: 'Inflow (area) and rates', quantity: 'rate', max: roundUp(1.05 * maxRate) }}
        now={momentOf(params, result).hour}
      >
        {(x, y) => (
          <>
            <path
              d={`M${x(0)} ${y(0)}${inflow.map((rate, n) => `V${y(rate)}H${x((n + 1) / 4)}`).join('')}V${y(0)}`}
              strokeWidth="1"
              className={ink.bar}
            />
            {lines.map(({ label, line, value }) => (
              <Curve
                key={label}
                line={line}
                points={series.map((moment) => [x(moment.hour), y(value(moment))])}
              />
            ))}
          </>
        )}
      </Plot>
      <Legend items={lines} />
    </div>
  );
}
