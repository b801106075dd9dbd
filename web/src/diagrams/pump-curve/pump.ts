import { interpolate } from '../kit/interpolate';
import type { Point } from '../kit/scale';

/** The pumps of SWMM: five types of curve, and the ideal pump without one. */
export type PumpType = 'ideal' | 'type1' | 'type2' | 'type3' | 'type4' | 'type5';

/** What the diagram's controls set. */
export type PumpParams = {
  type: PumpType;
  /** A typical curve for the rated flow and head, or three points. */
  curve: 'typical' | 'own';
  /** The points of a custom curve: depths (Types 2 and 4) or heads (Types 3 and 5), and flows. */
  firstFt: number;
  firstCfs: number;
  secondFt: number;
  secondCfs: number;
  thirdFt: number;
  thirdCfs: number;
  /** Inflow to the wet well. */
  inflowCfs: number;
  /** The pump's setting; 100 is the curve as given. */
  speedPercent: number;
  ratedFlowCfs: number;
  /** Head at the rated flow of a Type 3 or Type 5 curve. */
  ratedHeadFt: number;
  stopDepthFt: number;
  startDepthFt: number;
  wellAreaFt2: number;
  /** The level at which the force main discharges, above the well's floor. */
  liftFt: number;
  mainDiameterIn: number;
  mainLengthFt: number;
  /** The moment that is shown. */
  minute: number;
};

/** Depth of the wet well. */
export const wellDepthFt = 12;

/** Depths and volumes up to which each step of a curve applies, and its fraction of the rated flow. */
const stepDepthsFt = [4, 8, 12];
const stepVolumesFt3 = [400, 800, 1200];
const stepFractions = [0.5, 1, 1.5];

/** Heads and flows as fractions of the rated ones: EPANET's one-point curve, q = (4 − 3h)^(1/2). */
const centrifugal: readonly Point[] = [0, 0.5, 0.8, 1, 1.2, 4 / 3].map((head) => [
  head,
  Math.sqrt(Math.max(0, 4 - 3 * head)),
]);

/** Reports whether the head between the pump's two nodes determines its flow. */
export function usesHead(type: PumpType): boolean {
  return type === 'type3' || type === 'type5';
}

/** Reports whether the type may have a custom curve: its flow depends on depth or head. */
export function canHaveCustomCurve({ type }: PumpParams): boolean {
  return type !== 'ideal' && type !== 'type1';
}

/** Reports whether the pump has a custom curve. */
export function hasCustomCurve(params: PumpParams): boolean {
  return params.curve === 'own' && canHaveCustomCurve(params);
}

function customCurve(params: PumpParams): Point[] {
  return [
    [params.firstFt, params.firstCfs],
    [params.secondFt, params.secondCfs],
    [params.thirdFt, params.thirdCfs],
  ];
}

/**
 * The points of the pump curve as a project would contain them: x is volume in
 * ft³ (Type 1), depth in ft (Types 2, 4) or head in ft (Types 3, 5), y is flow
 * in cfs at a setting of 1. User's Manual, Appendix C.5; RM2 Table 6-1.
 */
export function curveOf(params: PumpParams): Point[] {
  const { type, ratedFlowCfs, ratedHeadFt } = params;
  if (hasCustomCurve(params)) return customCurve(params);
  const stepsAt = (xs: readonly number[]) =>
    xs.map((x, index): Point => [x, (stepFractions[index] ?? 0) * ratedFlowCfs]);
  switch (type) {
    case 'ideal':
      return [];
    case 'type1':
      return stepsAt(stepVolumesFt3);
    case 'type2':
      return stepsAt(stepDepthsFt);
    case 'type4':
      return [[0, 0], ...stepsAt(stepDepthsFt)];
    case 'type3':
    case 'type5':
      return centrifugal.map(([head, flow]) => [head * ratedHeadFt, flow * ratedFlowCfs]);
  }
}

/** The flow of the first point beyond x, or of the last one: engine table.c, table_intervalLookup. */
function stepLookup(points: readonly Point[], x: number): number {
  return (points.find(([end]) => x < end) ?? points.at(-1))?.[1] ?? 0;
}

/** The setting as a fraction; an ideal pump always has 1. */
export function settingOf({ type, speedPercent }: PumpParams): number {
  return type === 'ideal' ? 1 : speedPercent / 100;
}

/**
 * Flow of a pump from its curve: RM2 6.1; engine link.c, pump_getInflow. The
 * setting w multiplies the flow; by the affinity laws, it also multiplies the
 * heads of a Type 5 curve by w².
 *
 * @param x volume, depth or head, depending on the type
 */
export function curveFlow(params: PumpParams, curve: readonly Point[], x: number): number {
  const setting = settingOf(params);
  switch (params.type) {
    case 'ideal':
      return params.inflowCfs;
    case 'type1':
    case 'type2':
      return setting * stepLookup(curve, x);
    case 'type3':
    case 'type4':
      return setting * interpolate(curve, x);
    case 'type5':
      return setting * interpolate(curve, x / setting ** 2);
  }
}

/** The largest rise in flow from one point of the curve to the next, at the chosen setting. */
export function curveStepCfs(params: PumpParams): number {
  const flows = curveOf(params).map(([, flow]) => flow);
  const rises = flows.slice(1).map((flow, index) => flow - (flows[index] ?? 0));
  return settingOf(params) * Math.max(0, ...rises);
}

/** The curve as drawn: in steps, or from point to point, scaled by the setting. */
export function drawnCurve(params: PumpParams, curve: readonly Point[]): Point[] {
  const setting = settingOf(params);
  if (params.type === 'ideal') {
    return [
      [0, 0],
      [params.inflowCfs, params.inflowCfs],
    ];
  }
  if (params.type === 'type1' || params.type === 'type2') {
    return curve.flatMap(([x, flow], index): Point[] => [
      [curve[index - 1]?.[0] ?? 0, flow * setting],
      [x, flow * setting],
    ]);
  }
  const stretch = params.type === 'type5' ? setting ** 2 : 1;
  // Below its first point the engine keeps the first flow.
  const points: Point[] = [[0, curve[0]?.[1] ?? 0], ...curve];
  return points.map(([x, flow]) => [x * stretch, flow * setting]);
}

/** Hazen-Williams C-factor of the force main: smooth pipe with some years of service. */
export const hazenWilliams = 120;

/**
 * Head lost in the full force main, by Hazen-Williams solved for the slope:
 * v^1.852 / ((1.318 C)^1.852 · R^1.1667) · L. RM2 7.3; engine forcmain.c,
 * forcemain_getFricSlope (the manual prints the exponent of R as 1.667).
 */
export function frictionFt({ mainDiameterIn, mainLengthFt }: PumpParams, flowCfs: number): number {
  const diameterFt = mainDiameterIn / 12;
  const velocity = flowCfs / ((Math.PI / 4) * diameterFt ** 2);
  const slope = (velocity / (1.318 * hazenWilliams)) ** 1.852 / (diameterFt / 4) ** 1.1667;
  return slope * mainLengthFt;
}

/** The head of the system at a flow: static lift and friction. */
export function systemHeadFt(params: PumpParams, depthFt: number, flowCfs: number): number {
  return params.liftFt - depthFt + frictionFt(params, flowCfs);
}

/** The number of bisections, which narrow the flow to a billionth of its range. */
const bisections = 30;

/**
 * The flow of a running pump at a depth in the well. For Types 3 and 5 it is
 * the flow at which pump and system agree: the pump's flow at the system's head,
 * less the flow itself, falls as the flow rises, so bisection finds its zero. The
 * engine comes to the same flow once its routing of the force main settles.
 *
 * Check: a Type 3 pump of 2 cfs at 30 ft, 1,000 ft of 8-in. pipe and 18 ft of
 * static lift: 1.772 cfs against 31.86 ft, in engine 5.2.4 and here.
 */
export function pumpFlowCfs(params: PumpParams, curve: readonly Point[], depthFt: number): number {
  if (params.type === 'type1') return curveFlow(params, curve, depthFt * params.wellAreaFt2);
  if (!usesHead(params.type)) return curveFlow(params, curve, depthFt);
  let low = 0;
  let high = curveFlow(params, curve, 0);
  for (let n = 0; n < bisections; n += 1) {
    const middle = (low + high) / 2;
    const flow = curveFlow(params, curve, systemHeadFt(params, depthFt, middle));
    if (flow > middle) low = middle;
    else high = middle;
  }
  return low;
}
