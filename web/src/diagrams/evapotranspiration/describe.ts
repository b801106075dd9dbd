import { formatNumber, formatQuantity, wholePercent } from '../kit/format';
import type { Units } from '../kit/units';
import {
  dayOfYear,
  type EvapotranspirationParams,
  type EvapotranspirationResult,
  lastDay,
  type Moment,
  momentAt,
} from './model';
import { dateOf } from './potential';

/** Created on first use, because creating a date formatter is slow. */
let dates: Intl.DateTimeFormat | undefined;

function dayInWords(date: Date): string {
  dates ??= new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return dates.format(date);
}

/** Describes what the surface and both zones give at the moment shown, why, and the total of all days. */
export function describe(
  params: EvapotranspirationParams,
  units: Units,
  result: EvapotranspirationResult,
): string {
  const now = momentAt(result, params.day);
  const { surface, upper, lower, potential } = result.sums;
  const depth = (inches: number) => formatQuantity(inches, 'depth', units);
  if (potential <= 0) {
    return `In these ${lastDay} days the potential rate is 0: nothing evaporates.`;
  }
  const evaporated = surface + upper + lower;
  return [
    shares(params, units, now),
    ...(now.potential > 0 ? [reason(params, units, result, now)] : []),
    `In ${lastDay} days evaporation takes ${depth(evaporated)}, ${wholePercent(evaporated / potential)} of the potential ${depth(potential)}.`,
  ].join(' ');
}

function shares(params: EvapotranspirationParams, units: Units, now: Moment): string {
  const rate = (value: number) =>
    value > 0 ? formatQuantity(value, 'dailyRate', units) : 'nothing';
  const date =
    params.source === 'constant'
      ? ''
      : ` (${dayInWords(dateOf(dayOfYear(params, (now.hour - 1) / 24)))})`;
  const start = `After ${formatQuantity(params.day, 'days', units)}${date}`;
  const potential = formatQuantity(now.potential, 'dailyRate', units);
  if (now.potential <= 0) return `${start} the potential rate is 0: nothing evaporates.`;
  return now.surface + now.upper + now.lower > 0
    ? `${start} the potential rate is ${potential}: the surface gives ${rate(now.surface)}, the upper zone ${rate(now.upper)}, the lower zone ${rate(now.lower)}.`
    : `${start} nothing evaporates, though the potential rate is ${potential}.`;
}

function reason(
  { isDryOnly, upperPart, lowerDepthFt }: EvapotranspirationParams,
  units: Units,
  { soil }: EvapotranspirationResult,
  now: Moment,
): string {
  const length = (feet: number) => formatQuantity(feet, 'length', units);
  if (isDryOnly && now.isRaining) {
    return now.infiltration > 0
      ? 'During rain, nothing evaporates from the surface, and while water infiltrates, the soil gives nothing either.'
      : 'During rain, nothing evaporates from the surface.';
  }
  if (now.infiltration > 0) {
    return now.surface > 0
      ? 'Ponded water comes first, and while water infiltrates, the soil gives nothing.'
      : 'While water infiltrates, the soil gives nothing.';
  }
  const depths = `${length(lowerDepthFt)}, and the water table is at ${length(now.waterTableFt)}.`;
  if (now.theta <= soil.wiltingPoint && now.waterTableFt >= lowerDepthFt) {
    return `The upper zone is down to its wilting point; the lower zone gives water only down to ${depths}`;
  }
  if (now.theta <= soil.wiltingPoint) {
    return 'The upper zone is down to its wilting point, and the lower zone doesn’t take over its share.';
  }
  if (upperPart >= 1) {
    return 'The upper zone gives all of the potential rate, and nothing is left for the lower zone.';
  }
  if (now.waterTableFt >= lowerDepthFt) {
    return `The lower zone gives water only down to ${depths}`;
  }
  const reached = wholePercent((lowerDepthFt - now.waterTableFt) / lowerDepthFt);
  return `The upper zone gives its fraction of ${formatNumber(upperPart)}. The lower zone gives ${reached} of the rest: with the water table at ${length(now.waterTableFt)}, that part of the evaporation depth is saturated.`;
}
