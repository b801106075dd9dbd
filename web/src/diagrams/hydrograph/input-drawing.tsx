import { Curve } from '../kit/curve';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { areaPath, type Point, roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { blocksOf, inflowCfs, inflowHours } from './input';
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
  const { fromHour, toHour } = params;
  const baseCfs = params.baselineCfs * params.pattern;
  // The series jumps at its first and last entry.
  const corners = [
    [0, baseCfs],
    [fromHour, baseCfs],
    [fromHour, inflowCfs(params, fromHour)],
    [toHour, inflowCfs(params, toHour)],
    [toHour, baseCfs],
    [inflowHours, baseCfs],
  ] as const;
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
          const points = corners.map(([hour, cfs]): Point => [x(hour), y(cfs)]);
          return (
            <>
              <path
                d={`M${x(0)} ${y(0)}V${y(baseCfs)}H${x(inflowHours)}V${y(0)}`}
                className={ink.ground}
              />
              <path d={areaPath(points)} className={ink.water} />
              <Curve
                line={1}
                points={[
                  [x(0), y(baseCfs)],
                  [x(inflowHours), y(baseCfs)],
                ]}
              />
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
