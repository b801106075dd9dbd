/** The Green-Ampt parameters of a soil, in inches and hours (RM1 4.4.1). */
export interface Soil {
  suctionIn: number;
  conductivityInPerHour: number;
  /** The initial moisture deficit: porosity less initial moisture. */
  deficit: number;
}

/**
 * Green-Ampt as in SWMM 4, or the modified method, in which light rain does not reduce the
 * deficit of the upper zone. LID controls always use the modified method.
 */
export type Method = 'green-ampt' | 'modified';

/** The state of the soil (infil.c, TGrnAmpt). Depths are in inches. */
export interface State {
  /** The deficit at the start of the current event. */
  deficit: number;
  /** Infiltrated since the event began, less what has drained from the upper zone: F. */
  depthIn: number;
  /** Water in the upper zone, Fu. */
  upperIn: number;
  isSaturated: boolean;
  /** The time after which rain starts a new event, T. */
  hoursToNewEvent: number;
}

/** The state of a soil whose upper zone has drained. */
export const drainedState = ({ deficit }: Soil): State => ({
  deficit,
  depthIn: 0,
  upperIn: 0,
  isSaturated: false,
  hoursToNewEvent: 0,
});

/** The depth of the upper zone, 4 √Ks in inches, by Mein (RM1 4.4.2; grnampt_setParams). */
export const upperZoneIn = ({ conductivityInPerHour }: Soil) =>
  4 * Math.sqrt(conductivityInPerHour);

/** One time step of infiltration; `state` is changed. */
export interface Step {
  soil: Soil;
  method: Method;
  state: State;
  rainInPerHour: number;
  /** The depth of water that ponds on the ground. */
  pondedIn?: number;
  hours: number;
}

/** A step with the rate at which water is available, and the head on the wetting front. */
interface Supply extends Step {
  availableInPerHour: number;
  headIn: number;
}

/** A rate that counts as zero: ZERO, 1e-10 ft/s, in consts.h. */
const noRateInPerHour = 1e-10 * 12 * 3600;

/**
 * Returns the rate of infiltration over one step, in in/hr, and changes the soil's state
 * (RM1 4.4; infil.c, grnampt_getInfil).
 *
 * Check: 1 in/hr of rain on a soil with 0.25 in/hr, 6.5 in and a deficit of 0.2 saturates
 * the surface when 0.25 · 6.5 · 0.2 / 0.75 = 0.433 in has entered (RM1 4.4.1).
 */
export function infiltrate(step: Step): number {
  const { soil, state, rainInPerHour, pondedIn = 0, hours } = step;
  state.hoursToNewEvent -= hours;
  const available = rainInPerHour + pondedIn / hours;
  const supply: Supply = {
    ...step,
    availableInPerHour: available < noRateInPerHour ? 0 : available,
    headIn: soil.suctionIn + pondedIn,
  };
  return state.isSaturated ? saturatedStep(supply) : unsaturatedStep(supply);
}

/** The largest content of the upper zone, Fumax. */
const fullUpperIn = (soil: Soil) => soil.deficit * upperZoneIn(soil);

/** The dry time after which rain starts a new event: 4.5 / √Ks hours. */
const recoveryHours = (soil: Soil) => 4.5 / Math.sqrt(soil.conductivityInPerHour);

/** A step that starts with an unsaturated surface (grnampt_getUnsatInfil). */
function unsaturatedStep(step: Supply): number {
  const { soil, method, state, availableInPerHour: available, headIn, hours } = step;
  const ks = soil.conductivityInPerHour;
  if (available <= 0) return drain(step);
  if (available <= ks) {
    add(soil, state, available * hours);
    // The methods differ here: in the original one, light rain uses up the deficit.
    if (method === 'green-ampt' && state.hoursToNewEvent <= 0) startEvent(soil, state);
    return available;
  }
  state.hoursToNewEvent = recoveryHours(soil);
  const saturationIn = (ks * headIn * state.deficit) / (available - ks);
  if (state.depthIn > saturationIn) {
    state.isSaturated = true;
    return saturatedStep(step);
  }
  if (state.depthIn + available * hours < saturationIn) {
    add(soil, state, available * hours);
    return available;
  }
  const saturatedHours = Math.max(0, hours - (saturationIn - state.depthIn) / available);
  const reachedIn = depthAfter(saturationIn, headIn * state.deficit, ks, saturatedHours);
  const entered = Math.min(reachedIn, saturationIn + available * saturatedHours) - state.depthIn;
  add(soil, state, entered);
  state.isSaturated = true;
  return entered / hours;
}

/** A step that starts with a saturated surface (grnampt_getSatInfil). */
function saturatedStep(step: Supply): number {
  const { soil, state, availableInPerHour, headIn, hours } = step;
  if (availableInPerHour <= 0) return 0;
  state.hoursToNewEvent = recoveryHours(soil);
  const capacity =
    depthAfter(state.depthIn, headIn * state.deficit, soil.conductivityInPerHour, hours) -
    state.depthIn;
  const available = availableInPerHour * hours;
  if (capacity > available) state.isSaturated = false;
  const entered = Math.min(capacity, available);
  add(soil, state, entered);
  return entered / hours;
}

/**
 * Without rain or ponded water the upper zone drains, by √Ks / 75 of its full content per hour. A new
 * event begins once that zone is empty or the dry time is over. Returns 0, the rate of infiltration.
 */
function drain({ soil, state, hours }: Step): number {
  if (state.upperIn <= 0) return 0;
  const drainedIn = ((Math.sqrt(soil.conductivityInPerHour) * hours) / 75) * fullUpperIn(soil);
  state.depthIn -= drainedIn;
  state.upperIn -= drainedIn;
  if (state.upperIn <= 0) {
    Object.assign(state, { ...drainedState(soil), hoursToNewEvent: state.hoursToNewEvent });
  } else if (state.hoursToNewEvent <= 0) {
    startEvent(soil, state);
  }
  return 0;
}

/** Starts a new event with the remaining deficit. */
function startEvent(soil: Soil, state: State): void {
  state.deficit = (fullUpperIn(soil) - state.upperIn) / upperZoneIn(soil);
  state.depthIn = 0;
}

/** Adds infiltrated water to the event and to the upper zone, which holds a limited depth. */
function add(soil: Soil, state: State, depthIn: number): void {
  state.depthIn += depthIn;
  state.upperIn = Math.min(state.upperIn + depthIn, fullUpperIn(soil));
}

/**
 * The infiltrated depth after a time with a saturated surface, by the integrated equation
 * F2 - c ln(F2 + c) = F1 - c ln(F1 + c) + Ks t with c the head times the deficit (RM1
 * 4.4.1; grnampt_getF2), by Newton's method with the engine's limits.
 */
function depthAfter(from: number, c: number, ks: number, hours: number): number {
  const minDepth = from + ks * hours;
  if (c <= 0) return minDepth;
  const constant = c * Math.log(from + c) - ks * hours;
  let depth = from;
  for (let trial = 0; trial < 20; trial++) {
    const correction = (depth - from - c * Math.log(depth + c) + constant) / (1 - c / (depth + c));
    if (!Number.isFinite(correction)) return depthFromDry(c, ks, hours);
    // The engine's limit is 0.00001 ft.
    if (Math.abs(correction) < 0.00012) return Math.max(depth, minDepth);
    depth -= correction;
  }
  return minDepth;
}

/**
 * At F = 0 the slope of the equation is 0, so Newton's method starts from a small depth: a thousandth
 * of the first term of Philip's equation, √(2 c Ks t).
 */
function depthFromDry(c: number, ks: number, hours: number): number {
  return hours > 0 ? depthAfter(Math.sqrt(2 * c * ks * hours) * 1e-3, c, ks, hours) : 0;
}

/**
 * The potential rate, Ks (1 + suction · deficit / F). It is Ks if suction · deficit is 0, and otherwise
 * infinite if F is 0.
 */
export function potentialInPerHour(soil: Soil, { deficit, depthIn }: State): number {
  const ks = soil.conductivityInPerHour;
  if (soil.suctionIn * deficit <= 0) return ks;
  return depthIn > 0 ? ks * (1 + (soil.suctionIn * deficit) / depthIn) : Number.POSITIVE_INFINITY;
}
