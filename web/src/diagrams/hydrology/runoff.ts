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
  /** Where runoff of one kind of ground goes first. */
  route: 'outlet' | 'pervious' | 'impervious';
  /** How much of it goes there. */
  routedPercent: number;
  soil: Horton;
  evaporationInPerDay: number;
}

/** A number for each subarea in the manual's order: A1 pervious, A2 impervious, A3 without storage. */
export type OfSubareas = readonly [a1: number, a2: number, a3: number];

/** The state at the end of a step. */
export interface Moment {
  depthsFt: OfSubareas;
  /** What each subarea sheds, to the outlet or elsewhere. */
  shedCfs: OfSubareas;
  /** What runs from one subarea onto another, of the step before. */
  runOnCfs: number;
  infiltrationCfs: number;
  evaporationCfs: number;
  /** What leaves the subcatchment. */
  outflowCfs: number;
}

export const ft2PerAc = 43560;

/** The shortest overland flow path that the diagrams allow. */
const shortestPathFt = 50;

/** The largest width of a subcatchment, in whole steps of its slider. */
export function largestWidthFt({ areaAc }: { areaAc: number }): number {
  return Math.min(3000, Math.floor((areaAc * ft2PerAc) / shortestPathFt / 50) * 50);
}

/** The areas A1, A2 and A3. RM1 3.3; engine subcatch_readSubareaParams. */
export function areasOf({ areaAc, impervPercent, zeroPercent }: Subcatchment): OfSubareas {
  const areaFt2 = areaAc * ft2PerAc;
  const imperv = (areaFt2 * impervPercent) / 100;
  return [areaFt2 - imperv, imperv * (1 - zeroPercent / 100), (imperv * zeroPercent) / 100];
}

/** Rates onto the subcatchment in one step. */
export interface Inflow {
  rainInPerHour: number;
  /** Runoff of another subcatchment in the step before, spread over all subareas. */
  runOnCfs?: number;
}

/**
 * Runoff of a subcatchment over time: three nonlinear reservoirs, each integrated for
 * itself, with run-on of the step before. RM1 3.4 and 3.6; engine subcatch_getRunon,
 * subcatch_getRunoff.
 */
export function simulateRunoff(
  place: Subcatchment,
  inflows: readonly Inflow[],
  stepS: number,
): Moment[] {
  const areas = areasOf(place);
  const [a1, a2, a3] = subareasOf(place, areas);
  const infiltrate = hortonInfiltration(place.soil, stepS);
  const evaporation = place.evaporationInPerDay / 12 / 86400;
  const { toPervious, toImpervious } = routedParts(place, areas);

  return inflows.map(({ rainInPerHour, runOnCfs = 0 }) => {
    const everywhere = runOnCfs / (place.areaAc * ft2PerAc);
    const fromImperv = toPervious * (a2.runoffFtPerS * areas[1] + a3.runoffFtPerS * areas[2]);
    const fromPerv = toImpervious * a1.runoffFtPerS * areas[0];
    const rain = rainInPerHour * ftPerSPerInPerHour;
    let infiltrationCfs = 0;
    let evaporationCfs = 0;
    const shed = (subarea: Subarea, runOn: number) => {
      const { areaFt2, depthFt } = subarea;
      if (areaFt2 <= 0) return 0;
      const inflow = rain + everywhere + runOn / areaFt2;
      const evaporated = Math.min(depthFt / stepS, evaporation);
      const infiltrated = subarea === a1 ? infiltrate(inflow, depthFt) : 0;
      stepSubarea(subarea, inflow, evaporated + infiltrated, stepS);
      evaporationCfs += evaporated * areaFt2;
      infiltrationCfs += infiltrated * areaFt2;
      return subarea.runoffFtPerS * areaFt2;
    };
    const s1 = shed(a1, fromImperv);
    const s2 = shed(a2, fromPerv);
    const s3 = shed(a3, 0);
    return {
      depthsFt: [a1.depthFt, a2.depthFt, a3.depthFt],
      shedCfs: [s1, s2, s3],
      runOnCfs: fromImperv + fromPerv,
      infiltrationCfs,
      evaporationCfs,
      outflowCfs: s1 * (1 - toImpervious) + (s2 + s3) * (1 - toPervious),
    };
  });
}

function subareasOf(place: Subcatchment, areas: OfSubareas): [Subarea, Subarea, Subarea] {
  const { widthFt, slopePercent } = place;
  const dry = { depthFt: 0, runoffFtPerS: 0 };
  const pervious = alphaOf(widthFt, slopePercent, areas[0], place.roughnessPerv);
  const impervious = alphaOf(widthFt, slopePercent, areas[1] + areas[2], place.roughnessImperv);
  return [
    { ...dry, areaFt2: areas[0], alpha: pervious, storeFt: place.storePervIn / 12 },
    { ...dry, areaFt2: areas[1], alpha: impervious, storeFt: place.storeImpervIn / 12 },
    { ...dry, areaFt2: areas[2], alpha: impervious, storeFt: 0 },
  ];
}

/** Which part of the runoff is routed; none when one kind of ground is missing. */
function routedParts({ route, routedPercent }: Subcatchment, [a1, a2, a3]: OfSubareas) {
  const part = a1 > 0 && a2 + a3 > 0 ? routedPercent / 100 : 0;
  return {
    toPervious: route === 'pervious' ? part : 0,
    toImpervious: route === 'impervious' ? part : 0,
  };
}

/**
 * Where runoff first comes to its peak. In equilibrium with the rain the top is flat
 * (RM1 3.8.4), and only rounding tells its values apart.
 */
export function firstPeak(runoffCfs: readonly number[]): number {
  const peakCfs = Math.max(...runoffCfs);
  return runoffCfs.findIndex((cfs) => cfs >= peakCfs * (1 - 1e-4));
}
