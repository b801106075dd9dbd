import { Curve } from '../kit/curve';
import { formatQuantity } from '../kit/format';
import { Handle } from '../kit/handle';
import { useHeld } from '../kit/handle-context';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { wasSetLast } from '../kit/latest';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { Plot } from '../kit/plot';
import { areaPath, type Point, roundUp, steps } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { lastHour, middleHour, momentAt, type StorageParams, type StorageResult } from './model';
import { QualityDrawing } from './quality-drawing';
import { Section } from './section';
import { areaAt } from './shape';

type Props = DrawingProps<StorageParams, StorageResult>;

/** The unit in section and plan, its surface curve, level and flows over time; or a pollutant. */
export function StorageDrawing(props: Props) {
  if (props.params.show !== 'filling') return <QualityDrawing {...props} />;
  // On a narrow screen one drawing stays in view: a change of the shape shows in the section, any other in
  // the level over time.
  const isSectionInView = wasSetLast(props, ...shapeParameters);
  return (
    <>
      <Section {...props} stays={isSectionInView} />
      <SurfaceCurve {...props} />
      <Levels {...props} stays={!isSectionInView} />
      <Flows {...props} />
    </>
  );
}

const height = 224;

const shapeParameters = [
  'shape',
  'fullDepthFt',
  'lengthFt',
  'widthFt',
  'sideSlope',
  'bottomFt2',
  'middleFt2',
  'topFt2',
  'exponent',
] as const;

/** The surface area at each depth. The tinted area, up to the water level, is the volume. */
function SurfaceCurve({ params, result, units }: Props) {
  const { fullDepthFt } = params;
  const { depthFt, volumeFt3 } = momentAt(result, params.hour);
  const surface = (from: number, to: number): [area: number, depth: number][] =>
    steps(from, to, 61).map((depth) => [areaAt(params, depth), depth]);
  const all = surface(0, fullDepthFt);
  const largest = Math.max(...all.map(([area]) => area));
  return (
    <div>
      <Plot
        units={units}
        height={height}
        x={{ label: 'Surface area', quantity: 'area', max: roundUp(1.05 * largest) }}
        y={{ label: 'Depth', quantity: 'length', max: fullDepthFt }}
      >
        {(x, y) => {
          const below = surface(0, depthFt).map(([area, depth]): Point => [x(area), y(depth)]);
          return (
            <>
              <path
                d={areaPath([[x(0), y(0)], ...below, [x(0), y(depthFt)]])}
                strokeWidth="0"
                className={ink.water}
              />
              <Curve points={all.map(([area, depth]) => [x(area), y(depth)])} />
              <Mark at={[x(areaAt(params, depthFt)), y(depthFt)]} />
            </>
          );
        }}
      </Plot>
      <Legend
        items={[{ label: `Volume ${formatQuantity(volumeFt3, 'volume', units)}`, fill: ink.water }]}
      />
    </div>
  );
}

function Levels({ params, result, units, stays }: Props & { stays: boolean }) {
  const now = momentAt(result, params.hour);
  const { fullDepthFt } = params;
  return (
    <Plot
      units={units}
      height={height}
      stays={stays}
      x={{ label: 'Time', quantity: 'hours', max: lastHour }}
      y={{ label: 'Depth', quantity: 'length', max: roundUp(1.05 * fullDepthFt) }}
      now={now.hour}
    >
      {(x, y) => (
        <>
          <path
            d={`M${x(0)} ${y(fullDepthFt)}H${x(lastHour)}`}
            strokeDasharray="4 4"
            className={ink.measure}
          />
          <Label x={x(lastHour)} y={y(fullDepthFt) + 16} anchor="end">
            rim
          </Label>
          <Curve points={result.moments.map((one) => [x(one.hour), y(one.depthFt)])} />
          <Mark at={[x(now.hour), y(now.depthFt)]} />
        </>
      )}
    </Plot>
  );
}

function Flows({ params, result, units }: Props) {
  const { moments } = result;
  const maxCfs = Math.max(0.01, ...moments.flatMap((one) => [one.inflowCfs, one.outflowCfs]));
  const now = momentAt(result, params.hour);
  const top = useHeld(roundUp(1.15 * maxCfs));
  return (
    <div>
      <Plot
        units={units}
        height={height}
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
              across={x(middleHour(params))}
            />
            <Handle<StorageParams>
              name="inflowHours"
              axis="x"
              scale={x}
              across={y(params.inflow === 'triangle' ? 0 : params.inflowCfs / 2)}
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
