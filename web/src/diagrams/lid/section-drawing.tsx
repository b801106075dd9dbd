import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { drains, hasSeepage, hasSoil, type LidParams } from './design';
import { type LidResult, momentOf } from './model';
import { FieldCapacity, LayerShape, layersOf, section } from './section-layers';

type Props = DrawingProps<LidParams, LidResult>;

const height = 300;
const { left, right, bottom } = section;

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
    bottom - ((storage?.height ?? 0) * params.offsetIn) / Math.max(1, params.storageIn) - 5;
  const rate = (value: number) => formatQuantity(value, 'rate', units);
  const flows = (value: number) => value > 0.001;
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
      {flows(moment.inflowInPerHour) && (
        <>
          <Arrow from={[112, sky]} to={[112, rim - 4]} />
          <Label x={106} y={sky + 5} anchor="end">
            {rate(moment.inflowInPerHour)}
          </Label>
        </>
      )}
      {flows(moment.evaporationInPerHour) && (
        <>
          <Arrow from={[182, rim - 4]} to={[182, sky]} />
          <Label x={190} y={sky + 12}>
            {rate(moment.evaporationInPerHour)}
          </Label>
        </>
      )}
      {flows(moment.overflowInPerHour) && (
        <>
          <Arrow from={[right - 6, rim - 2]} to={[right + 28, rim - 2]} className={ink.limit} />
          <Label x={right + 34} y={rim + 3} strong>
            {rate(moment.overflowInPerHour)}
          </Label>
        </>
      )}
      {drains(params) && (
        <>
          <circle
            cx={right - 16}
            cy={drainY}
            r="5"
            strokeWidth="2"
            className={`${ink.empty} stroke-on-card`}
          />
          {flows(moment.drainInPerHour) && (
            <>
              <Arrow from={[right - 10, drainY]} to={[right + 28, drainY]} />
              <Label x={right + 34} y={drainY + 5}>
                {rate(moment.drainInPerHour)}
              </Label>
            </>
          )}
        </>
      )}
      {params.type === 'roof' && flows(moment.drainInPerHour) && (
        <>
          <Arrow from={[right - 10, bottom - 4]} to={[right + 28, bottom - 4]} />
          <Label x={right + 34} y={bottom}>
            {rate(moment.drainInPerHour)}
          </Label>
        </>
      )}
      {flows(moment.exfiltrationInPerHour) && (
        <>
          <Arrow from={[147, bottom + 4]} to={[147, height - 14]} />
          <Label x={156} y={height - 18}>
            {rate(moment.exfiltrationInPerHour)}
          </Label>
        </>
      )}
    </Drawing>
  );
}
