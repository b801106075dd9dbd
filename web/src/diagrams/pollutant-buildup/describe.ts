import { formatNumber, formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { landAc } from './land';
import { momentAt, type PollutantParams, type PollutantResult } from './model';

/** What lies on the surface, what the runoff carries now, and what the storm takes. */
export function describe(params: PollutantParams, units: Units, result: PollutantResult): string {
  return [
    beginning(params, units, result),
    moment(params, units, result),
    ...land(params, units, result),
    storm(units, result),
  ].join(' ');
}

function beginning(
  params: PollutantParams,
  units: Units,
  { startLb, drySweptLb, sweptLb }: PollutantResult,
): string {
  const { buildup, washoff, dryDays, sweepDays, maxLbPerAc, start } = params;
  const acres = landAc(params);
  if (acres <= 0) {
    return 'No part of the area has the land use, so that nothing builds up and nothing washes off.';
  }
  if (buildup === 'none') {
    return washoff === 'exp'
      ? 'Without a buildup function EXP has nothing to wash off.'
      : 'Without a buildup function nothing limits the washoff.';
  }
  if (start === 'loading') {
    const loading = formatQuantity(params.loadingLbPerAc, 'massPerLand', units);
    return `An initial buildup of ${loading} takes the place of dry weather: ${formatQuantity(startLb, 'mass', units)} lies on the surface.`;
  }
  if (dryDays <= 0) return 'Without dry weather the surface is clean as the storm begins.';
  const lies = formatQuantity(startLb / acres, 'massPerLand', units);
  const part = Math.round((100 * startLb) / acres / maxLbPerAc);
  const swept =
    drySweptLb > 0
      ? `; sweeping every ${formatQuantity(sweepDays, 'days', units)} took ${formatQuantity(drySweptLb, 'mass', units)}`
      : '';
  const last =
    sweptLb > drySweptLb
      ? ` A sweeping that is due in the storm takes ${formatQuantity(sweptLb - drySweptLb, 'mass', units)} more while next to nothing runs off.`
      : '';
  return `After ${formatQuantity(dryDays, 'days', units)} of dry weather ${lies} lies on the surface, ${part}% of the maximum${swept}.${last}`;
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
    params.buildup === 'none' || landAc(params) <= 0
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

/** The shares of the area, the rain, BMPs and a co-pollutant, where they matter. */
function land(params: PollutantParams, units: Units, result: PollutantResult): string[] {
  const { coverPercent, restEmcMgPerL, rainMgPerL, coPercent } = params;
  const concentration = (value: number) => formatQuantity(value, 'concentration', units);
  const words: string[] = [];
  if (coverPercent < 100) {
    const rest =
      restEmcMgPerL > 0
        ? `has an EMC of ${concentration(restEmcMgPerL)}`
        : 'adds water without washoff';
    const start = coverPercent > 0 ? `The land use covers ${percentOf(coverPercent)}; the` : 'The';
    words.push(`${start} rest of the area ${rest}.`);
  }
  if (rainMgPerL > 0) words.push(`The rain brings ${concentration(rainMgPerL)} itself.`);
  words.push(...bmps(params));
  if (coPercent > 0) {
    const follows = (momentAt(result, params.hour).concentrationMgPerL * coPercent) / 100;
    words.push(
      `A pollutant that has this one as its co-pollutant, with a fraction of ${formatNumber(coPercent / 100)}, follows it: ${concentration(follows)} now.`,
    );
  }
  return words;
}

const percentOf = (part: number) => `${formatNumber(part)}%`;

/** What BMPs leave of washoff, and of the rain's load, which all of the area shares. */
function bmps({ coverPercent, bmpPercent, restBmpPercent, rainMgPerL }: PollutantParams): string[] {
  const taken = (coverPercent * bmpPercent + (100 - coverPercent) * restBmpPercent) / 100;
  if (taken <= 0) return [];
  const left = percentOf(100 - bmpPercent);
  const rain =
    rainMgPerL > 0
      ? `, and ${percentOf(100 - taken)} of the rain's load, by the mean of the areas`
      : '';
  return [`BMPs leave ${left} of the washoff of the land use${rain}.`];
}

function storm(
  units: Units,
  { loadLb, meanMgPerL, firstHalf, cleanHour }: PollutantResult,
): string {
  if (loadLb <= 0) return 'The storm takes nothing.';
  const clean =
    cleanHour === undefined
      ? ''
      : `, and at ${formatQuantity(cleanHour, 'hours', units)} nothing is left`;
  return `The storm takes ${formatQuantity(loadLb, 'mass', units)} in all, ${formatQuantity(meanMgPerL, 'concentration', units)} on average, ${Math.round(100 * firstHalf)}% of it with the first half of the runoff${clean}.`;
}
