import { Curve } from '../kit/curve';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { lastMinute, momentOf, type PumpResult } from './model';
import { type PumpParams, wellDepthFt } from './pump';

type Props = DrawingProps<PumpParams, PumpResult>;

const time = { label: 'Time', quantity: 'minutes', max: lastMinute } as const;

/** The level in the well over the hour, with the start and stop depths. */
export function DepthPlot({ params, result, units, stays }: Props & { stays: boolean }) {
  const { minute, depthFt } = momentOf(params, result);
  const limits = [
    { name: 'start', depth: params.startDepthFt, offset: -6 },
    { name: 'stop', depth: params.stopDepthFt, offset: 17 },
  ];
  return (
    <Plot
      units={units}
      x={time}
      y={{ label: 'Depth in the well', quantity: 'length', max: wellDepthFt }}
      now={minute}
      stays={stays}
    >
      {(x, y) => (
        <>
          {limits.map(({ name, depth }) => (
            <path
              key={name}
              d={`M${x(0)} ${y(depth)}H${x(lastMinute)}`}
              strokeDasharray="6 4"
              className={ink.limit}
            />
          ))}
          <Curve points={result.series.map((one) => [x(one.minute), y(one.depthFt)])} />
          {limits.map(({ name, depth, offset }) => (
            <Label key={name} x={x(lastMinute) - 4} y={y(depth) + offset} anchor="end">
              {name}
            </Label>
          ))}
          <Mark at={[x(minute), y(depthFt)]} />
        </>
      )}
    </Plot>
  );
}

/** Inflow and pumped flow over the hour. */
export function FlowPlot({ params, result, units }: Props) {
  const { minute, meanCfs } = momentOf(params, result);
  const maxCfs = Math.max(params.inflowCfs, ...result.series.map((one) => one.meanCfs));
  return (
    <div>
      <Plot
        units={units}
        x={time}
        y={{ label: 'Flow', quantity: 'flow', max: roundUp(1.1 * maxCfs) }}
        now={minute}
      >
        {(x, y) => (
          <>
            <Curve points={result.series.map((one) => [x(one.minute), y(one.meanCfs)])} />
            <Curve
              line={1}
              points={[
                [x(0), y(params.inflowCfs)],
                [x(lastMinute), y(params.inflowCfs)],
              ]}
            />
            <Mark at={[x(minute), y(meanCfs)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          {
            label: `Pumped, half-minute mean ${formatQuantity(meanCfs, 'flow', units)}`,
            line: 0,
          },
          { label: 'Inflow', line: 1 },
        ]}
      />
    </div>
  );
}
