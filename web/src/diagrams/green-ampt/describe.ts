import { formatMoment, formatNumber, formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import {
  type GreenAmptParams,
  type GreenAmptResult,
  type Moment,
  momentAt,
  stepHours,
} from './model';

const names = { 'green-ampt': 'Green-Ampt', modified: 'Modified Green-Ampt' } as const;

/** Describes the moment shown, saturation, the wetting front, and how the total differs by method. */
export function describe(params: GreenAmptParams, units: Units, result: GreenAmptResult): string {
  const moment = momentAt(result.moments, params.hour);
  const totalIn = result.moments.at(-1)?.totalIn ?? 0;
  if (result.rainIn <= 0 || !moment) return 'Without rain nothing infiltrates.';
  const rate = (inPerHour: number) => formatQuantity(inPerHour, 'rate', units);
  const depth = (inches: number) => formatQuantity(inches, 'depth', units);
  const { rainInPerHour, infiltrationInPerHour } = moment;
  const excess = rainInPerHour - infiltrationInPerHour;
  const time = `At ${formatMoment(params.hour)},`;
  const now =
    rainInPerHour <= 0
      ? `${time} ${params.hour <= params.drizzleHours ? 'it isn’t raining yet' : 'the rain is over'}.`
      : excess < 0.0005
        ? `${time} all of the ${rate(rainInPerHour)} of rain infiltrates.`
        : `${time} ${rate(infiltrationInPerHour)} of the ${rate(rainInPerHour)} of rain infiltrates, and the rest runs off.`;
  const saturation =
    result.saturationHour === undefined
      ? 'The surface is never saturated.'
      : Math.max(params.hour, stepHours) < result.saturationHour
        ? `The surface will be saturated at ${formatNumber(result.saturationHour)} h.`
        : `The surface became saturated at ${formatNumber(result.saturationHour)} h, ${front(moment, depth)}`;
  return `${now} ${saturation} ${compare(params, totalIn, result, depth)}`;
}

function front({ deficit, frontIn }: Moment, depth: (inches: number) => string): string {
  if (deficit <= 1e-9) return 'and the upper zone has no deficit.';
  if (frontIn === undefined) return 'but a new event has begun since.';
  return `and the wetting front is ${depth(frontIn)} deep.`;
}

function compare(
  { method }: GreenAmptParams,
  totalIn: number,
  result: GreenAmptResult,
  depth: (inches: number) => string,
): string {
  const otherIn = result.other.at(-1)?.totalIn ?? 0;
  const other = names[method === 'modified' ? 'green-ampt' : 'modified'];
  const total = `Of ${depth(result.rainIn)} of rain, ${depth(totalIn)} infiltrates`;
  if (Math.abs(totalIn - otherIn) < 0.0005) return `${total}.`;
  const word = totalIn > otherIn ? 'more' : 'less';
  return `${total}, ${depth(Math.abs(totalIn - otherIn))} ${word} than with ${other}.`;
}
