import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { Point } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { hasSeepage, type LidParams, unitHasDrain } from './design';
import { type LidResult, momentOf } from './model';
import { LayerShape, layersOf, SoilGauge, section } from './section-layers';

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
}

/** The unit in section with what flows in and out of it. */
export function SectionDrawing({ params, result, units }: Props) {
  const moment = momentOf(params, result);
  const layers = layersOf(params, moment);
  const rim = layers.at(-1)?.y ?? bottom;
  const sky = rim - 38;
  // The native soil reaches the foot of the berm, at the top of the layers below the ponding.
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
      from: [104, sky],
      to: [104, rim - 4],
      at: [110, sky - 8],
    },
    {
      name: 'evaporation',
      inPerHour: moment.evaporationInPerHour,
      from: [220, rim - 4],
      to: [220, sky],
      at: [228, sky - 8],
    },
    {
      name: 'overflow',
      inPerHour: moment.overflowInPerHour,
      from: [right - 6, rim - 2],
      to: [right + 14, rim - 2],
      at: [right + 16, rim + 3],
    },
    {
      name: 'drain',
      inPerHour: moment.drainInPerHour,
      from: [right - 10, drainY],
      to: [right + 14, drainY],
      at: [right + 16, drainY - 4],
    },
    {
      name: 'exfiltration',
      inPerHour: moment.exfiltrationInPerHour,
      from: [147, bottom + 4],
      to: [147, height - 14],
      at: [155, height - 34],
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
      <SoilGauge layers={layers} params={params} />
      {params.type !== 'roof' && params.captureRatio > 0 && (
        <>
          <path d={`M0 ${rim - 20}L${left - 6} ${rim - 11}`} strokeWidth="4" className={ink.wall} />
          <Label x={4} y={sky - 8}>
            {`runoff of\n${params.captureRatio} × area`}
          </Label>
        </>
      )}
      <path
        d={`M${left} ${rim - 6}V${bottom}H${right}V${rim - 6}`}
        strokeWidth="3"
        className={ink.wall}
      />
      {layers.map(({ name, y, height: thickness, filled }) => (
        <Label
          key={name}
          x={left - 5}
          y={y + thickness / 2 + (name === 'Soil' ? -3 : 5)}
          anchor="end"
        >
          {name === 'Soil' ? `Soil\n${Math.round(100 * filled)}% full` : name}
        </Label>
      ))}
      {unitHasDrain(params) && (
        <circle
          cx={right - 16}
          cy={drainY}
          r="5"
          strokeWidth="2"
          className={`${ink.empty} stroke-on-card`}
        />
      )}
      {flows.map(({ name, inPerHour, from, to, at }) =>
        inPerHour > 0.001 ? (
          <g key={name}>
            <Arrow from={from} to={to} />
            <Label x={at[0]} y={at[1]}>
              {`${name}\n${formatQuantity(inPerHour, 'rate', units)}`}
            </Label>
          </g>
        ) : null,
      )}
    </Drawing>
  );
}
