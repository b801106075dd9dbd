import { areaOf, depthOf, factorSlopeOf } from '../hydraulics/circle';
import { manningUs } from '../hydraulics/constants';
import { type Ends, routeStep } from '../hydraulics/kinematic-routing';

/** What the diagram's controls set. */
export interface KinematicWaveParams {
  /** With steady flow, each inflow reaches the outlet in the same step. */
  method: 'kinematic' | 'steady';
  peakCfs: number;
  /** The steady flow before and after the flood. */
  baseCfs: number;
  /** The duration of the flood at the inlet, a triangle that peaks in the middle. */
  floodHours: number;
  /** The moment shown. */
  hour: number;
  diameterFt: number;
  lengthFt: number;
  slopePercent: number;
  /** Manning's n. */
  roughness: number;
  /** The number of conduits in a row that make up the length. */
  reaches: '1' | '2' | '5' | '10';
  /** The routing step. */
  stepS: number;
}

/** The outflow at one moment, and the water along the sewer. */
export interface Moment {
  outflowCfs: number;
  /** Flow areas at the inlet and at the end of each conduit, as fractions of the full area. */
  areas: number[];
  /** The flow to each conduit in excess of full flow. It is lost at the conduit's upper node. */
  lossesCfs: number[];
}

/** The passage of the flood. */
export interface KinematicWaveResult {
  /** The state at the start of the flood, and at the end of each step. */
  moments: Moment[];
  fullCfs: number;
  /** The speed of the largest flow that enters: the peak, or full flow if that is less. */
  celerityFtPerS: number;
  /** The time that this flow takes to travel the full length. */
  travelS: number;
  /** The Courant number: how many conduits this flow passes in one step. */
  courant: number;
  /**
   * The largest outflow. Outflows before the inflow's peak do not count, unless that peak is above
   * full flow.
   */
  outPeakCfs: number;
  /** From the peak of the inflow to that of the outflow; undefined if the latter is not shown. */
  peakDelayS: number | undefined;
  /** What the conduits do not accept, lost at their upper nodes. */
  floodedFt3: number;
  /** The part of floodedFt3 that is lost at the inlet. */
  inletFloodedFt3: number;
  /**
   * The continuity error: initial volume and inflow less outflow, losses and final volume, as a
   * fraction of initial volume and inflow.
   */
  errorFraction: number;
}

/** The duration shown: the flood and one and a half hours more. */
export const horizonHours = ({ floodHours }: { floodHours: number }) => floodHours + 1.5;

/** Full flow by Manning's equation, 1.486/n · A · R^(2/3) · S^(1/2). RM2 eq. 4-5; link.c. */
export function fullFlowOf(params: KinematicWaveParams): number {
  const { diameterFt, slopePercent, roughness } = params;
  const factor = fullAreaOf(params) * (diameterFt / 4) ** (2 / 3);
  return (manningUs / roughness) * factor * Math.sqrt(slopePercent / 100);
}

const fullAreaOf = ({ diameterFt }: KinematicWaveParams) => (Math.PI / 4) * diameterFt ** 2;

/** The inflow at a time: a triangle above the steady flow. */
export function inflowAt({ peakCfs, baseCfs, floodHours }: KinematicWaveParams, hour: number) {
  const part = Math.max(0, 1 - Math.abs((2 * hour) / floodHours - 1));
  return baseCfs + (peakCfs - baseCfs) * part;
}

/**
 * The speed of a flow down the pipe, dQ/dA: the slope of Manning's flow over area, from
 * the engine's table of section factors. RM2 4.1, eqs. 4-1 and 4-6.
 *
 * Check: for a pipe half full, theory gives 1.33 times the flow velocity; a 3-ft pipe
 * at 0.5% with n = 0.013 flows half full at 6.67 ft/s, and the table gives 8.93 ft/s.
 */
export function celerityOf(params: KinematicWaveParams, flowCfs: number): number {
  const fullCfs = fullFlowOf(params);
  // At the full area the table's slope is negative, so full flow and more have the speed of a flow
  // just below full flow.
  const area = areaOf(Math.min(0.999, Math.max(1e-4, flowCfs / fullCfs)));
  return (fullCfs / fullAreaOf(params)) * factorSlopeOf(area);
}

/**
 * Steady flow routing: the inflow, up to full flow, leaves at once, at its normal depth. `offered` is
 * the inflow as a fraction of full flow. RM2 2.2; engine flowrout.c, steadyflow_execute.
 */
function routeSteady(conduit: Ends, offered: number): void {
  const flow = Math.min(1, offered);
  Object.assign(conduit, {
    inflow: flow,
    outflow: flow,
    inArea: areaOf(flow),
    outArea: areaOf(flow),
  });
}

/**
 * Routes a flood down conduits in a row. The scheme of the kinematic wave is in
 * hydraulics/kinematic-routing.ts.
 *
 * Check: engine.json has the results of engine 5.2.4 for 16 sewers, two of them with steady flow
 * routing. The peak outflow agrees within 1%, the flooded volume within 1% plus 0.5 ft³, and the outflow
 * and its depth at five times within 1% of the peak and of the diameter.
 */
export function run(params: KinematicWaveParams): KinematicWaveResult {
  const { lengthFt, stepS, baseCfs, peakCfs } = params;
  const reaches = Number(params.reaches);
  const fullCfs = fullFlowOf(params);
  const reachFt3 = (fullAreaOf(params) * lengthFt) / reaches;
  const fill = reachFt3 / fullCfs / stepS;
  const base = Math.min(1, baseCfs / fullCfs);
  const initial = { inflow: base, inArea: areaOf(base), outflow: base, outArea: areaOf(base) };
  const conduits: Ends[] = Array.from({ length: reaches }, () => ({ ...initial }));
  let lossesCfs: number[] = conduits.map(() => 0);
  const momentNow = (): Moment => {
    const areas = [conduits[0]?.inArea ?? 0];
    for (const { outArea } of conduits) areas.push(outArea);
    return { outflowCfs: (conduits.at(-1)?.outflow ?? 0) * fullCfs, areas, lossesCfs };
  };
  const storedFt3 = () =>
    conduits.reduce((sum, one) => sum + (reachFt3 * (one.inArea + one.outArea)) / 2, 0);

  const initialFt3 = storedFt3();
  const moments = [momentNow()];
  let [arrivedFt3, leftFt3, floodedFt3, inletFloodedFt3] = [0, 0, 0, 0];
  const steps = Math.floor((horizonHours(params) * 3600) / stepS + 1e-9);
  const route = (inflowCfs: number) => {
    let offered = inflowCfs / fullCfs;
    lossesCfs = [];
    for (const conduit of conduits) {
      if (params.method === 'steady') routeSteady(conduit, offered);
      else routeStep(conduit, offered, fill);
      const lossCfs = Math.max(0, offered - 1) * fullCfs;
      lossesCfs.push(lossCfs);
      floodedFt3 += lossCfs * stepS;
      offered = conduit.outflow;
    }
    inletFloodedFt3 += (lossesCfs[0] ?? 0) * stepS;
    arrivedFt3 += inflowCfs * stepS;
    leftFt3 += offered * fullCfs * stepS;
    return offered * fullCfs;
  };
  for (let step = 0; step < steps; step++) {
    // The engine takes the inflow at the start of the step (routing.c, routing_execute).
    route(inflowAt(params, (step * stepS) / 3600));
    moments.push(momentNow());
  }

  const celerityFtPerS = celerityOf(params, peakCfs);
  const keptFt3 = storedFt3() - initialFt3;
  const result = {
    moments,
    fullCfs,
    celerityFtPerS,
    travelS: lengthFt / celerityFtPerS,
    courant: (celerityFtPerS * stepS * reaches) / lengthFt,
    floodedFt3,
    inletFloodedFt3,
    errorFraction:
      arrivedFt3 > 0
        ? (arrivedFt3 - leftFt3 - floodedFt3 - keptFt3) / (initialFt3 + arrivedFt3)
        : 0,
  };

  // The outflow can oscillate at first, even without a flood, so only outflows from the inflow's peak
  // on count. But all count if that peak is cut off at full flow: the outflow is then largest while the
  // conduit fills, which may be earlier.
  const peakS = (params.floodHours * 3600) / 2;
  const first = peakCfs > fullCfs ? 0 : Math.ceil(peakS / stepS);
  const outflows = moments.slice(first).map((one) => one.outflowCfs);
  const outPeakCfs = Math.max(...outflows);
  const floodFt3 = Math.max(0, (peakCfs - baseCfs) * peakS - result.floodedFt3);
  const holdsFlood = () => storedFt3() - initialFt3 > 0.05 * floodFt3;
  // Routing continues beyond the duration shown while the sewer contains enough water for a higher peak.
  const laterSteps = Math.min(10 * result.travelS, 12 * 3600) / stepS;
  const hasFlood = peakCfs > baseCfs;
  let isPeakShown = !hasFlood || outPeakCfs > baseCfs;
  for (let step = 0; hasFlood && isPeakShown && step < laterSteps && holdsFlood(); step++) {
    isPeakShown = route(baseCfs) < 1.001 * outPeakCfs;
  }
  const delayS = (first + outflows.indexOf(outPeakCfs)) * stepS - peakS;
  return { ...result, outPeakCfs, peakDelayS: isPeakShown ? delayS : undefined };
}

/**
 * The moment that the diagram shows, with its depths: interpolated linearly between two steps,
 * as the engine reports it (output.c). The inflow is that at the time shown or, with steady flow
 * routing, that at the start of the step, interpolated too, because it is what leaves during the step.
 */
export function momentAt({ moments }: KinematicWaveResult, params: KinematicWaveParams) {
  const steps = Math.min((params.hour * 3600) / params.stepS, moments.length - 1);
  const before = moments[Math.floor(steps)] as Moment;
  const after = moments[Math.ceil(steps)] as Moment;
  const between = (from: number, to = from) => from + (to - from) * (steps % 1);
  const startCfs = (index: number) =>
    inflowAt(params, (Math.max(0, index - 1) * params.stepS) / 3600);
  return {
    inflowCfs:
      params.method === 'steady'
        ? between(startCfs(Math.floor(steps)), startCfs(Math.ceil(steps)))
        : inflowAt(params, params.hour),
    outflowCfs: between(before.outflowCfs, after.outflowCfs),
    lossesCfs: before.lossesCfs.map((cfs, index) => between(cfs, after.lossesCfs[index])),
    depthsFt: before.areas.map(
      (area, index) => depthOf(between(area, after.areas[index])) * params.diameterFt,
    ),
  };
}
