import { ft2PerAc } from '../hydrology/runoff';
import {
  flowInWords,
  formatMoment,
  formatNumber,
  formatQuantity,
  minFlowCfs,
  percentsOf,
} from '../kit/format';
import type { Units } from '../kit/units';
import { momentAt, type RdiiParams, type RdiiResult, responses } from './model';

const ft3PerAcIn = ft2PerAc / 12;

/** Describes the moment shown with its responses, the peak, and the volume. */
export function describe(params: RdiiParams, units: Units, result: RdiiResult): string {
  const { depthIn, rainHours } = params;
  const rain = formatQuantity(depthIn, 'depth', units);
  if (depthIn <= 0) return 'Without rain there is no RDII.';
  if (result.excessIn <= 0)
    return `Initial abstraction holds back all of the ${rain} of rain, so nothing enters the sewer.`;
  if (result.peakCfs <= 0) return 'All three R values are zero, so no rain enters the sewer.';
  // The percentage is computed from the rounded depth, so that equal depths have equal percentages.
  const enteredIn = Number((result.volumeFt3 / (params.areaAc * ft3PerAcIn)).toPrecision(3));
  const percent = formatNumber((100 * enteredIn) / depthIn);
  return [
    describeMoment(params, units, result),
    `The peak of ${formatQuantity(result.peakCfs, 'flow', units)} comes ${formatNumber(result.peakHour - rainHours / 2)} h after the heaviest rain.`,
    `Of ${rain} of rain on ${formatQuantity(params.areaAc, 'land', units)}, ${formatQuantity(enteredIn, 'depth', units)} or ${percent}% enters the sewer: ${formatQuantity(result.volumeFt3, 'volume', units)}.`,
  ].join(' ');
}

function describeMoment({ hour }: RdiiParams, units: Units, result: RdiiResult): string {
  const moment = momentAt(result, hour);
  const time = `At ${formatMoment(hour)},`;
  if (moment.totalCfs < minFlowCfs)
    return `${time} ${flowInWords(moment.totalCfs, units)} enters the sewer.`;
  const percents = percentsOf(responses.map((name) => moment[name]));
  const parts = responses.flatMap((name, index) =>
    percents[index] ? [`${percents[index]}% from the ${name}`] : [],
  );
  const from =
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
  return `${time} ${formatQuantity(moment.totalCfs, 'flow', units)} of RDII enters the sewer, ${from} response.`;
}
