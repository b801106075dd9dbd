import type { Horton } from '../hydrology/horton';
import {
  areasOf,
  firstPeak,
  ft2PerAc,
  type Moment,
  type PerSubarea,
  simulateRunoff,
} from '../hydrology/runoff';
import { sum } from '../kit/numbers';

/** What the diagram's controls set. */
export interface SubcatchmentFlowParams {
  rainInPerHour: number;
  /** How long it rains, from the start. */
  rainHours: number;
  /** The time shown, from the start of the rain. */
  hour: number;
  areaAc: number;
  widthFt: number;
  slopePercent: number;
  impervPercent: number;
  /** The percentage of the impervious area without depression storage. */
  zeroPercent: number;
  storeImpervIn: number;
  storePervIn: number;
  roughnessImperv: number;
  roughnessPerv: number;
  /** The constant infiltration capacity of the soil. */
  soilInPerHour: number;
  evaporationInPerDay: number;
  route: 'outlet' | 'pervious' | 'impervious';
  routedPercent: number;
  /** Whether an identical subcatchment drains onto this one. */
  upstream: boolean;
  /** The concentration of a pollutant in rain. */
  rainMgPerL: number;
}

/** The runoff over the duration shown. */
export interface SubcatchmentFlowResult {
  areasFt2: PerSubarea;
  /** One at the end of each minute. */
  moments: Moment[];
  peakCfs: number;
  peakHour: number;
  /** The deepest water on any subarea. */
  deepestFt: number;
  /** Depths over the full area, in inches, for the duration shown. */
  totals: { rainIn: number; runOnIn: number; infiltrationIn: number; runoffIn: number };
  /** Runoff as a fraction of rain and run-on; limited to 1, as the engine's scheme can yield a little more. */
  runoffFraction: number;
}

/** The wet and the dry time step. */
export const stepS = 60;
/** The duration shown: the rain and two hours more. */
export const horizonHours = ({ rainHours }: { rainHours: number }) => rainHours + 2;

/** Horton's method with equal rates: a constant capacity, whatever the drying time. */
export const soilOf = ({ soilInPerHour }: SubcatchmentFlowParams): Horton => ({
  maxInPerHour: soilInPerHour,
  minInPerHour: soilInPerHour,
  decayPerHour: 0,
  dryingDays: 1,
});

/**
 * Surface runoff of one subcatchment in a storm of constant intensity. Equations in
 * runoff.ts and subarea.ts.
 *
 * Check: engine.json has the results of engine 5.2.4 for 14 subcatchments; the outflow at
 * six times, its peak and the volumes agree within 1%.
 */
export function run(params: SubcatchmentFlowParams): SubcatchmentFlowResult {
  const { upstream, rainInPerHour, areaAc } = params;
  const subcatchment = { ...params, soil: soilOf(params) };
  const steps = Math.ceil((horizonHours(params) * 3600) / stepS - 1e-6);
  const rainSteps = (params.rainHours * 3600) / stepS;
  // Rain may end within a step.
  const rain = Array.from({ length: steps }, (_, step) => ({
    rainInPerHour: rainInPerHour * Math.min(1, Math.max(0, rainSteps - step)),
  }));
  // Run-on is the outflow of the other subcatchment in the previous step (RM1 3.6).
  const upstreamMoments = upstream ? simulateRunoff(subcatchment, rain, stepS) : [];
  const inflows = rain.map((one, step) => ({
    ...one,
    runOnCfs: upstreamMoments[step - 1]?.outflowCfs ?? 0,
  }));
  const moments = simulateRunoff(subcatchment, inflows, stepS);

  const areaFt2 = areaAc * ft2PerAc;
  const inches = (cfs: number) => (cfs * stepS * 12) / areaFt2;
  const rainIn = (sum(inflows.map((inflow) => inflow.rainInPerHour)) * stepS) / 3600;
  const runOnIn = inches(sum(inflows.map((inflow) => inflow.runOnCfs)));
  const outflowCfs = moments.map((moment) => moment.outflowCfs);
  const runoffIn = inches(sum(outflowCfs));
  return {
    areasFt2: areasOf(subcatchment),
    moments,
    peakCfs: Math.max(...outflowCfs),
    peakHour: ((firstPeak(outflowCfs) + 1) * stepS) / 3600,
    deepestFt: Math.max(...moments.flatMap((one) => one.depthsFt)),
    totals: {
      rainIn,
      runOnIn,
      infiltrationIn: inches(sum(moments.map((moment) => moment.infiltrationCfs))),
      runoffIn,
    },
    runoffFraction: rainIn + runOnIn > 0 ? Math.min(1, runoffIn / (rainIn + runOnIn)) : 0,
  };
}

const dryMoment: Moment = {
  depthsFt: [0, 0, 0],
  runoffCfs: [0, 0, 0],
  runOnCfs: 0,
  infiltrationCfs: 0,
  evaporationCfs: 0,
  outflowCfs: 0,
};

/** The state at the end of the step nearest to a time in hours; at 0, everything is dry. */
export function momentAt({ moments }: SubcatchmentFlowResult, hour: number): Moment {
  const index = Math.round((hour * 3600) / stepS) - 1;
  return moments[Math.min(index, moments.length - 1)] ?? dryMoment;
}
