import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { Point } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { drains, hasSeepage, hasSoil, type LidParams } from './design';
import { type LidResult, momentOf } from './model';
import { FieldCapacity, LayerShape, layersOf, section } from './section-layers';

type Props = DrawingProps<LidParams, LidResult>;

const height = 300;
const { left, right, bottom } = section;

/** Water that moves: an arrow with its name and rate beside it. */
interface Flow {
  name: string;
  inPerHour: number;
  from: Point;
  to: Point;
  at: Point;
  /** The label ends there. */
  end?: true;
}

/** The unit in section with what flows in and out of it. */
export function SectionDrawing({ params, result, units }: Props) {
  const moment = momentOf(params, result);
  const layers = layersOf(params, moment);
  const rim = layers.at(-1)?.y ?? bottom;
  const sky = rim - 38;
  // The berm is above the ground.
  const ground = layers.findLast(({ name }) => name !== 'Ponding')?.y ?? rim;
  const storage = layers[0];
  const drainY =
    params.type === 'roof'
      ? bottom - 4
      : bottom - ((storage?.height ?? 0) * params.offsetIn) / Math.max(1, params.storageIn) - 5;
  const flows: Flow[] = [
    {
      name: 'inflow',
      inPerHour: moment.inflowInPerHour,
      from: [112, sky],
      to: [112, rim - 4],
      at: [106, sky - 8],
      end: true,
    },
    {
      name: 'evaporation',
      inPerHour: moment.evaporationInPerHour,
      from: [182, rim - 4],
      to: [182, sky],
      at: [190, sky - 8],
    },
    {
      name: 'overflow',
      inPerHour: moment.overflowInPerHour,
      from: [right - 6, rim - 2],
      to: [right + 28, rim - 2],
      at: [right + 34, rim + 3],
    },
    {
      name: 'drain',
      inPerHour: moment.drainInPerHour,
      from: [right - 10, drainY],
      to: [right + 28, drainY],
      at: [right + 34, drainY - 4],
    },
    {
      name: 'exfiltration',
      inPerHour: moment.exfiltrationInPerHour,
      from: [147, bottom + 4],
      to: [147, height - 14],
      at: [139, height - 34],
      end: true,
    },
  ];
  return (
    <Drawing height={height}>
      {hasSeepage(params) && (
        <path
          d={`M0 ${ground}H${left}V${bottom}H${right}V${ground}H${drawingWidth}V${height}H0Z`}
          className={ink.ground}
        />
      )}
      {layers.map((layer) => (
        <LayerShape key={layer.name} layer={layer} />
      ))}
      {hasSoil(params) && <FieldCapacity layers={layers} params={params} />}
      <path
        d={`M${left} ${rim - 6}V${bottom}H${right}V${rim - 6}`}
        strokeWidth="3"
        className={ink.wall}
      />
      {layers.map(({ name, y, height: thick }) => (
        <Label key={name} x={left - 8} y={y + thick / 2 + 5} anchor="end">
          {name}
        </Label>
      ))}
      {drains(params) && (
        <circle
          cx={right - 16}
          cy={drainY}
          r="5"
          strokeWidth="2"
          className={`${ink.empty} stroke-on-card`}
        />
      )}
      {flows.map(({ name, inPerHour, from, to, at, end }) =>
        inPerHour > 0.001 ? (
          <g key={name}>
            <Arrow from={from} to={to} />
            <Label x={at[0]} y={at[1]} anchor={end ? 'end' : 'start'}>
              {`${name}\n${formatQuantity(inPerHour, 'rate', units)}`}
            </Label>
          </g>
        ) : null,
      )}
    </Drawing>
  );
}
