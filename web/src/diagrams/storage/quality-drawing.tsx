import { Fragment } from 'react';
import { Arrow } from '../kit/arrow';
import { Curve } from '../kit/curve';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatNumber, formatQuantity } from '../kit/format';
import { useFormer } from '../kit/former';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import { Legend } from '../kit/legend';
import { Mark } from '../kit/mark';
import { clamp } from '../kit/numbers';
import { Plot } from '../kit/plot';
import { roundUp } from '../kit/scale';
import type { DrawingProps } from '../kit/spec';
import type { StorageParams, StorageResult } from './model';
import { isJunction, qualityAt, totalCfs } from './quality';
import { largestMgPerL } from './quality-controls';
import { expressionOf } from './quality-describe';

type Props = DrawingProps<StorageParams, StorageResult>;

/** The mixed volume with its concentrations now, and over time. */
export function QualityDrawing(props: Props) {
  return (
    <>
      <Tank {...props} />
      {!isJunction(props.params) && <Concentrations {...props} />}
    </>
  );
}

const height = 206;

/** The number of characters of an expression that fit on a line. */
const maxCharacters = 42;
const [middleX, bottom] = [180, 156] as const;
/**
 * The size of a tank of 20,000 ft³ that is 4 ft deep. Within limits, the area drawn is proportional to
 * the volume.
 */
const [usualWidth, usualHeight] = [92, 88] as const;

/**
 * The positions of the pollutant's dots in a unit square, enough for the largest tank. Irrational
 * steps make them look random.
 */
const places = Array.from({ length: 126 }, (_, index) => [
  (0.5 + index * 0.7548776662) % 1,
  (0.5 + index * 0.569840291) % 1,
]);

const hasDepth = ({ show }: StorageParams) => show === 'settling' || show === 'hrt';

/** The drawn size of the tank, limited for very shallow, deep, wide and narrow tanks. */
function sizeOf(params: StorageParams) {
  const { tankFt, tankFt3 } = params;
  const depthFt = hasDepth(params) ? tankFt : 4;
  const tankHeight = Math.max(
    18,
    usualHeight * Math.min(depthFt / 4, 1) + 2.5 * Math.max(0, depthFt - 4),
  );
  const area = isJunction(params) ? 1 : tankFt3 / 20_000;
  const width = clamp((usualWidth * usualHeight * area) / tankHeight, 50, 148);
  return { tankHeight, width };
}

/** The inflows to draw: one, or those that carry water to a junction where inflows mix. */
function inflowsOf(params: StorageParams, mgPerL: number) {
  const { flowCfs, inMgPerL, otherCfs, otherMgPerL } = params;
  if (params.show !== 'junction') return [{ cfs: flowCfs, mgPerL }];
  return [
    { cfs: flowCfs, mgPerL: inMgPerL },
    { cfs: otherCfs, mgPerL: otherMgPerL },
  ].filter(({ cfs }) => cfs > 0);
}

function Tank({ params, result, units }: Props) {
  const { tankHeight, width } = sizeOf(params);
  const [left, right] = [middleX - width / 2, middleX + width / 2];
  const top = bottom - tankHeight;
  // A junction has no volume, so it is drawn without a water surface.
  const walls = `M${left} ${top}V${bottom}H${right}V${top}${isJunction(params) ? 'Z' : ''}`;
  const former = useFormer(params.show, <path d={walls} />);
  const now = qualityAt(result.quality, params.hour);
  // At a junction, the dots are relative to the largest concentration that a slider sets.
  const maxMgPerL = isJunction(params)
    ? largestMgPerL
    : Math.max(...result.quality.moments.map((one) => Math.max(one.mgPerL, one.inMgPerL)));
  const dotRatio =
    (now.mgPerL / (maxMgPerL || 1)) * ((width * tankHeight) / (usualWidth * usualHeight));
  const dots = places.slice(0, Math.round(48 * dotRatio)).map(([a = 0, b = 0]) => {
    const x = left + 8 + a * (right - left - 16);
    return `M${x.toFixed(1)} ${(top + 8 + b * (bottom - top - 15)).toFixed(1)}h0`;
  });
  const concentration = (value: number) => formatQuantity(value, 'concentration', units);
  const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
  const isMoving = totalCfs(params) > 0;
  const inflows = inflowsOf(params, now.inMgPerL);
  const hasMassInflow = params.show === 'junction' && params.massKgPerHour > 0;
  const expression = expressionOf(params, units);
  const isLong = expression.length > maxCharacters;
  const name = isJunction(params)
    ? 'Junction (no volume)'
    : `Completely mixed ${params.show === 'conduit' ? 'conduit' : 'storage unit'}\n${formatQuantity(params.tankFt3, 'volume', units)}${hasDepth(params) ? `, ${formatQuantity(params.tankFt, 'length', units)} deep` : ''}`;
  const middle = (top + bottom) / 2;
  return (
    <Drawing height={isLong ? height + 16 : height}>
      {former}
      {!isJunction(params) && (
        <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} className={ink.water} />
      )}
      <path d={dots.join('')} strokeWidth="4" className={ink.pollutant} />
      <path d={walls} strokeWidth="3" className={ink.wall} />
      {params.show === 'settling' &&
        now.mgPerL > params.leastMgPerL &&
        [0.25, 0.5, 0.75].map((across) => (
          <Arrow
            key={across}
            from={[left + across * width, top + 2]}
            to={[left + across * width, bottom - 3]}
          />
        ))}
      {isMoving && (
        <>
          {inflows.map(({ cfs, mgPerL }, index) => {
            const y = middle + 60 * (index - (inflows.length - 1) / 2);
            return (
              <Fragment key={y}>
                <Arrow from={[8, y]} to={[left - 6, y]} />
                <Label x={4} y={y - 12}>
                  {concentration(mgPerL)}
                </Label>
                <Label x={4} y={y + 22}>
                  {flow(cfs)}
                </Label>
              </Fragment>
            );
          })}
          <Arrow from={[right + 6, middle]} to={[drawingWidth - 8, middle]} />
          <Label x={drawingWidth - 4} y={middle - 12} anchor="end">
            {concentration(now.mgPerL)}
          </Label>
          <Label x={drawingWidth - 4} y={middle + 22} anchor="end">
            {flow(totalCfs(params))}
          </Label>
        </>
      )}
      {hasMassInflow && (
        <>
          <Arrow from={[middleX, 28]} to={[middleX, top - 4]} />
          <Label x={middleX + 8} y={52}>{`${formatNumber(params.massKgPerHour)} kg/h`}</Label>
        </>
      )}
      <Label x={middleX} y={bottom + 22} anchor="middle">
        {concentration(now.mgPerL)}
      </Label>
      <Label x={middleX} y={18} anchor="middle">
        {name}
      </Label>
      {expression !== 'none' && (
        <Label x={middleX} y={bottom + 44} anchor="middle">
          {isLong ? expression.replace(' * exp', '\n* exp') : expression}
        </Label>
      )}
    </Drawing>
  );
}

function Concentrations({ params, result, units }: Props) {
  const { moments } = result.quality;
  const now = qualityAt(result.quality, params.hour);
  const isMoving = totalCfs(params) > 0;
  const maxMgPerL = Math.max(
    0.01,
    ...moments.map((one) => (isMoving ? Math.max(one.mgPerL, one.inMgPerL) : one.mgPerL)),
  );
  // One moment per minute is more than a plot can show.
  const interval = Math.max(1, Math.floor(moments.length / 240));
  const drawn = moments.filter(
    (_, index) => index % interval === 0 || index === moments.length - 1,
  );
  return (
    <div>
      <Plot
        units={units}
        height={224}
        stays
        x={{ label: 'Time', quantity: 'hours', max: params.endHours }}
        y={{ label: 'Concentration', quantity: 'concentration', max: roundUp(1.05 * maxMgPerL) }}
        now={params.hour}
      >
        {(x, y) => (
          <>
            {isMoving && (
              <Curve line={1} points={drawn.map((one) => [x(one.hour), y(one.inMgPerL)])} />
            )}
            <Curve points={drawn.map((one) => [x(one.hour), y(one.mgPerL)])} />
            <Mark at={[x(now.hour), y(now.mgPerL)]} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          ...(isMoving ? [{ label: 'Inflow', line: 1 } as const] : []),
          { label: isMoving ? 'Mixed volume and outflow' : 'Mixed volume', line: 0 },
        ]}
      />
    </div>
  );
}
