import { Arrow } from '../kit/arrow';
import { Curve } from '../kit/curve';
import { Drawing, drawingWidth } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
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
import { expressionOf } from './quality-describe';

type Props = DrawingProps<StorageParams, StorageResult>;

/** The mixed volume with its concentrations, and their course. */
export function QualityDrawing(props: Props) {
  return (
    <>
      <Tank {...props} />
      {!isJunction(props.params) && <Concentrations {...props} />}
    </>
  );
}

const height = 200;

/** The number of characters of an expression that fit on a line. */
const longest = 42;
const [middleX, bottom] = [180, 150] as const;
/** The size of a tank of 20,000 ft³ that is 4 ft deep; others are drawn larger or smaller. */
const [usualWidth, usualHeight] = [120, 96] as const;

/** Places in a unit square that look random, by irrational steps. */
const places = Array.from({ length: 90 }, (_, index) => [
  (0.5 + index * 0.7548776662) % 1,
  (0.5 + index * 0.569840291) % 1,
]);

function Tank({ params, result, units }: Props) {
  const depthFt = params.show === 'settling' ? params.tankFt : 4;
  const width = clamp(usualWidth * ((params.tankFt3 / 20_000) * (4 / depthFt)) ** 0.25, 60, 200);
  const [left, right] = [middleX - width / 2, middleX + width / 2];
  const top = bottom - clamp(usualHeight * Math.sqrt(depthFt / 4), 30, usualHeight);
  const now = qualityAt(result.quality, params.hour);
  const most = Math.max(...result.quality.moments.map((one) => Math.max(one.mgPerL, one.inMgPerL)));
  const dots = places
    .slice(0, Math.round((90 * now.mgPerL) / (most || 1)))
    .map(([a = 0, b = 0]) => {
      const x = left + 8 + a * (right - left - 16);
      return `M${x.toFixed(1)} ${(top + 10 + b * (bottom - top - 18)).toFixed(1)}h0`;
    });
  const show = (value: number) => formatQuantity(value, 'concentration', units);
  const isMoving = totalCfs(params) > 0;
  const expression = expressionOf(params);
  const isLong = expression.length > longest;
  const name = isJunction(params)
    ? 'Junction'
    : params.show === 'conduit'
      ? 'Conduit, mixed completely'
      : 'Storage unit, mixed completely';
  const middle = (top + bottom) / 2;
  return (
    <Drawing height={isLong ? height + 16 : height}>
      <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} className={ink.water} />
      <path d={dots.join('')} strokeWidth="4" className={ink.pollutant} />
      <path d={`M${left} ${top}V${bottom}H${right}V${top}`} strokeWidth="3" className={ink.wall} />
      {isMoving && (
        <>
          <Arrow from={[24, middle]} to={[left - 6, middle]} />
          <Arrow from={[right + 6, middle]} to={[drawingWidth - 24, middle]} />
          <Label x={60} y={middle - 12} anchor="middle">
            {show(now.inMgPerL)}
          </Label>
          <Label x={60} y={middle + 22} anchor="middle">
            {formatQuantity(totalCfs(params), 'flow', units)}
          </Label>
          <Label x={drawingWidth - 60} y={middle - 12} anchor="middle">
            {show(now.mgPerL)}
          </Label>
        </>
      )}
      <Label x={(left + right) / 2} y={bottom + 22} anchor="middle">
        {show(now.mgPerL)}
      </Label>
      <Label x={(left + right) / 2} y={22} anchor="middle">
        {name}
      </Label>
      {expression !== 'none' && (
        <Label x={(left + right) / 2} y={bottom + 44} anchor="middle">
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
  const most = Math.max(
    0.01,
    ...moments.map((one) => (isMoving ? Math.max(one.mgPerL, one.inMgPerL) : one.mgPerL)),
  );
  // A minute each is more than a plot can show.
  const every = Math.max(1, Math.floor(moments.length / 240));
  const drawn = moments.filter((_, index) => index % every === 0 || index === moments.length - 1);
  return (
    <div>
      <Plot
        units={units}
        height={224}
        stays
        x={{ label: 'Time', quantity: 'hours', max: params.endHours }}
        y={{ label: 'Concentration', quantity: 'concentration', max: roundUp(1.05 * most) }}
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
