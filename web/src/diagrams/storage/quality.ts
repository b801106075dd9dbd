/** What the diagram shows: the water of a storage unit, or a pollutant in a unit, conduit or junction. */
export type Show =
  | 'filling'
  | 'tank'
  | 'conduit'
  | 'junction'
  | 'firstOrder'
  | 'settling'
  | 'hrt'
  | 'hrtJunction';

/** What the controls of water quality set. */
export interface Quality {
  show: Show;
  /** The duration shown. */
  endHours: number;
  /** The volume, which is constant: as much flows out as in. */
  tankFt3: number;
  /** DEPTH in treatment expressions. */
  tankFt: number;
  flowCfs: number;
  inMgPerL: number;
  /** When the inflow starts to carry pollutant, and for how long. */
  pulseStartHours: number;
  pulseHours: number;
  startMgPerL: number;
  decayPerDay: number;
  /** A second inflow of a junction, and a load without flow. */
  otherCfs: number;
  otherMgPerL: number;
  massKgPerHour: number;
  /** The removal R at a junction, in percent. */
  removedPercent: number;
  /** The k of C = P exp(-k DT), and of R = Rmax (1 - exp(-k HRT)) at a junction. */
  ratePerHour: number;
  /** The k of R = Rmax (1 - exp(-k HRT / DEPTH)). */
  removalFtPerHour: number;
  /** The Rmax of both expressions, in percent. */
  mostPercent: number;
  settlingFtPerHour: number;
  /** The concentration that does not settle. */
  leastMgPerL: number;
}

/** The concentrations at the end of a step. */
export interface QualityMoment {
  hour: number;
  /** The concentration of the inflow during the step. */
  inMgPerL: number;
  mgPerL: number;
  /** Hydraulic residence time, the mean age of the water. */
  hrtHours: number;
}

/** The concentrations over time. */
export interface QualityResult {
  moments: QualityMoment[];
  /** At each moment, the parts of a volume's initial and incoming mass that remain and have left. */
  heldParts: number[];
  leftParts: number[];
}

const stepSeconds = 20;
const stepsPerMoment = 3;
const stepHours = stepSeconds / 3600;
/** Engine consts.h: LperFT3. */
const litersPerFt3 = 28.317;

export const isJunction = ({ show }: Quality) => show === 'junction' || show === 'hrtJunction';

/** The mass inflow in mg/s. */
export const massMgPerS = ({ massKgPerHour }: Quality) => (massKgPerHour * 1e6) / 3600;

/** The total flow through the volume or junction. */
export const totalCfs = (params: Quality) =>
  params.flowCfs + (params.show === 'junction' ? params.otherCfs : 0);

/** The concentration of the inflow at an hour; at a junction, of its inflows when mixed. */
function inflowMgPerL(params: Quality, hour: number): number {
  const { show, inMgPerL, flowCfs, otherCfs, otherMgPerL, pulseStartHours, pulseHours } = params;
  if (show === 'hrtJunction') return flowCfs > 0 ? inMgPerL : 0;
  if (show === 'junction') {
    const flow = totalCfs(params);
    const load = flowCfs * inMgPerL + otherCfs * otherMgPerL + massMgPerS(params) / litersPerFt3;
    return flow > 0 ? load / flow : 0;
  }
  const since = hour - pulseStartHours;
  return since >= -1e-9 && since < pulseHours - 1e-9 ? inMgPerL : 0;
}

/**
 * The fraction R that a treatment expression removes from the inflow. An expression with HRT removes
 * nothing without an inflow.
 */
export function removalAt(params: Quality, hrtHours: number): number {
  const { show, removedPercent, mostPercent, ratePerHour, removalFtPerHour, tankFt } = params;
  if (show === 'junction') return removedPercent / 100;
  if (params.flowCfs <= 0) return 0;
  const perHour = show === 'hrt' ? removalFtPerHour / tankFt : ratePerHour;
  return (mostPercent / 100) * (1 - Math.exp(-perHour * hrtHours));
}

/**
 * The concentration after treatment. An expression for C acts on the mixture, one for R on an inflow
 * with pollutant. Neither raises the concentration. RM3 5.4; engine treatmnt.c, treatmnt_treat.
 */
function treatedMgPerL(params: Quality, mixed: number, inMgPerL: number, hrtHours: number): number {
  const { show, ratePerHour, settlingFtPerHour, leastMgPerL, tankFt } = params;
  switch (show) {
    case 'firstOrder':
      return mixed * Math.exp(-ratePerHour * stepHours);
    case 'settling': {
      const kept = Math.exp((-settlingFtPerHour / tankFt) * stepHours);
      return Math.min(mixed, leastMgPerL + (mixed - leastMgPerL) * kept);
    }
    case 'junction':
    case 'hrt':
    case 'hrtJunction': {
      const removal = removalAt(params, hrtHours);
      if (removal === 0 || inMgPerL === 0) return mixed;
      return Math.min(mixed, inMgPerL * (1 - removal));
    }
    default:
      return mixed;
  }
}

/**
 * A completely mixed volume: decay for a step, unless there is a treatment, then mixing with what
 * flows in, then treatment. A junction has no volume and no residence time. RM3 5.2 to 5.4; engine
 * qualrout.c, findStorageQual, getMixedQual, getReactedQual and updateHRT.
 *
 * Check: of the pollutant that is in the volume at the start, e^-1 = 37% is left after the residence
 * time V/Q.
 */
export function runQuality(params: Quality): QualityResult {
  const { endHours, tankFt3, flowCfs, startMgPerL, decayPerDay, show } = params;
  const hasVolume = !isJunction(params);
  const volumeIn = flowCfs * stepSeconds;
  const decays = show === 'tank' || show === 'conduit';
  let mgPerL = hasVolume
    ? startMgPerL
    : treatedMgPerL(params, inflowMgPerL(params, 0), inflowMgPerL(params, 0), 0);
  let hrtHours = 0;
  let [arrived, left] = [startMgPerL * tankFt3, 0];
  const moments = [{ hour: 0, inMgPerL: inflowMgPerL(params, 0), mgPerL, hrtHours }];
  const heldParts = [startMgPerL > 0 ? 1 : 0];
  const leftParts = [0];
  for (let step = 1; step <= Math.round(endHours / stepHours); step++) {
    const inMgPerL = inflowMgPerL(params, (step - 1) * stepHours);
    if (hasVolume) {
      if (decays) mgPerL *= Math.max(0, 1 - (decayPerDay / 24) * stepHours);
      const mixed = (mgPerL * tankFt3 + inMgPerL * volumeIn) / (tankFt3 + volumeIn);
      hrtHours = ((hrtHours + stepHours) * tankFt3) / (tankFt3 + volumeIn);
      mgPerL = treatedMgPerL(params, mixed, inMgPerL, hrtHours);
      arrived += inMgPerL * volumeIn;
      // In the engine a step's outflow has the concentration at the end of the step.
      left += mgPerL * volumeIn;
    }
    if (step % stepsPerMoment > 0) continue;
    moments.push({ hour: step * stepHours, inMgPerL, mgPerL, hrtHours });
    heldParts.push(arrived > 0 ? (mgPerL * tankFt3) / arrived : 0);
    leftParts.push(arrived > 0 ? left / arrived : 0);
  }
  return { moments, heldParts, leftParts };
}

/** The index of the moment nearest to an hour. */
export const indexAt = ({ moments }: QualityResult, hour: number) =>
  Math.min(moments.length - 1, Math.max(0, Math.round(hour / stepHours / stepsPerMoment)));

/** The moment nearest to an hour. */
export function qualityAt(result: QualityResult, hour: number): QualityMoment {
  const moment = result.moments[indexAt(result, hour)];
  if (!moment) throw new Error('the result has no moments');
  return moment;
}
