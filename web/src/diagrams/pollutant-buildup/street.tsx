import { Arrow } from '../kit/arrow';
import { Drawing } from '../kit/drawing';
import { formatQuantity } from '../kit/format';
import { ink } from '../kit/ink';
import { Label } from '../kit/label';
import type { DrawingProps } from '../kit/spec';
import { landAc } from './land';
import { MassBar } from './mass-bar';
import { minRunoffInPerHour, momentAt, type PollutantParams, type PollutantResult } from './model';

const height = 224;
const [left, right] = [6, 226] as const;
const [top, gutter, curb] = [40, 156, 178] as const;

/** Places in a unit square. Irrational steps make them look random. */
const places = Array.from({ length: 120 }, (_, index) => [
  (0.5 + index * 0.7548776662) % 1,
  (0.5 + index * 0.569840291) % 1,
]);

/** With round caps, a line of zero length is a dot. */
const dot = (x: number, y: number) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
const roadDots = places.map(([a = 0, b = 0]) =>
  dot(left + 6 + a * (right - left - 12), top + 6 + b * (gutter - top - 8)),
);
const gutterDots = Array.from({ length: 30 }, (_, index) =>
  dot(left + 6 + ((index * 0.618034) % 1) * (right - left - 44), curb - 4 - (index % 2) * 4),
);

/** Where raindrops hit the street. */
const drops = places
  .slice(80, 94)
  .map(([a = 0, b = 0]) => {
    const [x, y] = [left + 12 + b * (right - left - 32), top + 12 + a * (gutter - top - 28)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
  })
  .join('');

/** The painted line between two lanes. */
const laneLine = Array.from(
  { length: 5 },
  (_, n) => `M${left + 10 + n * 44} ${top + 24}h22v5h-22Z`,
).join('');

/** A plan view of a street with its gutter and inlet, and where the pollutant is. */
export function Street({ params, result, units }: DrawingProps<PollutantParams, PollutantResult>) {
  const now = momentAt(result, params.hour);
  const isWet = now.runoffInPerHour > minRunoffInPerHour;
  const peakInPerHour = (2 * params.rainIn) / params.stormHours;
  const dotsOf = (lb: number) =>
    Math.round(110 * Math.min(1, lb / (landAc(params) || 1) / params.maxLbPerAc));
  const dotsLeft = dotsOf(now.buildupLb);
  const gone = roadDots.slice(dotsLeft, dotsOf(result.startLb));
  // A concentration has no maximum: the fraction approaches 1, and rises fastest at low concentrations.
  const dotFraction = 1 - Math.exp(-now.concentrationMgPerL / 50);
  const waterWidth = 10 + 9 * Math.sqrt(now.runoffInPerHour / peakInPerHour);
  return (
    <Drawing height={height}>
      <path d={`M${left} ${top}H${right}V${curb}H${left}Z`} className={ink.ground} />
      <path d={laneLine} className={ink.empty} />
      {isWet && (
        <path d={`M${left} ${curb - waterWidth}H${right}V${curb}H${left}Z`} className={ink.water} />
      )}
      {isWet && <path d={drops} strokeWidth="1" className={ink.surface} />}
      <path d={gone.join('')} strokeWidth="4" className={ink.axis} />
      <path d={roadDots.slice(0, dotsLeft).join('')} strokeWidth="4" className={ink.pollutant} />
      {isWet && (
        <path
          d={gutterDots.slice(0, Math.round(30 * dotFraction)).join('')}
          strokeWidth="4"
          className={ink.pollutant}
        />
      )}
      <path d={`M${left} ${curb}H${right}`} strokeWidth="4" className={ink.wall} />
      <path d={`M${right - 26} ${curb - 18}h22v18h-22Z`} className={ink.opening} />
      <path
        d={[0, 1, 2, 3].map((bar) => `M${right - 22 + bar * 5} ${curb - 16}v14`).join('')}
        className={ink.wall}
      />
      {isWet && <Arrow from={[left + 70, curb + 14]} to={[right - 48, curb + 14]} />}
      <Label x={left} y={curb + 19}>
        gutter
      </Label>
      <Label x={right} y={curb + 19} anchor="end">
        inlet
      </Label>
      <Label x={left} y={16}>
        {params.coverPercent === 0
          ? 'Street from above: 0% of the area'
          : `Street from above, ${formatQuantity(landAc(params), 'land', units)}`}
      </Label>
      <Label x={left} y={34}>
        {weather(now.hour, isWet)}
      </Label>
      {gone.length > 0 && (
        <Label x={left} y={curb + 39}>
          gray: has left the street
        </Label>
      )}
      {params.buildup === 'none' && (
        <Label x={(left + right) / 2} y={(top + gutter) / 2 + 14} anchor="middle">
          no buildup function
        </Label>
      )}
      <MassBar params={params} result={result} units={units} />
    </Drawing>
  );
}

function weather(hour: number, isWet: boolean): string {
  if (isWet) return 'in rain';
  return hour > 0 ? 'in hardly any rain' : 'in dry weather';
}
