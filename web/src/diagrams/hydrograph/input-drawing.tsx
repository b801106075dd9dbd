import { Curve } from '../kit/curve';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { blocksOf, inflowCfs, inflowHours, seriesCfs } from './input';
import { timeOf } from './input-describe';
import type { HydrographParams, HydrographResult } from './model';

type Props = DrawingProps<HydrographParams, HydrographResult>;

/** Rain as the gage gives it, or a node's inflow over a day. */
export function InputDrawing(props: Props) {
  return props.params.show === 'gage' ? <GagePlot {...props} /> : <InflowPlot {...props} />;
}

function GagePlot({ params, units }: Props) {
  const blocks = blocksOf(params);
  const start = params.stampHour;
  const end = (3 * Math.max(params.seriesMinutes, params.gageMinutes)) / 60;
  const most = roundUp(Math.max(0.01, ...blocks.map(({ inPerHour }) => inPerHour)) * 1.15);
  return (
    <Plot
      units={units}
      height={300}
      stays
      x={{ label: `Time since ${timeOf(start)}`, quantity: 'hours', max: end }}
      y={{ label: 'Rain', quantity: 'rate', max: most }}
    >
      {(x, y) =>
        blocks.map(({ fromHour, toHour, inPerHour }) => (
          <g key={fromHour}>
            <path
              d={`M${x(fromHour - start)} ${y(0)}V${y(inPerHour)}H${x(toHour - start)}V${y(0)}Z`}
              strokeWidth="1"
              className={ink.bar}
            />
            <Label x={x(fromHour - start) + 3} y={y(inPerHour) - 6}>
              {timeOf(fromHour)}
            </Label>
          </g>
        ))
      }
    </Plot>
  );
}

function InflowPlot({ params, units }: Props) {
  const hours = Array.from({ length: 4 * inflowHours + 1 }, (_, index) => index / 4);
  const total = hours.map((hour) => inflowCfs(params, hour));
  const series = hours.map((hour) => seriesCfs(params, hour));
  const most = roundUp(Math.max(0.01, ...total, ...series) * 1.05);
  return (
    <div>
      <Plot
        units={units}
        height={300}
        stays
        now={params.atHour}
        cursor="atHour"
        x={{ label: 'Time since the start', quantity: 'hours', max: inflowHours }}
        y={{ label: 'Flow', quantity: 'flow', max: most }}
      >
        {(x, y) => (
          <>
            <Curve line={1} points={hours.map((hour, n) => [x(hour), y(series[n] ?? 0)])} />
            <Curve points={hours.map((hour, n) => [x(hour), y(total[n] ?? 0)])} />
            <Mark at={[x(params.atHour), y(inflowCfs(params, params.atHour))]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'Inflow, with this pattern factor', line: 0 },
          { label: 'Series', line: 1 },
        ]}
      />
    </div>
  );
}
