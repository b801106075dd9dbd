/** The state of infiltration into the soil layer: TGrnAmpt in the engine's infil.h. */
export interface Infiltration {
  suctionFt: number;
  conductivityFtPerS: number;
  /** Deficit when dry, and that of the present event. */
  largestDeficit: number;
  deficit: number;
  /** Depth of the upper zone, 4 · K^0.5 in inches. */
  upperFt: number;
  /** Infiltrated in the event, and held in the upper zone. */
  eventFt: number;
  upperWaterFt: number;
  /** Seconds until a new event may begin. */
  restS: number;
  isSaturated: boolean;
}

/** Dry soil: infil.c, grnampt_setParams and grnampt_initState. */
export function startInfiltration(
  suctionFt: number,
  conductivityFtPerS: number,
  deficit: number,
): Infiltration {
  return {
    suctionFt,
    conductivityFtPerS,
    largestDeficit: deficit,
    deficit,
    upperFt: (4 * Math.sqrt(conductivityFtPerS * 12 * 3600)) / 12,
    eventFt: 0,
    upperWaterFt: 0,
    restS: 0,
    isSaturated: false,
  };
}

/**
 * Infiltration in ft/s into the soil layer by the modified Green-Ampt method,
 * which every LID control uses: RM1 4.4; RM3 6.2.1; engine infil.c,
 * grnampt_getInfil with MOD_GREEN_AMPT. It changes the state.
 */
export function infiltrate(
  state: Infiltration,
  stepS: number,
  rate: number,
  depthFt: number,
): number {
  state.restS -= stepS;
  const arriving = rate + depthFt / stepS;
  if (state.isSaturated) return saturated(state, stepS, arriving, depthFt);
  const { conductivityFtPerS: k, suctionFt } = state;
  if (arriving === 0) return recover(state, stepS);
  if (arriving <= k) return take(state, stepS, arriving);
  state.restS = 5400 / state.upperFt;
  const needed = (k * (suctionFt + depthFt) * state.deficit) / (arriving - k);
  if (state.eventFt > needed) {
    state.isSaturated = true;
    return saturated(state, stepS, arriving, depthFt);
  }
  if (state.eventFt + arriving * stepS < needed) return take(state, stepS, arriving);
  // The upper zone becomes saturated within the step.
  const wetS = Math.max(0, stepS - (needed - state.eventFt) / arriving);
  const c1 = (suctionFt + depthFt) * state.deficit;
  const total = Math.min(infiltrated(needed, c1, k, wetS), needed + arriving * wetS);
  const change = total - state.eventFt;
  state.isSaturated = true;
  return take(state, stepS, change / stepS);
}

function take(state: Infiltration, stepS: number, rate: number): number {
  state.eventFt += rate * stepS;
  const most = state.largestDeficit * state.upperFt;
  state.upperWaterFt = Math.min(most, state.upperWaterFt + rate * stepS);
  return rate;
}

function recover(state: Infiltration, stepS: number): number {
  if (state.upperWaterFt <= 0) return 0;
  const most = state.largestDeficit * state.upperFt;
  const change = (state.upperFt / 90000) * most * stepS;
  state.eventFt -= change;
  state.upperWaterFt -= change;
  if (state.upperWaterFt <= 0) {
    state.upperWaterFt = 0;
    state.eventFt = 0;
    state.deficit = state.largestDeficit;
  } else if (state.restS <= 0) {
    state.deficit = (most - state.upperWaterFt) / state.upperFt;
    state.eventFt = 0;
  }
  return 0;
}

function saturated(state: Infiltration, stepS: number, arriving: number, depthFt: number): number {
  state.restS = 5400 / state.upperFt;
  const c1 = (state.suctionFt + depthFt) * state.deficit;
  let change = infiltrated(state.eventFt, c1, state.conductivityFtPerS, stepS) - state.eventFt;
  if (change > arriving * stepS) {
    change = arriving * stepS;
    state.isSaturated = false;
  }
  return take(state, stepS, change / stepS);
}

/** What has infiltrated after a step, by Newton's method: infil.c, grnampt_getF2. */
function infiltrated(f1: number, c1: number, k: number, stepS: number): number {
  const least = f1 + k * stepS;
  if (c1 === 0) return least;
  const c2 = c1 * Math.log(f1 + c1) - k * stepS;
  let f2 = f1;
  for (let trial = 0; trial < 20; trial += 1) {
    const change = (f2 - f1 - c1 * Math.log(f2 + c1) + c2) / (1 - c1 / (f2 + c1));
    if (Math.abs(change) < 0.00001) return Math.max(f2, least);
    f2 -= change;
  }
  return least;
}
