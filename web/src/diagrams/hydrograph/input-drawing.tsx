import { Curve } from '../kit/curve';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { areaPath, linePath, type Point, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { baseCfs, blocksOf, dayHours, inflowCfs, inflowHours } from './input';
import { timeOf } from './input-describe';
import type { HydrographParams, HydrographResult } from './model';

type Props = DrawingProps<HydrographParams, HydrographResult>;

/** The rain of a gage, or a node's inflow over a day. */
export function InputDrawing(props: Props) {
  return props.params.show === 'gage' ? <GagePlot {...props} /> : <InflowPlot {...props} />;
}

function GagePlot({ params, units }: Props) {
  const blocks = blocksOf(params);
  const start = params.stampHour;
  const hours = (3 * params.seriesMinutes) / 60;
  const maxInPerHour = roundUp(Math.max(0.01, ...blocks.map(({ inPerHour }) => inPerHour)) * 1.15);
  return (
    <Plot
      units={units}
      height={300}
      stays
      x={{ label: `Time since ${timeOf(start)}`, quantity: 'hours', max: hours }}
      y={{ label: 'Rain at the gage', quantity: 'rate', max: maxInPerHour }}
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
  // The inflow jumps where the pattern changes, and at the first and last entry of the series.
  const hours = [0, ...dayHours, params.fromHour, params.toHour, inflowHours].sort((a, b) => a - b);
  const cornersOf = (cfsAt: typeof inflowCfs) =>
    hours.flatMap((hour) =>
      [-1e-6, 1e-6].map((side) => [hour, cfsAt(params, hour + side)] as const),
    );
  const base = cornersOf(baseCfs);
  const corners = cornersOf(inflowCfs);
  const maxCfs = roundUp(Math.max(0.01, ...corners.map(([, cfs]) => cfs)) * 1.05);
  return (
    <div>
      <Plot
        units={units}
        height={300}
        stays
        now={params.atHour}
        cursor="atHour"
        x={{ label: 'Time since the start', quantity: 'hours', max: inflowHours }}
        y={{ label: 'Inflow to a node', quantity: 'flow', max: maxCfs }}
      >
        {(x, y) => {
          const place = ([hour, cfs]: readonly [number, number]): Point => [x(hour), y(cfs)];
          const basePoints = base.map(place);
          const points = corners.map(place);
          return (
            <>
              <path d={`${linePath(basePoints)}V${y(0)}H${x(0)}Z`} className={ink.ground} />
              <path d={areaPath([...points, ...basePoints.toReversed()])} className={ink.water} />
              <Curve line={1} points={basePoints} />
              <Curve points={points} />
              <Mark at={[x(params.atHour), y(inflowCfs(params, params.atHour))]} />
            </>
          );
        }}
      </Plot>
      <Legend
        items={[
          { label: 'inflow', line: 0 },
          { label: 'baseline × pattern factor', line: 1, fill: ink.ground },
          { label: 'scale factor × series', fill: ink.water },
        ]}
      />
    </div>
  );
}
