import { formatMoment, formatNumber, formatQuantity, wholePercent } from '../kit/format';
import type { Units } from '../kit/units';
import { landAc, meanBmpPercent } from './land';
import { momentAt, type PollutantParams, type PollutantResult } from './model';
import { washoffFunction } from './washoff';

/** Describes what is on the surface, what the runoff carries now, and what it carries off in all. */
export function describe(params: PollutantParams, units: Units, result: PollutantResult): string {
  return [
    describeDryWeather(params, units, result),
    describeMoment(params, units, result),
    ...describeRating(params, units),
    ...describeLand(params, units, result),
    describeStorm(params, units, result),
  ].join(' ');
}

function describeDryWeather(
  params: PollutantParams,
  units: Units,
  { startLb, drySweptLb, sweptLb }: PollutantResult,
): string {
  const { buildup, washoff, dryDays, sweepDays, maxLbPerAc } = params;
  const acres = landAc(params);
  if (acres <= 0) {
    return 'No part of the area has the land use, so there is no buildup to wash off.';
  }
  if (buildup === 'none') {
    if (washoff === 'exp') return 'Without a buildup function, EXP has nothing to wash off.';
    return hasWashoff(params)
      ? 'Without a buildup function, nothing limits the washoff.'
      : 'Nothing is washed off the land use.';
  }
  if (params.start === 'loading') {
    const loading = formatQuantity(params.loadingLbPerAc, 'massPerLand', units);
    return `An initial buildup of ${loading} takes the place of dry weather: ${formatQuantity(startLb, 'mass', units)} is on the surface.`;
  }
  if (dryDays <= 0) return 'Without dry weather, the surface is clean when the storm begins.';
  const perArea = formatQuantity(startLb / acres, 'massPerLand', units);
  const part = wholePercent(startLb / acres / maxLbPerAc);
  const swept =
    drySweptLb > 0
      ? `; sweeping every ${formatQuantity(sweepDays, 'days', units)} removed ${formatQuantity(drySweptLb, 'mass', units)}`
      : '';
  const inStorm =
    sweptLb > drySweptLb
      ? ` A sweeping due during the storm removes ${formatQuantity(sweptLb - drySweptLb, 'mass', units)}${drySweptLb > 0 ? ' more' : ''}, while there is almost no runoff.`
      : '';
  return `After ${formatQuantity(dryDays, 'days', units)} of dry weather, ${perArea} is on the surface, ${part} of the maximum${swept}.${inStorm}`;
}

function describeMoment(params: PollutantParams, units: Units, result: PollutantResult): string {
  const now = momentAt(result, params.hour);
  if (now.hour <= 0) return 'The storm begins.';
  // Runoff and concentration are those of the step that ends at this hour.
  const time = `In the five minutes before ${formatMoment(now.hour)},`;
  const runoff = formatQuantity(now.runoffInPerHour, 'rate', units);
  if (now.concentrationMgPerL < 1e-9) {
    return `${time} the runoff of ${runoff} carries nothing.`;
  }
  const concentration = formatQuantity(now.concentrationMgPerL, 'concentration', units);
  const totalLb = now.washedLb + now.buildupLb;
  const washed =
    params.buildup === 'none' || totalLb <= 0
      ? ''
      : `, and ${wholePercent(now.washedLb / totalLb)} of the buildup has been washed off so far`;
  return `${time} the runoff of ${runoff} carries ${concentration}${washed}.`;
}

/** States the function of a rating curve in SI units; its slider has the coefficient for flows in cfs. */
function describeRating(params: PollutantParams, units: Units): string[] {
  if (params.washoff !== 'rc' || units === 'US') return [];
  return [
    `The rating curve is ${washoffFunction(params, units)}; its slider has the coefficient for cfs.`,
  ];
}

/** Describes the land uses, rain, BMPs and a pollutant that follows this one, in a sentence for each that matters. */
function describeLand(params: PollutantParams, units: Units, result: PollutantResult): string[] {
  const { coverPercent, restEmcMgPerL, rainMgPerL, coPercent } = params;
  const concentration = (value: number) => formatQuantity(value, 'concentration', units);
  const sentences: string[] = [];
  if (coverPercent < 100) {
    const rest = restEmcMgPerL > 0 ? `an EMC of ${concentration(restEmcMgPerL)}` : 'no washoff';
    const start =
      coverPercent > 0
        ? `The land use covers ${inPercent(coverPercent)}; the rest of the area`
        : 'The area';
    sentences.push(`${start} has ${rest}.`);
  }
  if (rainMgPerL > 0) sentences.push(`The rain itself contains ${concentration(rainMgPerL)}.`);
  sentences.push(...describeBmps(params));
  if (coPercent > 0) {
    // The engine applies the fraction to the washoff, before it adds the load of the rain.
    const fromRain = rainMgPerL * (1 - meanBmpPercent(params) / 100);
    const { concentrationMgPerL } = momentAt(result, params.hour);
    const coMgPerL = (Math.max(0, concentrationMgPerL - fromRain) * coPercent) / 100;
    sentences.push(
      `A pollutant with this one as its co-pollutant and a fraction of ${formatNumber(coPercent / 100)} gains that fraction of this one’s washoff: ${concentration(coMgPerL)} now.`,
    );
  }
  return sentences;
}

const inPercent = (percent: number) => `${formatNumber(percent)}%`;

/** Reports whether something may be washed off the land use. */
function hasWashoff({ buildup, washoff, emcMgPerL, rcCoefficient }: PollutantParams): boolean {
  if (buildup !== 'none') return true;
  return (washoff === 'emc' && emcMgPerL > 0) || (washoff === 'rc' && rcCoefficient > 0);
}

/** Describes what BMPs remove from the washoff (land use and rest) and from the rain's load. */
function describeBmps(params: PollutantParams): string[] {
  const { coverPercent, restEmcMgPerL, bmpPercent, restBmpPercent, rainMgPerL } = params;
  const meanPercent = meanBmpPercent(params);
  const remove = (percent: number, what: string) => `${inPercent(percent)} of ${what}`;
  const parts: string[] = [];
  if (bmpPercent > 0 && coverPercent > 0 && hasWashoff(params)) {
    parts.push(remove(bmpPercent, 'the washoff of the land use'));
  }
  if (restBmpPercent > 0 && coverPercent < 100 && restEmcMgPerL > 0) {
    parts.push(
      remove(
        restBmpPercent,
        coverPercent > 0 ? 'the washoff of the rest of the area' : 'the washoff',
      ),
    );
  }
  if (meanPercent > 0 && rainMgPerL > 0) {
    const mean =
      coverPercent > 0 && coverPercent < 100
        ? ` (the area-weighted mean of ${inPercent(bmpPercent)} and ${inPercent(restBmpPercent)})`
        : '';
    const remains = `, so ${inPercent(100 - meanPercent)} of it remains`;
    parts.push(remove(meanPercent, `the rain’s load${mean}${remains}`));
  }
  return parts.length > 0 ? [`BMPs remove ${new Intl.ListFormat('en').format(parts)}.`] : [];
}

function describeStorm(
  { areaAc }: PollutantParams,
  units: Units,
  { loadLb, meanMgPerL, firstHalfFraction, cleanHour }: PollutantResult,
): string {
  if (loadLb <= 0) return 'The runoff carries nothing off.';
  const clean =
    cleanHour === undefined
      ? ''
      : ` The surface is clean at ${formatQuantity(cleanHour, 'hours', units)}.`;
  return `In all, the runoff from ${formatQuantity(areaAc, 'land', units)} carries off ${formatQuantity(loadLb, 'mass', units)}, ${formatQuantity(meanMgPerL, 'concentration', units)} on average; its first half carries ${wholePercent(firstHalfFraction)} of the load.${clean}`;
}
