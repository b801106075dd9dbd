import { formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { momentAt, type PollutantParams, type PollutantResult } from './model';

/** What lies on the surface, what the runoff carries now, and what the storm takes. */
export function describe(params: PollutantParams, units: Units, result: PollutantResult): string {
  return [
    beginning(params, units, result),
    moment(params, units, result),
    storm(units, result),
  ].join(' ');
}

function beginning(
  { buildup, washoff, dryDays, sweepDays, areaAc, maxLbPerAc }: PollutantParams,
  units: Units,
  { startLb, drySweptLb, sweptLb }: PollutantResult,
): string {
  if (buildup === 'none') {
    return washoff === 'exp'
      ? 'Without a buildup function EXP has nothing to wash off.'
      : 'Without a buildup function nothing limits the washoff.';
  }
  if (dryDays <= 0) return 'Without dry weather the surface is clean as the storm begins.';
  const lies = formatQuantity(startLb / areaAc, 'massPerLand', units);
  const part = Math.round((100 * startLb) / areaAc / maxLbPerAc);
  const swept =
    drySweptLb > 0
      ? `; sweeping every ${formatQuantity(sweepDays, 'days', units)} took ${formatQuantity(drySweptLb, 'mass', units)}`
      : '';
  const last =
    sweptLb > drySweptLb
      ? ` A sweeping that is due in the storm takes ${formatQuantity(sweptLb - drySweptLb, 'mass', units)} more while next to nothing runs off.`
      : '';
  return `After ${formatQuantity(dryDays, 'days', units)} of dry weather ${lies} lie on the surface, ${part}% of the maximum${swept}.${last}`;
}

function moment(params: PollutantParams, units: Units, result: PollutantResult): string {
  const now = momentAt(result, params.hour);
  // Runoff and concentration are those of the step that ends there.
  const time = `In the five minutes to ${formatQuantity(now.hour, 'hours', units)}`;
  if (now.hour <= 0) return 'The storm begins.';
  const runoff = formatQuantity(now.runoffInPerHour, 'rate', units);
  if (now.concentrationMgPerL < 1e-9) {
    return `${time} the runoff of ${runoff} carries nothing.`;
  }
  const concentration = formatQuantity(now.concentrationMgPerL, 'concentration', units);
  const share =
    params.buildup === 'none'
      ? ''
      : `, and ${percent(now.washedLb / (now.washedLb + now.buildupLb))} of the buildup is washed off`;
  return `${time} the runoff of ${runoff} carries ${concentration}${share}.`;
}

/** A part in integer percentages, of which only nothing is 0% and all 100%. */
function percent(part: number): string {
  const shown = Math.round(100 * part);
  if (shown === 0 && part > 0) return 'less than 1%';
  return shown === 100 && part < 1 ? 'more than 99%' : `${shown}%`;
}

function storm(
  units: Units,
  { washedLb, meanMgPerL, firstHalf, cleanHour }: PollutantResult,
): string {
  if (washedLb <= 0) return 'The storm takes nothing.';
  const clean =
    cleanHour === undefined
      ? ''
      : `, and at ${formatQuantity(cleanHour, 'hours', units)} nothing is left`;
  return `The storm takes ${formatQuantity(washedLb, 'mass', units)} in all, ${formatQuantity(meanMgPerL, 'concentration', units)} on average, ${Math.round(100 * firstHalf)}% of it with the first half of the runoff${clean}.`;
}
