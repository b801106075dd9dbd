import { gravityFtPerS2 } from '../hydraulics/constants';
import { formatNumber, formatQuantity } from '../kit/format';
import type { Units } from '../kit/units';
import { type Moment, minShownCfs } from './history';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt } from './model';
import type { MomentumTerms } from './momentum-terms';
import { makePipe, normalDepth } from './pipe';

/** Flows and the state of the junction at the moment shown, and the outcome of the flood. */
export function describe(
  params: DynamicWaveParams,
  units: Units,
  result: DynamicWaveResult,
): string {
  const moment = momentAt(result, params.hour);
  return [
    flows(params, units, moment),
    ...(params.hasGate ? ['The tide gate keeps water from flowing back from the outfall.'] : []),
    junction(params, units, moment),
    outcome(params, units, result),
  ].join(' ');
}

/** The outcome by both methods, or a warning that the numbers are noise. */
function outcome(params: DynamicWaveParams, units: Units, result: DynamicWaveResult): string {
  if (isUnstable(result)) return describeUnstable(params, result);
  if (result.turnedFraction > maxTurnedFraction) return describeSwings(result);
  return compareMethods(params, result, units);
}

function flows({ hour }: DynamicWaveParams, units: Units, { upperCfs, lowerCfs }: Moment): string {
  const flow = (cfs: number) => formatQuantity(Math.abs(cfs), 'flow', units);
  const time = `At ${formatNumber(hour)} h`;
  if (Math.max(Math.abs(upperCfs), Math.abs(lowerCfs)) < minShownCfs) {
    return `${time}, both conduits are at rest.`;
  }
  const upper =
    upperCfs < -minShownCfs
      ? `${flow(upperCfs)} flows back through the upper conduit`
      : upperCfs > minShownCfs
        ? `the upper conduit carries ${flow(upperCfs)}`
        : 'the upper conduit is at rest';
  const carries = upperCfs > minShownCfs ? '' : 'carries ';
  const lower =
    lowerCfs < -minShownCfs
      ? `${flow(lowerCfs)} flows back from the outfall into the lower one`
      : `the lower one ${carries}${lowerCfs > minShownCfs ? flow(lowerCfs) : 'nothing'}`;
  return `${time}, ${upper} and ${lower}.`;
}

/** Reports whether water of this depth stands in the pond above a manhole. */
export const isPonding = ({ allowPonding, pondFt2, rimFt }: DynamicWaveParams, depthFt: number) =>
  allowPonding && pondFt2 > 0 && depthFt > rimFt;

function junction(params: DynamicWaveParams, units: Units, moment: Moment): string {
  const length = (feet: number) => formatQuantity(feet, 'length', units);
  const [topFt, depthFt] = moment.depthsFt;
  const [topLossCfs, junctionLossCfs] = moment.overflowsCfs;
  const crownFt = Math.max(params.upperFt, params.lowerFt);
  if (moment.overflowCfs > 0) {
    const flow = formatQuantity(moment.overflowCfs, 'flow', units);
    if (Math.min(topLossCfs, junctionLossCfs) > 0) {
      return `Both manholes are full and lose ${flow} in all.`;
    }
    return `${junctionLossCfs > 0 ? 'J2' : 'J1'} is full and loses ${flow}.`;
  }
  const [name, feet] = isPonding(params, depthFt) ? ['J2', depthFt] : ['J1', topFt];
  if (isPonding(params, feet)) {
    return `${name} ponds: its water stands ${length(feet - params.rimFt)} above the rim, spread over ${formatQuantity(params.pondFt2, 'area', units)}, and returns later; no surcharge depth applies.`;
  }
  if (depthFt > crownFt) {
    const above =
      depthFt > params.rimFt
        ? `${length(depthFt - params.rimFt)} above the rim, within the surcharge depth of ${length(params.surchargeFt)}`
        : `${length(depthFt - crownFt)} above the crown`;
    return `J2 is surcharged: its water stands ${above}.`;
  }
  if (depthFt < 0.005) return 'J2 is dry.';
  const state = `J2 has a free surface, ${length(depthFt)} above its invert`;
  if (params.outfall === 'fixed' && isHeldUp(params, moment)) {
    return `${state}, and backwater from the outfall holds it up.`;
  }
  return topFt > params.upperFt ? `${state}, below a surcharged J1.` : `${state}.`;
}

/**
 * Reports whether backwater from the outfall reaches the junction: water flows out, the outfall's
 * level is above the junction's invert, and at both ends of the lower conduit the water is clearly
 * deeper than in uniform flow.
 */
function isHeldUp(params: DynamicWaveParams, { lowerCfs, depthsFt }: Moment): boolean {
  if (depthsFt[2] < (params.lengthFt * params.slopePercent) / 100) return false;
  const normalFt = normalDepth(makePipe(params.lowerFt, params), lowerCfs);
  return lowerCfs > minShownCfs && Math.min(depthsFt[1], depthsFt[2]) > 1.1 * normalFt;
}

/** Reports whether the continuity error is so large that the numbers mean little. */
export function isUnstable({ errorFraction }: DynamicWaveResult): boolean {
  return Math.abs(errorFraction) > 0.1;
}

/**
 * The sentence for an unstable result. Fixed steps cause noise if they are longer than a wave takes to
 * pass through a conduit, about L / √(g Yfull) (RM2 3.4). Variable steps don't prevent noise in full
 * conduits, which have no Courant step.
 */
function describeUnstable(params: DynamicWaveParams, result: DynamicWaveResult): string {
  const { variable, longestStepS, lengthFt, upperFt, lowerFt } = params;
  const passageS = lengthFt / Math.sqrt(gravityFtPerS2 * Math.max(upperFt, lowerFt));
  const error = Math.round(100 * result.errorFraction);
  const failed = Math.round(100 * result.failedFraction);
  const state = `The continuity error is ${error}%, and ${failed}% of the steps don’t converge`;
  return !variable && passageS < longestStepS
    ? `${state}: steps of ${formatNumber(longestStepS)} s are longer than a wave takes to cross a conduit.`
    : `${state}, so the numbers mean little: try shorter routing steps or the other surcharge method.`;
}

/** If flows turn in a larger fraction of the steps, their largest values are noise. */
const maxTurnedFraction = 0.05;

/** The sentence for flows that swing from step to step although the continuity error is small. */
function describeSwings({ failedFraction }: DynamicWaveResult): string {
  const failed = Math.round(100 * failedFraction);
  const steps = failed > 0 ? `, and ${failed}% of the steps don’t converge` : '';
  return `Flows swing from step to step${steps}: the largest outflow means little. Try shorter routing steps or the other surcharge method.`;
}

/** The largest outflow and what is lost, by both methods. Water that ponds is not lost. */
function compareMethods(
  { peakCfs, baseCfs }: DynamicWaveParams,
  result: DynamicWaveResult,
  units: Units,
): string {
  const { history, outPeakCfs, kinematicPeakCfs, floodedFt3, kinematicFloodedFt3 } = result;
  const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
  const volume = (ft3: number) => (ft3 < 1 ? 'nothing' : formatQuantity(ft3, 'volume', units));
  // A run begins at rest, so its outflow may exceed even a steady inflow.
  const peakHour = history.hours[history.lowerCfs.indexOf(outPeakCfs)] ?? 0;
  const surge =
    peakCfs <= baseCfs && outPeakCfs > 1.01 * baseCfs
      ? `, ${formatQuantity(peakHour, 'hours', units)} after a start at rest`
      : '';
  const peak = `Over the run, the largest outflow is ${flow(outPeakCfs)}${surge}`;
  const kinematic = flow(kinematicPeakCfs);
  if (floodedFt3 < 1 && kinematicFloodedFt3 < 1) {
    return `${peak} (${kinematic} with kinematic waves); nothing is lost.`;
  }
  return `${peak}, and ${volume(floodedFt3)} is lost (with kinematic waves ${kinematic}, and ${volume(kinematicFloodedFt3)} is lost).`;
}

/** Differences below this slope can be due to rounding. */
const minShownSlope = 3e-5;

/**
 * The terms of the momentum equation as slopes: what drives, then what resists. A note gives the difference
 * between the two, unless it can be due to rounding, or why they do not balance.
 */
export function slopesInWords({ isLimited, ...terms }: MomentumTerms): string {
  // Adding 0 turns a negative zero into 0.
  const percent = (part: number) => `${formatNumber(Math.round(1e5 * part) / 1000 + 0)}%`;
  const [bed, pressure, friction, local, convective] = Object.entries(terms).map(
    ([name, part]) => `${name} ${percent(part)}`,
  );
  const difference = terms.bed + terms.pressure - terms.friction - terms.local - terms.convective;
  let imbalance = '';
  if (isLimited) imbalance = '; limited to the normal flow, so they do not balance';
  else if (Math.abs(difference) > minShownSlope) imbalance = `; difference ${percent(difference)}`;
  return `driving: ${bed}, ${pressure}; resisting: ${friction}, accelerations (${local}, ${convective})${imbalance}`;
}
