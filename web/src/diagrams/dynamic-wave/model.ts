import { areaOf } from '../hydraulics/circle';
import { routeStep as routeKinematic } from '../hydraulics/kinematic-routing';
import { minSurfaceFt2 } from './continuity';
import { emptyHistory, type History, type Moment, momentOf, turnedFraction } from './history';
import { type Link, makeLink, makeNode } from './network';
import { makePipe, normalDepth, type Pipe } from './pipe';
import { courantStep, firstStepS, routeStep, setOutfallDepth, variableStep } from './routing';

/** What the diagram's controls set. */
export interface DynamicWaveParams {
  /** The flow before and after the flood. If the peak is not higher, the inflow is steady. */
  baseCfs: number;
  peakCfs: number;
  /** How long the flood at the top manhole lasts: a triangle that peaks in the middle. */
  floodHours: number;
  /** The moment shown. */
  hour: number;
  /** How the manholes start: filled by the base flow or the stage, or dry. */
  start: 'filled' | 'dry';
  outfall: 'free' | 'fixed';
  /** The stage above the outfall's invert, if it is fixed. */
  stageFt: number;
  /** The diameters of the upper and the lower conduit. */
  upperFt: number;
  lowerFt: number;
  /** The length of each conduit. */
  lengthFt: number;
  slopePercent: number;
  /** Manning's n. */
  roughness: number;
  /** Whether the outfall has a tide gate, which lets no water in. */
  hasGate: boolean;
  /** How deep the manholes are. */
  rimFt: number;
  /** How far above the rim water may rise under pressure before it is lost, unless it ponds. */
  surchargeFt: number;
  /** The option to allow ponding, and the area over which water ponds at each manhole. */
  allowPonding: boolean;
  pondFt2: number;
  surcharge: 'extran' | 'slot';
  damping: 'none' | 'partial' | 'full';
  /** Whether steps are variable. If not, all are as long as the longest. */
  variable: boolean;
  longestStepS: number;
}

/** The flood as routed by dynamic waves and by kinematic waves. */
export interface DynamicWaveResult {
  history: History;
  /** The depth above which a manhole loses water; infinite if it ponds instead. */
  limitFt: number;
  /** The highest water level in a manhole at the end of a step, above the outfall's invert. */
  highestFt: number;
  /** Inverts at the top manhole, the junction and the outfall. */
  invertsFt: readonly [number, number, number];
  /** The outflow by kinematic wave routing, every 30 s. */
  kinematicCfs: number[];
  outPeakCfs: number;
  kinematicPeakCfs: number;
  /** The largest depth at the junction. */
  deepestFt: number;
  /** The smallest outflow, negative if water comes back from the outfall. */
  lowestCfs: number;
  floodedFt3: number;
  kinematicFloodedFt3: number;
  /**
   * How long each conduit, upper and lower, limits the flow by its capacity: full at the mean depth of
   * its ends, with a grade line steeper than the conduit. Engine dynwave.c and stats.c.
   */
  limitedHours: [number, number];
  /** The fraction of steps that do not converge. */
  failedFraction: number;
  /** The fraction of steps at which a flow turns by more than a twentieth of the inflow's peak. */
  turnedFraction: number;
  /**
   * The continuity error as a fraction of initial volume plus inflow: what is left of these after
   * outflow, losses and final volume.
   */
  errorFraction: number;
}

/** The safety factor of variable steps: the default of VARIABLE_STEP in the engine's project.c. */
const courantFactor = 0.75;
/** The routing step of the kinematic result. */
export const kinematicStepS = 30;
/** The hours that are simulated: the flood and three quarters of an hour more. */
export const horizonHours = ({ floodHours }: { floodHours: number }) => floodHours + 0.75;

/** The inflow at a time: it rises linearly from base to peak and falls back. */
export function inflowAt(params: DynamicWaveParams, hour: number): number {
  const { baseCfs, floodHours } = params;
  const peakCfs = Math.max(baseCfs, params.peakCfs);
  const part = Math.max(0, 1 - Math.abs((2 * hour) / floodHours - 1));
  return baseCfs + (peakCfs - baseCfs) * part;
}

/**
 * Dynamic wave routing of a flood through two conduits and a junction, in SWMM's own
 * steps and trials (routing.ts), and kinematic wave routing of the same flood.
 *
 * Check: engine.json has the results of engine 5.2.4 for 28 networks, one of them
 * unstable. Peaks agree within 0.1%; at five moments, flows agree within 0.1% of the
 * peak and depths within 0.1% of the depth of the manholes.
 */
export function run(params: DynamicWaveParams): DynamicWaveResult {
  const { upperFt, lowerFt, rimFt, longestStepS } = params;
  const pondFt2 = params.allowPonding ? params.pondFt2 : 0;
  const upper = makePipe(upperFt, params);
  const lower = makePipe(lowerFt, params);
  const fallFt = fallOf(params);
  const surchargeFt = pondFt2 > 0 ? 0 : params.surchargeFt;
  const shared = {
    isOutfall: false,
    isTop: false,
    hasGate: false,
    rimFt,
    limitFt: rimFt + surchargeFt,
    pondFt2,
  };
  const top = makeNode({ ...shared, invertFt: 2 * fallFt, isTop: true, crownFt: upperFt });
  const junction = makeNode({ ...shared, invertFt: fallFt, crownFt: Math.max(upperFt, lowerFt) });
  const outfall = makeNode({
    ...shared,
    invertFt: 0,
    isOutfall: true,
    hasGate: params.hasGate,
    crownFt: lowerFt,
  });
  const nodes = [top, junction, outfall];
  const stageFt = params.outfall === 'fixed' ? params.stageFt : undefined;
  const history = emptyHistory(initialDepthsFt(params));
  [top.depthFt, junction.depthFt] = history.initialFt;
  const upperLink = makeLink(upper, top, junction, junction.depthFt);
  const lowerLink = makeLink(lower, junction, outfall, stageFt ?? 0);
  const links = [upperLink, lowerLink];
  setOutfallDepth(lowerLink, stageFt);

  const initialFt3 = volumeOf(links);
  const end = horizonHours(params) * 3600;
  let [time, suppliedFt3, outflowFt3, floodedFt3, failedSteps] = [0, initialFt3, 0, 0, 0];
  let stepS = params.variable ? firstStepS : longestStepS;
  let lastOutCfs = 0;
  let [outPeakCfs, deepestFt, highestFt] = [0, junction.depthFt, 0];
  const limitedHours: [number, number] = [0, 0];
  let lowestCfs = Number.POSITIVE_INFINITY;
  while (time < end - 1e-6) {
    stepS = Math.min(stepS, end - time);
    // The engine uses the inflow at the start of the step (routing.c, routing_execute).
    top.lateralCfs = inflowAt(params, time / 3600);
    if (!routeStep(nodes, links, stageFt, params, stepS)) failedSteps++;
    time += stepS;
    suppliedFt3 += top.lateralCfs * stepS;
    const outCfs = lowerLink.flowCfs;
    // What comes back from the outfall is inflow, as in the engine (massbal.c).
    outflowFt3 += (Math.max(0, lastOutCfs) + Math.max(0, outCfs)) * (stepS / 2);
    suppliedFt3 -= (Math.min(0, lastOutCfs) + Math.min(0, outCfs)) * (stepS / 2);
    lastOutCfs = outCfs;
    floodedFt3 += (top.overflowCfs + junction.overflowCfs) * stepS;
    const courantS = Math.min(courantStep(upperLink), courantStep(lowerLink));
    outPeakCfs = Math.max(outPeakCfs, outCfs);
    lowestCfs = Math.min(lowestCfs, outCfs);
    deepestFt = Math.max(deepestFt, junction.depthFt);
    history.hours.push(time / 3600);
    history.upperCfs.push(upperLink.flowCfs);
    history.lowerCfs.push(outCfs);
    history.topFt.push(top.depthFt);
    history.junctionFt.push(junction.depthFt);
    history.surfaceFt2.push(Math.max(junction.surfaceFt2, minSurfaceFt2));
    highestFt = Math.max(highestFt, top.invertFt + top.depthFt, fallFt + junction.depthFt);
    history.outfallFt.push(outfall.depthFt);
    history.topOverflowCfs.push(top.overflowCfs);
    history.junctionOverflowCfs.push(junction.overflowCfs);
    links.forEach(({ pipe, from, to }, index) => {
      // A conduit is full if the mean of its end depths, each of which EXTRAN caps, reaches the crown
      // (engine, dwflow.c and dynwave.c).
      const capFt = params.surcharge === 'slot' ? Number.POSITIVE_INFINITY : pipe.diameterFt;
      const meanFt = (Math.min(from.depthFt, capFt) + Math.min(to.depthFt, capFt)) / 2;
      if (meanFt >= pipe.diameterFt && from.depthFt > to.depthFt) {
        limitedHours[index] = (limitedHours[index] ?? 0) + stepS / 3600;
      }
    });
    history.stepS.push(stepS);
    history.courantS.push(courantS);
    if (params.variable) stepS = variableStep(nodes, links, longestStepS, courantFactor);
  }
  const kinematic = routeByKinematicWaves(params, [upper, lower], pondFt2 > 0);
  return {
    history,
    limitedHours,
    limitFt: pondFt2 > 0 ? Number.POSITIVE_INFINITY : rimFt + surchargeFt,
    highestFt,
    invertsFt: [top.invertFt, junction.invertFt, 0],
    kinematicCfs: kinematic.outflowCfs,
    outPeakCfs,
    kinematicPeakCfs: Math.max(...kinematic.outflowCfs),
    deepestFt,
    lowestCfs,
    floodedFt3,
    kinematicFloodedFt3: kinematic.floodedFt3,
    failedFraction: failedSteps / history.hours.length,
    turnedFraction: turnedFraction(history, Math.max(params.peakCfs, params.baseCfs) / 20),
    errorFraction:
      (suppliedFt3 - outflowFt3 - floodedFt3 - volumeOf(links) - top.pondFt3 - junction.pondFt3) /
      suppliedFt3,
  };
}

/**
 * The initial depths at the top manhole and the junction: the normal depth of the base flow
 * or, if larger and no gate keeps the river out, the depth below a fixed stage; at most the
 * depth of the manhole, and 0 with a dry start.
 */
export function initialDepthsFt(params: DynamicWaveParams): [number, number] {
  const { start, baseCfs, upperFt, lowerFt, rimFt, outfall, stageFt, hasGate } = params;
  if (start === 'dry') return [0, 0];
  const levelFt = outfall === 'fixed' && !hasGate ? stageFt : 0;
  const fallFt = fallOf(params);
  const depthAt = (diameterFt: number, invertFt: number) =>
    Math.min(
      rimFt,
      Math.max(levelFt - invertFt, normalDepth(makePipe(diameterFt, params), baseCfs)),
    );
  return [depthAt(upperFt, 2 * fallFt), depthAt(lowerFt, fallFt)];
}

/** The drop from end to end of each conduit, whose length is measured along its slope. */
function fallOf({ lengthFt, slopePercent }: DynamicWaveParams): number {
  const slope = slopePercent / 100;
  return (lengthFt * slope) / Math.hypot(1, slope);
}

const volumeOf = (links: readonly Link[]) => links.reduce((sum, link) => sum + link.volumeFt3, 0);

/**
 * Routes the flood as the kinematic wave diagram does: without backwater. What a conduit cannot take
 * ponds at its inlet node and flows in later, or is lost (engine, node.c and flowrout.c).
 */
function routeByKinematicWaves(
  params: DynamicWaveParams,
  pipes: readonly Pipe[],
  canPond: boolean,
) {
  const startCfs = params.start === 'dry' ? 0 : params.baseCfs;
  const reaches = pipes.map((pipe) => {
    const flow = Math.min(1, startCfs / pipe.fullCfs);
    const area = areaOf(flow);
    return { pipe, pondFt3: 0, end: { inflow: flow, inArea: area, outflow: flow, outArea: area } };
  });
  const outflowCfs = [Math.min(startCfs, ...pipes.map(({ fullCfs }) => fullCfs))];
  let floodedFt3 = 0;
  const steps = Math.round((horizonHours(params) * 3600) / kinematicStepS);
  for (let step = 0; step < steps; step++) {
    let flowCfs = inflowAt(params, (step * kinematicStepS) / 3600);
    for (const reach of reaches) {
      const { end } = reach;
      const { fullCfs, fullFt2, lengthFt } = reach.pipe;
      flowCfs += reach.pondFt3 / kinematicStepS;
      routeKinematic(end, flowCfs / fullCfs, (fullFt2 * lengthFt) / fullCfs / kinematicStepS);
      const excessFt3 = Math.max(0, flowCfs - fullCfs) * kinematicStepS;
      if (canPond) reach.pondFt3 = excessFt3;
      else floodedFt3 += excessFt3;
      flowCfs = end.outflow * fullCfs;
    }
    outflowCfs.push(flowCfs);
  }
  return { outflowCfs, floodedFt3 };
}

/** Returns the moment at an hour of the simulation. */
export const momentAt = ({ history, limitFt }: DynamicWaveResult, hour: number): Moment =>
  momentOf(history, limitFt, hour);
