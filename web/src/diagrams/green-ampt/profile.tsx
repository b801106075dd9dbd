import { upperZoneIn } from '../hydrology/green-ampt';
import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { ticks } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { fromShown, toShown, type Units, unitOf } from '../kit/units';
import {
  type GreenAmptParams,
  type GreenAmptResult,
  type Moment,
  momentAt,
  upperFraction,
} from './model';

/** The drawing's soil: its left and right edge, the ground and the bottom. */
const box = { left: 100, right: 226, ground: 70, bottom: 230 } as const;

/** What the upper zone has taken up; without a deficit it is full. */
const room = ({ deficit, upperIn }: Moment, units: Units) =>
  deficit > 1e-9 ? `absorbed\n${formatQuantity(upperIn, 'depth', units)}` : 'full';

/**
 * A column of soil in section: the wet part above the front, or how full the upper zone
 * is while there is no front.
 */
export function Profile({ params, result, units }: DrawingProps<GreenAmptParams, GreenAmptResult>) {
  const moment = momentAt(result.moments, params.hour);
  if (!moment) return null;
  const deepest =
    1.2 * Math.max(...result.moments.map((one) => one.frontIn ?? 0), upperZoneIn(params), 1);
  const y = (inches: number) => box.ground + ((box.bottom - box.ground) * inches) / deepest;
  const upper = y(upperZoneIn(params));
  const front = moment.frontIn === undefined ? undefined : y(moment.frontIn);
  const runoff = moment.rainInPerHour - moment.infiltrationInPerHour;
  const width = box.right - box.left;
  // The depth is marked: the column shows as much of the soil as the front passes.
  const depths = ticks(0, toShown(deepest, 'depth', units), 4).slice(1);
  // Without a front the upper zone shows from left to right how full it is.
  const wet = front === undefined ? width * upperFraction(params, moment) : width;
  return (
    <Drawing height={250}>
      <rect
        x={box.left}
        y={box.ground}
        width={width}
        height={box.bottom - box.ground}
        className={ink.ground}
      />
      <rect
        x={box.left}
        y={box.ground}
        width={wet}
        height={(front ?? upper) - box.ground}
        className={ink.water}
      />
      {front === undefined && wet > 0 && (
        <path
          d={`M${box.left + wet} ${box.ground}V${upper}`}
          strokeWidth="2"
          className={ink.surface}
        />
      )}
      {front !== undefined && (
        <path d={`M${box.left} ${front}H${box.right}`} strokeWidth="2" className={ink.surface} />
      )}
      <path
        d={`M${box.left - 8} ${upper}H${box.right + 8}`}
        strokeDasharray="4 4"
        className={ink.measure}
      />
      {moment.rainInPerHour > 0 && (
        <>
          <Arrow from={[130, 22]} to={[130, 60]} />
          <Label
            x={122}
            y={26}
            anchor="end"
          >{`rain\n${formatQuantity(moment.rainInPerHour, 'rate', units)}`}</Label>
          <Arrow
            from={[163, box.ground + 4]}
            to={[163, Math.max((front ?? box.ground) - 4, box.ground + 26)]}
          />
        </>
      )}
      {runoff > 0.0005 && (
        <>
          <Arrow from={[box.right + 6, 62]} to={[box.right + 50, 62]} />
          <Label
            x={drawingWidth - 2}
            y={50}
            anchor="end"
          >{`runoff ${formatQuantity(runoff, 'rate', units)}`}</Label>
        </>
      )}
      <Label x={box.right + 12} y={Math.max((front ?? upper) + 5, box.ground + 18)}>
        {moment.frontIn === undefined
          ? room(moment, units)
          : `front ${formatQuantity(moment.frontIn, 'depth', units)}`}
      </Label>
      <Label x={box.left - 10} y={Math.min(upper + 5, box.bottom - 40)} anchor="end">
        upper zone
      </Label>
      <Label x={box.left - 10} y={box.bottom - 18} anchor="end">
        deficit now
      </Label>
      <Label x={box.left - 10} y={box.bottom} anchor="end">
        {formatNumber(moment.deficit)}
      </Label>
      {depths.map((shown) => {
        const at = y(fromShown(shown, 'depth', units));
        return (
          <g key={shown}>
            <path d={`M${box.right - 7} ${at}H${box.right}`} strokeWidth="1" className={ink.axis} />
            <Label x={box.right - 11} y={at + 4} anchor="end">
              {formatNumber(shown)}
            </Label>
          </g>
        );
      })}
      <Label x={box.right + 12} y={box.bottom}>
        {`depth, ${unitOf('depth', units)}`}
      </Label>
    </Drawing>
  );
}
