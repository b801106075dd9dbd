import { Curve } from '../kit/curve';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { roundUp, steps } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { lastHour, momentAt, type StorageParams, type StorageResult } from './model';
import { QualityDrawing } from './quality-drawing';
import { Section } from './section';
import { areaAt, volumeAt } from './shape';

type Props = DrawingProps<StorageParams, StorageResult>;

/** The unit in section and plan, its area and volume by depth, and its flows over time; or a pollutant. */
export function StorageDrawing(props: Props) {
  if (props.params.show !== 'filling') return <QualityDrawing {...props} />;
  return (
    <>
      <Section {...props} />
      <ShapeCurves {...props} />
      <Flows {...props} />
    </>
  );
}

const height = 224;

function ShapeCurves({ params, result, units }: Props) {
  const { fullDepthFt } = params;
  const depths = steps(0, fullDepthFt, 61);
  const { depthFt } = momentAt(result, params.hour);
  const areas = depths.map((depth) => areaAt(params, depth));
  const largest = Math.max(...areas);
  const areaPart = (depth: number) => (100 * areaAt(params, depth)) / largest;
  const volumePart = (depth: number) => (100 * volumeAt(params, depth)) / result.fullFt3;
  return (
    <div>
      <Plot
        units={units}
        height={height}
        x={{ label: 'Part of the largest', quantity: 'percent', max: 100 }}
        y={{ label: 'Depth', quantity: 'length', max: fullDepthFt }}
      >
        {(x, y) => (
          <>
            <Curve points={depths.map((depth) => [x(areaPart(depth)), y(depth)])} line={1} />
            <Curve points={depths.map((depth) => [x(volumePart(depth)), y(depth)])} />
            <Mark at={[x(areaPart(depthFt)), y(depthFt)]} />
            <Mark at={[x(volumePart(depthFt)), y(depthFt)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'Volume', line: 0 },
          { label: 'Surface area', line: 1 },
        ]}
      />
    </div>
  );
}

function Flows({ params, result, units }: Props) {
  const { moments } = result;
  const most = Math.max(0.01, ...moments.flatMap((one) => [one.inflowCfs, one.outflowCfs]));
  const now = momentAt(result, params.hour);
  const top = useHeld(roundUp(1.15 * most));
  return (
    <div>
      <Plot
        units={units}
        height={height}
        stays
        x={{ label: 'Time', quantity: 'hours', max: lastHour }}
        y={{ label: 'Flow', quantity: 'flow', max: top }}
        now={now.hour}
      >
        {(x, y) => (
          <>
            <Curve points={moments.map((one) => [x(one.hour), y(one.inflowCfs)])} line={1} />
            <Curve points={moments.map((one) => [x(one.hour), y(one.outflowCfs)])} />
            <Mark at={[x(now.hour), y(now.outflowCfs)]} />
            <Handle<StorageParams>
              name="inflowCfs"
              axis="y"
              scale={y}
              across={x(params.inflowHours / 2)}
            />
            <Handle<StorageParams>
              name="inflowHours"
              axis="x"
              scale={x}
              across={y(params.inflowCfs / 2)}
            />
          </>
        )}
      </Plot>
      <Legend
        items={[
          { label: 'Inflow', line: 1 },
          { label: 'Outflow through the orifice', line: 0 },
        ]}
      />
    </div>
  );
}
