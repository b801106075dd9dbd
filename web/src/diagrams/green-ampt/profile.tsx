import { upperZoneIn } from '../hydrology/green-ampt';
import { Arrow } from '../kit/arrow';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { isSame, useGhost, useSteadyEnd } from '../kit/ghost';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { linearScale, type Scale, ticks } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import { fromShown, toShown, type Units, unitOf } from '../kit/units';
import {
  frontIn,
  type GreenAmptParams,
  type GreenAmptResult,
  type Moment,
  momentAt,
} from './model';

/** The drawing's soil: its left and right edge, the ground and the bottom. */
const box = { left: 100, right: 226, ground: 70, bottom: 230 } as const;

type Props = DrawingProps<GreenAmptParams, GreenAmptResult>;

/** The fraction of the soil's volume that the full width of the column represents. */
const widthFraction = 0.5;

/**
 * The label when there is no front: the water absorbed since the start, because in the original method
 * the event's own depth stays 0 in light rain.
 */
const absorbed = ({ deficit, totalIn }: Moment, units: Units) =>
  deficit > 1e-9 ? `absorbed\n${formatQuantity(totalIn, 'depth', units)}` : 'no deficit';

/**
 * A column of soil in section. Its air-filled pores are drawn as one strip, as wide as the deficit.
 * Water from earlier events fills the upper zone from the left; water from the current event fills
 * the rest from the top, down to the front once the surface has been saturated.
 */
export function Profile({ params, result, units }: Props) {
  const moment = momentAt(result.moments, params.hour);
  return moment && <Column {...{ params, result, units, moment }} />;
}

function Column({ params, result, units, moment }: Props & { moment: Moment }) {
  const width = box.right - box.left;
  // The left edges of the air-filled pores at the start of the storm and of the current event.
  const airLeft = box.right - (width * params.deficit) / widthFraction;
  const eventLeft = box.right - (width * moment.deficit) / widthFraction;
  const runoff = moment.rainInPerHour - moment.infiltrationInPerHour;
  const neededIn =
    1.2 * Math.max(...result.moments.map((one) => frontIn(one) ?? 0), upperZoneIn(params), 1);
  // SWMM has a front only once the surface has been saturated. Before that, water is drawn as deep
  // as its front would be.
  const filledIn = moment.frontIn ?? frontIn(moment) ?? 0;
  const children = (_: Scale, y: Scale) => {
    const upper = y(upperZoneIn(params));
    const front = y(filledIn);
    return (
      <>
        {eventLeft > airLeft && (
          <path d={`M${airLeft} ${y(0)}H${eventLeft}V${upper}H${airLeft}Z`} className={ink.water} />
        )}
        <path
          d={`M${eventLeft} ${y(0)}H${box.right}V${front}H${eventLeft}Z`}
          className={ink.water}
        />
        {moment.frontIn !== undefined && (
          <path d={`M${box.left} ${front}H${box.right}`} strokeWidth="2" className={ink.surface} />
        )}
      </>
    );
  };
  const last = useGhost({ axes: 'profile', min: 0, max: neededIn, children });
  const deepestIn = useSteadyEnd(Math.max(neededIn, last?.max ?? 0), 'profile');
  const y = linearScale([0, deepestIn], [box.ground, box.bottom]);
  const before = last && !isSame(last.children(y, y), children(y, y)) ? last : undefined;
  const upper = y(upperZoneIn(params));
  const front = moment.frontIn === undefined ? undefined : y(moment.frontIn);
  // The depth needs ticks, because the column's depth depends on how deep the front will be.
  const depths = ticks(0, toShown(deepestIn, 'depth', units), 4).slice(1);
  return (
    <Drawing height={262}>
      <rect
        x={box.left}
        y={box.ground}
        width={width}
        height={box.bottom - box.ground}
        className={ink.ground}
      />
      <rect
        x={airLeft}
        y={box.ground}
        width={box.right - airLeft}
        height={box.bottom - box.ground}
        className={ink.empty}
      />
      {before && <g className="ghost">{before.children(y, y)}</g>}
      {children(y, y)}
      <rect
        x={box.left}
        y={box.ground}
        width={width}
        height={box.bottom - box.ground}
        className={ink.axis}
      />
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
            from={[130, box.ground + 4]}
            to={[130, Math.max((front ?? box.ground) - 4, box.ground + 26)]}
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
      <Label
        x={box.right + 12}
        y={Math.max((front ?? Math.min(upper, box.bottom - 37)) + 5, box.ground + 18)}
      >
        {moment.frontIn === undefined
          ? absorbed(moment, units)
          : `front ${formatQuantity(moment.frontIn, 'depth', units)}`}
      </Label>
      <Label x={box.left - 10} y={Math.min(upper + 5, box.bottom - 40)} anchor="end">
        upper zone
      </Label>
      {box.right - eventLeft > 6 && (
        <Arrow from={[eventLeft, box.bottom + 9]} to={[box.right, box.bottom + 9]} twoHeaded />
      )}
      <Label x={box.right + 64} y={box.bottom + 28} anchor="end">
        {`deficit now ${formatNumber(moment.deficit)}`}
      </Label>
      <Label x={box.left + 4} y={box.bottom - 8}>
        soil
      </Label>
      {box.right - airLeft > 30 && airLeft > box.left + 38 && (
        <Label x={airLeft + 4} y={box.bottom - 8}>
          air
        </Label>
      )}
      {before && (
        <Label x={2} y={box.bottom + 28}>
          gray: before
        </Label>
      )}
      {depths.map((shown) => {
        const tickY = y(fromShown(shown, 'depth', units));
        return (
          <g key={shown}>
            <path
              d={`M${box.right - 7} ${tickY}H${box.right}`}
              strokeWidth="1"
              className={ink.axis}
            />
            {/* The lowest number would overlap the label "air". */}
            {tickY < box.bottom - 22 && (
              <Label x={box.right - 11} y={tickY + 4} anchor="end">
                {formatNumber(shown)}
              </Label>
            )}
          </g>
        );
      })}
      <Label x={box.right + 12} y={box.bottom}>
        {`depth, ${unitOf('depth', units)}`}
      </Label>
    </Drawing>
  );
}
