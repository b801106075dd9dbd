import { ftPerSPerInPerHour, type Horton } from '../hydrology/horton';
import { firstPeak, ft2PerAc, type Moment, simulateRunoff } from '../hydrology/runoff';
import { hyetograph, intervalHours, type StormShape } from '../hydrology/storm';
import { sum } from '../kit/numbers';
import type { InputParams } from './input';

/** What the diagram's controls set. */
export interface HydrographParams extends InputParams {
  storm: StormShape;
  depthIn: number;
  rainHours: number;
  /** The moment shown, since the start of rain. */
  hour: number;
  areaAc: number;
  widthFt: number;
  slopePercent: number;
  impervPercent: number;
  soil: 'sand' | 'loam' | 'clay';
  storeImpervIn: number;
  storePervIn: number;
}

/** A hydrograph with its peak and volume. */
export interface HydrographResult {
  /** The rain of each interval, in in/hr. */
  rainInPerHour: number[];
  /** Runoff at the end of each minute. */
  runoffCfs: number[];
  peakCfs: number;
  peakHour: number;
  /** The peak as a part of the flow that the heaviest rain brings onto the area. */
  peakFraction: number;
  /** From the center of mass of the rain to that of the runoff. */
  lagHours: number;
  runoffIn: number;
  infiltrationIn: number;
  runoffFraction: number;
}

/** The wet and the dry step. */
export const stepS = 60;
/** The duration shown: the rain and three hours more. */
export const horizonHours = ({ rainHours }: { rainHours: number }) => rainHours + 3;

/** The state at the start. */
export const initial: HydrographParams = {
  storm: 'early',
  depthIn: 2,
  rainHours: 3,
  hour: 1,
  areaAc: 10,
  widthFt: 600,
  slopePercent: 1,
  impervPercent: 35,
  soil: 'loam',
  storeImpervIn: 0.06,
  storePervIn: 0.15,
  show: 'runoff',
  format: 'intensity',
  gageMinutes: 15,
  seriesMinutes: 60,
  stampHour: 14,
  firstIn: 0.4,
  secondIn: 1,
  thirdIn: 0.6,
  atHour: 9,
  baselineCfs: 2,
  pattern: 1.5,
  nightPattern: 0.5,
  scale: 1,
  fromHour: 6,
  fromCfs: 4,
  toHour: 12,
  toCfs: 10,
};

/**
 * Soils that have drained but not dried out. The initial capacity is a third of that of dry soil
 * (RM1 table 4-6), the final one the middle of group A, B or D (table 4-4).
 */
export const soils = {
  sand: { maxInPerHour: 5 / 3, minInPerHour: 0.375, decayPerHour: 4, dryingDays: 7 },
  loam: { maxInPerHour: 1, minInPerHour: 0.225, decayPerHour: 4, dryingDays: 7 },
  clay: { maxInPerHour: 1 / 3, minInPerHour: 0.025, decayPerHour: 4, dryingDays: 7 },
} as const satisfies Record<string, Horton>;

/** Parameters without a control. */
export const fixed = {
  zeroPercent: 25,
  roughnessImperv: 0.013,
  roughnessPerv: 0.15,
  route: 'outlet',
  routedPercent: 100,
  evaporationInPerDay: 0,
} as const;

/**
 * The response of a subcatchment to a hyetograph, with the nonlinear reservoirs of the
 * subcatchment flow diagram (RM1 3.2 to 3.4) and Horton's infiltration (RM1 4.2).
 *
 * Check: engine.json has the results of engine 5.2.4 for 14 storms and subcatchments;
 * peaks, volumes and flows at six moments agree within 1%.
 */
export function run(params: HydrographParams): HydrographResult {
  const rainInPerHour = hyetograph(params.storm, params.depthIn, params.rainHours);
  const moments = respond(params, rainInPerHour);
  const runoffCfs = moments.map((one) => one.outflowCfs);
  const areaFt2 = params.areaAc * ft2PerAc;
  const inches = (cfs: number) => (cfs * stepS * 12) / areaFt2;
  const peakCfs = Math.max(...runoffCfs);
  const heaviestCfs = Math.max(...rainInPerHour) * ftPerSPerInPerHour * areaFt2;
  const runoffIn = inches(sum(runoffCfs));
  const center = centerOf(runoffCfs) * (stepS / 3600);
  return {
    rainInPerHour,
    runoffCfs,
    peakCfs,
    peakHour: ((firstPeak(runoffCfs) + 1) * stepS) / 3600,
    peakFraction: heaviestCfs > 0 ? peakCfs / heaviestCfs : 0,
    lagHours: runoffIn > 0 ? center - centerOf(rainInPerHour) * intervalHours : 0,
    runoffIn,
    infiltrationIn: inches(sum(moments.map((one) => one.infiltrationCfs))),
    runoffFraction: params.depthIn > 0 ? runoffIn / params.depthIn : 0,
  };
}

function respond(params: HydrographParams, rain: number[]): Moment[] {
  const steps = Math.round((horizonHours(params) * 3600) / stepS);
  const perInterval = (intervalHours * 3600) / stepS;
  const inflows = Array.from({ length: steps }, (_, step) => ({
    rainInPerHour: rain[Math.floor(step / perInterval)] ?? 0,
  }));
  return simulateRunoff({ ...params, ...fixed, soil: soils[params.soil] }, inflows, stepS);
}

/** The center of mass of values that each last one unit of time. */
function centerOf(values: readonly number[]): number {
  const total = sum(values);
  return total > 0 ? sum(values.map((value, n) => value * (n + 0.5))) / total : 0;
}

/** The rain that begins or continues at a moment, and the runoff then. */
export function momentAt({ rainInPerHour, runoffCfs }: HydrographResult, hour: number) {
  const index = Math.floor(hour / intervalHours + 1e-6);
  const step = Math.round((hour * 3600) / stepS);
  return {
    rainInPerHour: rainInPerHour[index] ?? 0,
    runoffCfs: runoffCfs[Math.min(step, runoffCfs.length) - 1] ?? 0,
  };
}
