/** A soil by its Green-Ampt parameters, in inches and hours (RM1 4.4.1). */
export interface Soil {
  suctionIn: number;
  conductivityInPerHour: number;
  /** The initial moisture deficit: porosity less initial moisture. */
  deficit: number;
}

/** Green-Ampt as in SWMM 4, or with the deficit of the upper zone kept in light rain. */
export type Method = 'green-ampt' | 'modified';

/** The state of the soil (infil.c, TGrnAmpt). Depths are in inches. */
export interface State {
  /** The deficit that the present event started with. */
  deficit: number;
  /** Infiltrated since the event began, F. */
  depthIn: number;
  /** Water held in the upper zone, Fu. */
  upperIn: number;
  saturated: boolean;
  /** Until the next rain is a new event, T. */
  hoursToNewEvent: number;
}

/** The state of a soil that has drained. */
export const drained = ({ deficit }: Soil): State => ({
  deficit,
  depthIn: 0,
  upperIn: 0,
  saturated: false,
  hoursToNewEvent: 0,
});

/** The depth of the upper zone, 4 √Ks in inches, by Mein (RM1 4.4.2; grnampt_setParams). */
export const upperZoneIn = ({ conductivityInPerHour }: Soil) =>
  4 * Math.sqrt(conductivityInPerHour);

/**
 * One step of infiltration without ponded water: the rate in in/hr, and the soil after it
 * (RM1 4.4; infil.c, grnampt_getInfil).
 *
 * Check: 1 in/hr of rain on a soil with 0.25 in/hr, 6.5 in and a deficit of 0.2 saturates
 * the surface when 0.25 · 6.5 · 0.2 / 0.75 = 0.433 in have entered (RM1 4.4.1).
 */
export function infiltrate(
  soil: Soil,
  method: Method,
  before: State,
  rainInPerHour: number,
  hours: number,
): { inPerHour: number; after: State } {
  const state = { ...before, hoursToNewEvent: before.hoursToNewEvent - hours };
  const step = state.saturated ? saturatedStep : unsaturatedStep;
  const inPerHour = step({ soil, method, state, rainInPerHour, hours });
  return { inPerHour, after: state };
}

interface Step {
  soil: Soil;
  method: Method;
  /** Changed by the step. */
  state: State;
  rainInPerHour: number;
  hours: number;
}

/** What the upper zone holds at most, Fumax. */
const mostUpperIn = (soil: Soil) => soil.deficit * upperZoneIn(soil);

/** The dry time after which rain is a new event: 4.5 / √Ks hours. */
const recoveryHours = (soil: Soil) => 4.5 / Math.sqrt(soil.conductivityInPerHour);

/** While the surface isn't saturated (grnampt_getUnsatInfil). */
function unsaturatedStep(step: Step): number {
  const { soil, method, state, rainInPerHour, hours } = step;
  const ks = soil.conductivityInPerHour;
  if (rainInPerHour <= 0) return dry(step);
  if (rainInPerHour <= ks) {
    take(soil, state, rainInPerHour * hours);
    // This is where the methods differ: light rain uses up the deficit of the original one.
    if (method === 'green-ampt' && state.hoursToNewEvent <= 0) renew(soil, state);
    return rainInPerHour;
  }
  state.hoursToNewEvent = recoveryHours(soil);
  const saturatesIn = (ks * soil.suctionIn * state.deficit) / (rainInPerHour - ks);
  if (state.depthIn > saturatesIn) {
    state.saturated = true;
    return saturatedStep(step);
  }
  if (state.depthIn + rainInPerHour * hours < saturatesIn) {
    take(soil, state, rainInPerHour * hours);
    return rainInPerHour;
  }
  const rest = Math.max(0, hours - (saturatesIn - state.depthIn) / rainInPerHour);
  const reached = depthAfter(saturatesIn, soil.suctionIn * state.deficit, ks, rest);
  const entered = Math.min(reached, saturatesIn + rainInPerHour * rest) - state.depthIn;
  take(soil, state, entered);
  state.saturated = true;
  return entered / hours;
}

/** While the surface is saturated (grnampt_getSatInfil). */
function saturatedStep({ soil, state, rainInPerHour, hours }: Step): number {
  if (rainInPerHour <= 0) return 0;
  state.hoursToNewEvent = recoveryHours(soil);
  const capacity =
    depthAfter(state.depthIn, soil.suctionIn * state.deficit, soil.conductivityInPerHour, hours) -
    state.depthIn;
  const available = rainInPerHour * hours;
  if (capacity > available) state.saturated = false;
  const entered = Math.min(capacity, available);
  take(soil, state, entered);
  return entered / hours;
}

/** Without rain the upper zone drains, by the part √Ks / 75 an hour. */
function dry({ soil, state, hours }: Step): number {
  if (state.upperIn <= 0) return 0;
  const drainedIn = ((Math.sqrt(soil.conductivityInPerHour) * hours) / 75) * mostUpperIn(soil);
  state.depthIn -= drainedIn;
  state.upperIn -= drainedIn;
  if (state.upperIn <= 0)
    Object.assign(state, { ...drained(soil), hoursToNewEvent: state.hoursToNewEvent });
  else if (state.hoursToNewEvent <= 0) renew(soil, state);
  return 0;
}

/** A new event begins with the deficit that is left. */
function renew(soil: Soil, state: State): void {
  state.deficit = (mostUpperIn(soil) - state.upperIn) / upperZoneIn(soil);
  state.depthIn = 0;
}

function take(soil: Soil, state: State, depthIn: number): void {
  state.depthIn += depthIn;
  state.upperIn = Math.min(state.upperIn + depthIn, mostUpperIn(soil));
}

/**
 * The infiltrated depth after a saturated time, by the integrated equation
 * F2 - c ln(F2 + c) = F1 - c ln(F1 + c) + Ks t with c the suction times the deficit (RM1
 * 4.4.1; grnampt_getF2), by Newton's method with the engine's limits.
 */
function depthAfter(from: number, c: number, ks: number, hours: number): number {
  const least = from + ks * hours;
  if (c <= 0) return least;
  const known = c * Math.log(from + c) - ks * hours;
  let depth = from;
  for (let trial = 0; trial < 20; trial++) {
    const correction = (depth - from - c * Math.log(depth + c) + known) / (1 - c / (depth + c));
    if (!Number.isFinite(correction)) return depthFromDry(c, ks, hours);
    // The engine's limit is 0.00001 ft.
    if (Math.abs(correction) < 0.00012) return Math.max(depth, least);
    depth -= correction;
  }
  return least;
}

/** From F = 0 the slope of the equation is zero: Philip's first term starts the search. */
function depthFromDry(c: number, ks: number, hours: number): number {
  return hours > 0 ? depthAfter(Math.sqrt(2 * c * ks * hours) * 1e-3, c, ks, hours) : 0;
}

/** The rate that the soil could take in now: Ks (1 + suction · deficit / F). */
export function potentialInPerHour(soil: Soil, { deficit, depthIn }: State): number {
  const ks = soil.conductivityInPerHour;
  if (soil.suctionIn * deficit <= 0) return ks;
  return depthIn > 0 ? ks * (1 + (soil.suctionIn * deficit) / depthIn) : Number.POSITIVE_INFINITY;
}
