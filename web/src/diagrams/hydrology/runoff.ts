import { ftPerSPerInPerHour, type Horton, hortonInfiltration } from './horton';
import { alphaOf, type Subarea, stepSubarea } from './subarea';

/** A subcatchment as SWMM's input describes it. */
export interface Subcatchment {
  areaAc: number;
  widthFt: number;
  slopePercent: number;
  impervPercent: number;
  /** The part of the impervious area that has no depression storage. */
  zeroPercent: number;
  roughnessImperv: number;
  roughnessPerv: number;
  storeImpervIn: number;
  storePervIn: number;
  /** The kind of ground that receives the runoff of the other kind, or the outlet. */
  route: 'outlet' | 'pervious' | 'impervious';
  /** The part of the other kind's runoff that is routed onto it. */
  routedPercent: number;
  soil: Horton;
  evaporationInPerDay: number;
}

/**
 * A value per subarea in the manual's order: A1 pervious, A2 impervious with depression storage, A3
 * impervious without it.
 */
export type PerSubarea = readonly [a1: number, a2: number, a3: number];

/** The state at the end of a step. */
export interface Moment {
  depthsFt: PerSubarea;
  /** The runoff of each subarea, to the outlet or to another subarea. */
  runoffCfs: PerSubarea;
  /** The flow from one kind of ground onto the other: routed runoff of the previous step. */
  runOnCfs: number;
  infiltrationCfs: number;
  evaporationCfs: number;
  /** The flow that leaves the subcatchment. */
  outflowCfs: number;
}

export const ft2PerAc = 43560;

/** The shortest overland flow path that the diagrams allow. */
const shortestPathFt = 50;

/** The largest width of a subcatchment, at most 3,000 ft: a multiple of its slider's step of 50 ft. */
export function largestWidthFt({ areaAc }: { areaAc: number }): number {
  return Math.min(3000, Math.floor((areaAc * ft2PerAc) / shortestPathFt / 50) * 50);
}

/** The areas A1, A2 and A3. RM1 3.3; engine subcatch_readSubareaParams. */
export function areasOf({ areaAc, impervPercent, zeroPercent }: Subcatchment): PerSubarea {
  const areaFt2 = areaAc * ft2PerAc;
  const imperv = (areaFt2 * impervPercent) / 100;
  return [areaFt2 - imperv, imperv * (1 - zeroPercent / 100), (imperv * zeroPercent) / 100];
}

/** The rain and the run-on of one step. */
export interface Inflow {
  rainInPerHour: number;
  /** The runoff of another subcatchment in the previous step, spread over all subareas. */
  runOnCfs?: number;
}

/**
 * The runoff of a subcatchment over time: three nonlinear reservoirs, integrated separately,
 * with the run-on of the previous step. RM1 3.4 and 3.6; engine subcatch_getRunon,
 * subcatch_getRunoff.
 */
export function simulateRunoff(
  subcatchment: Subcatchment,
  inflows: readonly Inflow[],
  stepS: number,
): Moment[] {
  const areas = areasOf(subcatchment);
  const [a1, a2, a3] = subareasOf(subcatchment, areas);
  const infiltrate = hortonInfiltration(subcatchment.soil, stepS);
  const evaporation = subcatchment.evaporationInPerDay / 12 / 86400;
  const { toPervious, toImpervious } = routedParts(subcatchment, areas);

  return inflows.map(({ rainInPerHour, runOnCfs = 0 }) => {
    const outsideRunOn = runOnCfs / (subcatchment.areaAc * ft2PerAc);
    const fromImperv = toPervious * (a2.runoffFtPerS * areas[1] + a3.runoffFtPerS * areas[2]);
    const fromPerv = toImpervious * a1.runoffFtPerS * areas[0];
    const rain = rainInPerHour * ftPerSPerInPerHour;
    let infiltrationCfs = 0;
    let evaporationCfs = 0;
    const runoffOf = (subarea: Subarea, runOn: number) => {
      const { areaFt2, depthFt } = subarea;
      if (areaFt2 <= 0) return 0;
      const inflow = rain + outsideRunOn + runOn / areaFt2;
      const evaporated = Math.min(depthFt / stepS, evaporation);
      const infiltrated = subarea === a1 ? infiltrate(inflow, depthFt) : 0;
      stepSubarea(subarea, inflow, evaporated + infiltrated, stepS);
      evaporationCfs += evaporated * areaFt2;
      infiltrationCfs += infiltrated * areaFt2;
      return subarea.runoffFtPerS * areaFt2;
    };
    const runoff1 = runoffOf(a1, fromImperv);
    const runoff2 = runoffOf(a2, fromPerv);
    const runoff3 = runoffOf(a3, 0);
    return {
      depthsFt: [a1.depthFt, a2.depthFt, a3.depthFt],
      runoffCfs: [runoff1, runoff2, runoff3],
      runOnCfs: fromImperv + fromPerv,
      infiltrationCfs,
      evaporationCfs,
      outflowCfs: runoff1 * (1 - toImpervious) + (runoff2 + runoff3) * (1 - toPervious),
    };
  });
}

function subareasOf(subcatchment: Subcatchment, areas: PerSubarea): [Subarea, Subarea, Subarea] {
  const { widthFt, slopePercent, roughnessPerv, roughnessImperv } = subcatchment;
  const dry = { depthFt: 0, runoffFtPerS: 0 };
  const pervious = alphaOf(widthFt, slopePercent, areas[0], roughnessPerv);
  const impervious = alphaOf(widthFt, slopePercent, areas[1] + areas[2], roughnessImperv);
  return [
    { ...dry, areaFt2: areas[0], alpha: pervious, storeFt: subcatchment.storePervIn / 12 },
    { ...dry, areaFt2: areas[1], alpha: impervious, storeFt: subcatchment.storeImpervIn / 12 },
    { ...dry, areaFt2: areas[2], alpha: impervious, storeFt: 0 },
  ];
}

/** The parts of the runoff that are routed internally; zero if one kind of subarea is missing. */
function routedParts({ route, routedPercent }: Subcatchment, [a1, a2, a3]: PerSubarea) {
  const part = a1 > 0 && a2 + a3 > 0 ? routedPercent / 100 : 0;
  return {
    toPervious: route === 'pervious' ? part : 0,
    toImpervious: route === 'impervious' ? part : 0,
  };
}

/**
 * The index at which runoff first reaches its peak. In equilibrium with the rain the top is
 * flat (RM1 3.8.4), and its values differ only by rounding.
 */
export function firstPeak(runoffCfs: readonly number[]): number {
  const peakCfs = Math.max(...runoffCfs);
  return runoffCfs.findIndex((cfs) => cfs >= peakCfs * (1 - 1e-4));
}
