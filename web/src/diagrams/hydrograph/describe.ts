import {
  flowInWords,
  formatMoment,
  formatNumber,
  formatQuantity,
  minFlowCfs,
  wholePercent,
} from '../kit/format';
import type { Units } from '../kit/units';
import { describeInput } from './input-describe';
import { type HydrographParams, type HydrographResult, horizonHours, momentAt } from './model';

/** Describes the moment shown, the peak, the lag and the volume of the runoff, or the input shown. */
export function describe(params: HydrographParams, units: Units, result: HydrographResult): string {
  if (params.show !== 'runoff') return describeInput(params, units);
  const { depthIn } = params;
  if (depthIn <= 0) return 'Without rain nothing runs off.';
  const rain = formatQuantity(depthIn, 'depth', units);
  const peak = formatQuantity(result.peakCfs, 'flow', units);
  if (result.peakCfs < minFlowCfs)
    return `${now(params, units, result)} ${result.peakCfs > 0 ? 'Almost all' : 'All'} of the ${rain} of rain stays on the ground or soaks in.`;
  return [
    now(params, units, result),
    `The peak of ${peak} at ${formatNumber(result.peakHour)} h is ${wholePercent(result.peakFraction)} of the heaviest rain over the area, and the center of the runoff lags ${Math.round(60 * result.lagHours)} min behind that of the rain.`,
    `Within ${formatNumber(horizonHours(params))} h, ${formatQuantity(result.runoffIn, 'depth', units)} runs off, which is ${wholePercent(result.runoffFraction)} of the ${rain} of rain.`,
  ].join(' ');
}

function now(
  { hour, rainHours }: HydrographParams,
  units: Units,
  result: HydrographResult,
): string {
  const { rainInPerHour, runoffCfs } = momentAt(result, hour);
  const flow = flowInWords(runoffCfs, units);
  const time = `At ${formatMoment(hour)}`;
  if (hour >= rainHours) {
    const passed = hour > rainHours ? `${formatNumber(hour - rainHours)} h after` : 'at the end of';
    return `${time}, ${passed} the rain, ${flow} runs off.`;
  }
  return `${time} it rains at ${formatQuantity(rainInPerHour, 'rate', units)} and ${flow} runs off.`;
}
