import { gravityFtPerS2 } from '../hydraulics/constants';
import { interpolate } from '../kit/interpolate';
import { type Quality, type QualityResult, runQuality } from './quality';
import { depthAt, type Unit, volumeAt } from './shape';

/** What the diagram's controls set. */
export interface StorageParams extends Unit, Quality {
  /** Whether the inflow is constant or a triangle that rises for a third of its time. */
  inflow: 'constant' | 'triangle';
  /** The inflow, or its peak, and how long it lasts. */
  inflowCfs: number;
  inflowHours: number;
  /** Diameter of a circular orifice at the bottom. */
  orificeFt: number;
  /** The moment shown. */
  hour: number;
}

/** The unit at a moment. */
export interface Moment {
  hour: number;
  depthFt: number;
  volumeFt3: number;
  inflowCfs: number;
  outflowCfs: number;
  /** What spills over the top while the unit is full. */
  overflowCfs: number;
}

/** The unit over time, and its water balance. */
export interface StorageResult {
  fullFt3: number;
  moments: Moment[];
  deepest: Moment;
  inFt3: number;
  outFt3: number;
  overFt3: number;
  quality: QualityResult;
}

/** The hours simulated. */
export const lastHour = 8;
/** The time between two moments of the result. */
const momentSeconds = 180;

const stepSeconds = 15;
/** Discharge coefficient of the orifice: the User's Manual's typical value. */
const coefficient = 0.65;
/** MAXITER, STOPTOL and OMEGA in the engine's flowrout.c. */
const trials = 10;
const toleranceFt = 0.005;
const relaxation = 0.55;

/**
 * Flow through a circular side orifice at the bottom of the unit with free discharge;
 * it works as a weir until the water covers it. RM2 (rev. 2021) 6.2; engine link.c.
 */
export function outflowAt(diameterFt: number, depthFt: number): number {
  const full = coefficient * (Math.PI / 4) * diameterFt ** 2 * Math.sqrt(2 * gravityFtPerS2);
  const part = depthFt / diameterFt;
  return part < 1
    ? full * Math.sqrt(diameterFt / 2) * Math.max(0, part) ** 1.5
    : full * Math.sqrt(depthFt - diameterFt / 2);
}

type State = Omit<Moment, 'hour'>;

/**
 * One step of kinematic wave routing at a storage unit: volume, depth and
 * outflow at its end are found by successive approximation. RM2 (rev. 2021) 4.3.4;
 * engine flowrout.c, updateStorageState.
 */
function nextState(params: StorageParams, before: State, inflowCfs: number): State {
  const fullFt3 = volumeAt(params, params.fullDepthFt);
  const maxOutflowCfs = inflowCfs + before.volumeFt3 / stepSeconds;
  const flowAt = (depthFt: number) => Math.min(outflowAt(params.orificeFt, depthFt), maxOutflowCfs);
  const fixedFt3 =
    before.volumeFt3 + 0.5 * (before.inflowCfs - before.outflowCfs + inflowCfs) * stepSeconds;
  let relaxed = before.depthFt;
  let { depthFt, volumeFt3, overflowCfs } = before;
  for (let trial = 1; trial < trials; trial++) {
    volumeFt3 = Math.max(0, fixedFt3 - 0.5 * flowAt(depthFt) * stepSeconds);
    overflowCfs = Math.max(0, volumeFt3 - fullFt3) / stepSeconds;
    volumeFt3 = Math.min(volumeFt3, fullFt3);
    depthFt = depthAt(params, volumeFt3, depthFt);
    const next = (1 - relaxation) * relaxed + relaxation * depthFt;
    const change = Math.abs(next - relaxed);
    relaxed = next;
    if (change <= toleranceFt) break;
  }
  return { depthFt, volumeFt3, inflowCfs, outflowCfs: flowAt(depthFt), overflowCfs };
}

/** When the inflow peaks, or the middle of a constant inflow. */
export const middleHour = ({ inflow, inflowHours }: StorageParams): number =>
  inflowHours / (inflow === 'triangle' ? 3 : 2);

/** The time series of the inflow, in seconds and cfs, which ends with 0; the engine interpolates it. */
export function inflowSeries(params: StorageParams): [seconds: number, cfs: number][] {
  const { inflow, inflowCfs, inflowHours } = params;
  // Rounded, because 2.2 * 3600 is slightly more than 7920 in floating point.
  const end = Math.round(inflowHours * 3600);
  return inflow === 'triangle'
    ? [
        [0, 0],
        [Math.round(end / 3), inflowCfs],
        [end, 0],
      ]
    : [
        [0, inflowCfs],
        // The inflow ends within a second.
        [end - 1, inflowCfs],
        [end, 0],
      ];
}

/**
 * Filling and draining of the unit, which starts empty. As in the engine (routing.c),
 * a step uses the inflow at its beginning.
 */
export function run(params: StorageParams): StorageResult {
  const series = inflowSeries(params);
  const inflowAt = (seconds: number) => interpolate(series, seconds);
  let state: State = { depthFt: 0, volumeFt3: 0, inflowCfs: 0, outflowCfs: 0, overflowCfs: 0 };
  const moments: Moment[] = [{ ...state, hour: 0, inflowCfs: inflowAt(0) }];
  const sum = { inFt3: 0, outFt3: 0, overFt3: 0 };
  /** The volume of a step, from the flows at its beginning and end. */
  const stepFt3 = (startCfs: number, endCfs: number) => ((startCfs + endCfs) / 2) * stepSeconds;
  for (let seconds = stepSeconds; seconds <= lastHour * 3600; seconds += stepSeconds) {
    const before = state;
    state = nextState(params, before, inflowAt(seconds - stepSeconds));
    sum.inFt3 += stepFt3(before.inflowCfs, state.inflowCfs);
    sum.outFt3 += stepFt3(before.outflowCfs, state.outflowCfs);
    sum.overFt3 += state.overflowCfs * stepSeconds;
    if (seconds % momentSeconds === 0) moments.push({ ...state, hour: seconds / 3600 });
  }
  return {
    ...sum,
    fullFt3: volumeAt(params, params.fullDepthFt),
    moments,
    deepest: moments.reduce((deepest, one) => (one.depthFt > deepest.depthFt ? one : deepest)),
    quality: runQuality(params),
  };
}

/** The moment nearest to an hour. */
export function momentAt({ moments }: StorageResult, hour: number): Moment {
  const index = Math.round((hour * 3600) / momentSeconds);
  const moment = moments[Math.min(moments.length - 1, Math.max(0, index))];
  if (!moment) throw new Error('the result has no moments');
  return moment;
}
