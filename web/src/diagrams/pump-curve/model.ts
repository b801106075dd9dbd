import { type Point, steps } from '../kit/scale';
import {
  curveOf,
  curveStepCfs,
  drawnCurve,
  frictionFt,
  type PumpParams,
  pumpFlowCfs,
  systemHeadFt,
  usesHead,
  wellDepthFt,
} from './pump';

/** The wet well and its pump at one moment. */
export interface PumpMoment {
  minute: number;
  isOn: boolean;
  depthFt: number;
  /**
   * The flow. While the pump switches between steps of its curve, this is the mean since the level
   * became steady, or of the last three minutes if that is shorter.
   */
  flowCfs: number;
  /** True while the pump switches between steps of its curve at a steady level. */
  isSwitching: boolean;
  /** The mean flow of the past half minute. */
  meanCfs: number;
  /**
   * True if the pump runs and holds the level although inflow and flow differ, for example while it
   * is switching.
   */
  holdsLevel: boolean;
  /** Flow that leaves over the rim and is lost. */
  floodingCfs: number;
  /** Totals since the beginning. */
  starts: number;
  pumpedFt3: number;
  floodedFt3: number;
  energyKwh: number;
}

export interface PumpResult {
  /** The pump curve at a setting of 100%, and at the chosen one. */
  nominal: Point[];
  shifted: Point[];
  /** Flows, and the friction in the force main at each. */
  friction: Point[];
  /** A moment every half minute. */
  series: PumpMoment[];
}

/** The last minute shown. */
export const lastMinute = 60;
const stepSeconds = 2;
const stepsPerMoment = 15;
/** The largest number of past moments that are checked for a steady level. */
const maxSteadyMoments = 6;

/** Tolerance, relaxation and trials of dynamic wave routing: engine dynwave.c. */
const toleranceFt = 0.005;
const relaxation = 0.5;
const maxTrials = 8;

/** The number of depths at which flows are found by bisection; those between are interpolated. */
const tablePoints = 61;

/** Power in kW that lifts a flow by a head, without losses: RM2 eq. 6-2; link.c, link_getPower. */
export function powerKw(flowCfs: number, headFt: number): number {
  return (0.7457 * Math.abs(headFt) * flowCfs) / 8.814;
}

/** The moment at the chosen minute. */
export function momentOf({ minute }: PumpParams, { series }: PumpResult): PumpMoment {
  const moment = series[Math.round((minute * 60) / (stepSeconds * stepsPerMoment))];
  if (!moment) throw new RangeError(`no moment at minute ${minute}`);
  return moment;
}

/** Flows below this count as none. */
export const negligibleCfs = 1e-6;

/** Reports whether the pump runs but delivers nothing, because its curve ends at or below the lift. */
export const deliversNothing = ({ type }: PumpParams, { isOn, flowCfs }: PumpMoment): boolean =>
  usesHead(type) && isOn && flowCfs < negligibleCfs;

/**
 * The head at and above which the curve at the chosen setting has no flow; 0 if it has flow at
 * every head.
 */
export const endHeadFt = ({ shifted }: PumpResult): number =>
  shifted.find(([, flow]) => flow < negligibleCfs)?.[0] ?? 0;

/** Returns the pump's flow as a function of the depth in the well. */
function flowByDepth(params: PumpParams, curve: readonly Point[]): (depthFt: number) => number {
  if (!usesHead(params.type)) return (depth) => pumpFlowCfs(params, curve, depth);
  const table = steps(0, wellDepthFt, tablePoints).map((depth) =>
    pumpFlowCfs(params, curve, depth),
  );
  return (depth) => {
    const position = (depth / wellDepthFt) * (tablePoints - 1);
    const n = Math.min(Math.floor(position), tablePoints - 2);
    const [before = 0, after = 0] = [table[n], table[n + 1]];
    return before + (after - before) * (position - n);
  };
}

/**
 * Simulates a wet well for an hour. At first its level is at the stop depth and
 * the pump is off. The pump starts above the start depth and stops below the
 * stop depth (engine link.c, link_setTargetSetting). In each step the depth is
 * found by Picard iteration as in dynamic wave routing: the mean of the net
 * inflows before and after the step fills the well (RM2 3.2; dynwave.c,
 * setNodeDepth), and the pump takes at most the water in the well and the inflow
 * (RM2 eq. 6-1; node.c, node_getMaxOutflow).
 */
export function run(params: PumpParams): PumpResult {
  const curve = curveOf(params);
  const shifted = drawnCurve(params, curve);
  const highest = Math.max(params.ratedFlowCfs, ...shifted.map(([, flow]) => flow));
  return {
    nominal: drawnCurve({ ...params, speedPercent: 100 }, curve),
    shifted,
    friction: steps(0, highest, 41).map((flow) => [flow, frictionFt(params, flow)]),
    series: simulate(params, flowByDepth(params, curve)),
  };
}

/** Counts how often flows turn from rising to falling or back. */
function countTurns(flows: readonly number[]): number {
  const changes = flows
    .slice(1)
    .map((flow, index) => flow - (flows[index] ?? 0))
    .filter((change) => Math.abs(change) > 1e-3);
  return changes.filter((change, index) => change * (changes[index - 1] ?? change) < 0).length;
}

/** The moments of an hour: see run. */
function simulate(params: PumpParams, flowAt: (depthFt: number) => number): PumpMoment[] {
  const { type, inflowCfs, wellAreaFt2, startDepthFt, stopDepthFt } = params;
  const hasSteps = type === 'type1' || type === 'type2';
  const risePerCfs = stepSeconds / wellAreaFt2;
  // A change of level smaller than this counts as none. The second term is how far one
  // step of the curve moves the level in one time step.
  const steadyFt = 0.02 + curveStepCfs(params) * risePerCfs;
  // Before the first step nothing arrives, as in the engine.
  let [isOn, depth, flow, oldNet] = [false, stopDepthFt, 0, 0];
  let [starts, pumpedFt3, floodedFt3, energyKwh] = [0, 0, 0, 0];
  const series: PumpMoment[] = [];
  /** The latest flows since the pump started. */
  let flows: number[] = [];
  for (let n = 0; n <= (lastMinute * 60) / stepSeconds; n += 1) {
    let flooding = 0;
    if (n > 0) {
      const wasOn = isOn;
      isOn = isOn ? depth >= stopDepthFt : depth > startDepthFt;
      if (isOn && !wasOn) starts += 1;
      const maxFlow = inflowCfs + depth / risePerCfs;
      const [oldDepth, oldFlow] = [depth, flow];
      const depthFromFlows = () => oldDepth + ((oldNet + inflowCfs - flow) / 2) * risePerCfs;
      for (let trial = 0; trial < maxTrials; trial += 1) {
        const last = depth;
        flow = isOn ? Math.min(maxFlow, flowAt(last)) : 0;
        depth = depthFromFlows();
        if (trial > 0) depth = relaxation * depth + (1 - relaxation) * last;
        depth = Math.min(wellDepthFt, Math.max(0, depth));
        if (trial > 0 && Math.abs(depth - last) <= toleranceFt) break;
      }
      // The depth remains that of the last trial. What would rise above the rim spills.
      const unlimited = depthFromFlows();
      if (unlimited > wellDepthFt) depth = wellDepthFt;
      flooding = Math.max(0, unlimited - wellDepthFt) / risePerCfs;
      oldNet = inflowCfs - flow;
      pumpedFt3 += ((oldFlow + flow) / 2) * stepSeconds;
      floodedFt3 += flooding * stepSeconds;
      if (isOn) {
        energyKwh += (powerKw(flow, systemHeadFt(params, depth, flow)) * stepSeconds) / 3600;
      }
    }
    if (isOn) flows.push(flow);
    else flows = [];
    if (flows.length > maxSteadyMoments * stepsPerMoment) flows.shift();
    if (n % stepsPerMoment > 0) continue;
    const isSteadyAt = (one: PumpMoment | undefined) =>
      one?.isOn === true && Math.abs(one.depthFt - depth) < steadyFt;
    let steadyCount = 0;
    while (steadyCount < maxSteadyMoments && isSteadyAt(series.at(-1 - steadyCount))) {
      steadyCount += 1;
    }
    const momentAgo = (moments: number) => series.at(-moments) ?? series[0];
    const meanOf = (moments: number) =>
      (pumpedFt3 - (momentAgo(moments)?.pumpedFt3 ?? 0)) / (moments * stepsPerMoment * stepSeconds);
    const hasRun = steadyCount > 0 && flows.length >= steadyCount * stepsPerMoment;
    const isSwitching =
      hasSteps && hasRun && countTurns(flows.slice(-steadyCount * stepsPerMoment)) > 1;
    // How far the mean flows would have moved the level.
    const netFt = hasRun
      ? (Math.abs(inflowCfs - meanOf(steadyCount)) * steadyCount * stepsPerMoment * stepSeconds) /
        wellAreaFt2
      : 0;
    const riseFt = Math.abs(depth - (momentAgo(steadyCount)?.depthFt ?? depth));
    series.push({
      minute: (n * stepSeconds) / 60,
      isOn,
      depthFt: depth,
      flowCfs: isSwitching ? meanOf(steadyCount) : flow,
      isSwitching,
      meanCfs: meanOf(1),
      holdsLevel: isSwitching || (hasRun && riseFt < netFt / 2),
      floodingCfs: flooding,
      starts,
      pumpedFt3,
      floodedFt3,
      energyKwh,
    });
  }
  return series;
}
