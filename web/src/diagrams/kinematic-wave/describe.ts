import { formatNumber, formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { type KinematicWaveParams, type KinematicWaveResult, momentAt } from './model';

/** Describes the moment shown, the speed of the wave, and the limit of full flow. */
export function describe(
  params: KinematicWaveParams,
  units: Units,
  result: KinematicWaveResult,
): string {
  const { inflowCfs, outflowCfs } = momentAt(result, params);
  const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
  const isSteady = params.method === 'steady';
  const time = isSteady
    ? `In the routing step that ends ${formatNumber(params.hour)} h after the flood begins, with the inflow at its start,`
    : `At ${formatNumber(params.hour)} h,`;
  const now = `${time} ${flow(inflowCfs)} arrives at the inlet and ${flow(outflowCfs)} leaves the outlet.`;
  if (isSteady) return `${now} ${steadyWords(params, units, result)}`;
  if (params.peakCfs <= params.baseCfs) {
    return `${now} The flow is steady, and full flow is ${flow(result.fullCfs)}.`;
  }
  if (params.peakCfs > result.fullCfs) return `${now} ${excessWords(units, result)}`;
  return `${now} ${travelWords(params, units, result)} The pipe never fills: full flow is ${flow(result.fullCfs)}.`;
}

/** A time in minutes, to the nearest tenth. */
const minutes = (seconds: number) => `${formatNumber(Math.round(seconds / 6) / 10)} min`;

/** Describes steady flow routing: the normal depth without delay, and the loss above full flow. */
function steadyWords(params: KinematicWaveParams, units: Units, result: KinematicWaveResult) {
  const { depthsFt } = momentAt(result, params);
  const depth = formatQuantity(depthsFt.at(-1) ?? 0, 'length', units);
  const flooded =
    result.floodedFt3 > 0
      ? ` What exceeds full flow is lost: ${formatQuantity(result.floodedFt3, 'volume', units)} in all.`
      : '';
  const wave =
    params.peakCfs > params.baseCfs
      ? `; the peak of a kinematic wave would take ${minutes(result.travelS)} to reach the outlet`
      : '';
  return `Steady flow routing passes each inflow down all conduits in the same step, at the normal depth of ${depth} from end to end, without delay or attenuation${wave}.${flooded}`;
}

/** Describes the travel of the peak: in theory, and by SWMM's scheme. */
function travelWords({ peakCfs }: KinematicWaveParams, units: Units, result: KinematicWaveResult) {
  const speed = formatQuantity(result.celerityFtPerS, 'velocity', units);
  const part = Math.round(100 * (1 - result.outPeakCfs / peakCfs));
  const change = part > 0 ? `${part}% lower` : 'about as high';
  const arrival =
    result.peakDelayS === undefined
      ? 'does not come out within the duration shown'
      : `comes out ${change}, ${minutes(result.peakDelayS)} after the inflow peaks`;
  return `The peak moves at ${speed} and so takes ${minutes(result.travelS)} to reach the outlet; in SWMM it ${arrival}.`;
}

/** Describes what happens to a peak above full flow. */
function excessWords(units: Units, result: KinematicWaveResult): string {
  const { fullCfs, floodedFt3, inletFloodedFt3, outPeakCfs, peakDelayS } = result;
  const full = formatQuantity(fullCfs, 'flow', units);
  const lost = formatQuantity(floodedFt3, 'volume', units);
  const peak = formatQuantity(outPeakCfs, 'flow', units);
  const why =
    outPeakCfs > 1.005 * fullCfs
      ? ', as a pipe that is not quite full can carry up to 8% more than a full one'
      : '';
  const downstreamFt3 = floodedFt3 - inletFloodedFt3;
  const where =
    downstreamFt3 >= 1
      ? `: ${formatQuantity(inletFloodedFt3, 'volume', units)} at the inlet, ${formatQuantity(downstreamFt3, 'volume', units)} at the nodes downstream`
      : '';
  // The engine takes the inflow at the start of each step.
  const flooding =
    floodedFt3 > 0
      ? `No more than its full flow of ${full} enters a conduit, so ${lost} floods and is lost${where}.`
      : `The peak is above the full flow of ${full} for less than a routing step, so SWMM's steps miss it and nothing floods.`;
  return peakDelayS === undefined
    ? `${flooding} The outflow is ${peak} at most within the duration shown, and its peak is still to come.`
    : `${flooding} The outflow reaches ${peak}${why}.`;
}
