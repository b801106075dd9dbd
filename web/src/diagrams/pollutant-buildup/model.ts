import { type Buildup, continueBuildup } from './buildup';
import { type Land, landAc, mixedMgPerL } from './land';
import { lbPerMg, litersPerFt3, type Washoff, washoffMgPerFt3 } from './washoff';

/** What the diagram's controls set. */
export interface PollutantParams extends Buildup, Washoff, Land {
  /** Where the buildup comes from: dry days on an initially clean surface, or an initial loading. */
  start: 'dry' | 'loading';
  loadingLbPerAc: number;
  /** Dry days before the storm; the surface is clean when they begin. */
  dryDays: number;
  /** Days between two sweepings; 0 without sweeping. */
  sweepDays: number;
  availablePercent: number;
  removedPercent: number;
  areaAc: number;
  /** The depth of runoff from the storm, whose rain all runs off. */
  rainIn: number;
  stormHours: number;
  /** The time shown, from the start of the storm. */
  hour: number;
}

/** The state at the end of a step of the storm; runoff and concentration are those of the step. */
export interface Moment {
  hour: number;
  runoffInPerHour: number;
  concentrationMgPerL: number;
  buildupLb: number;
  /** Removed by sweeping since the start of dry weather. */
  sweptLb: number;
  /** Washed off the land use since the start of the storm, before BMPs. */
  washedLb: number;
}

/** Dry weather and storm. */
export interface PollutantResult {
  areaFt2: number;
  /**
   * The buildup at some hours of dry weather, and just before and after each sweeping, with what it
   * would be without sweeping.
   */
  dry: { day: number; lbPerAc: number; unsweptLbPerAc: number }[];
  storm: Moment[];
  /** The buildup when the storm begins. */
  startLb: number;
  /** Swept in dry weather. */
  drySweptLb: number;
  /** Swept in all, including in the storm while runoff is too small to wash anything off. */
  sweptLb: number;
  washedLb: number;
  /** The mass in the runoff, from the rain and all of the area, after BMPs. */
  loadLb: number;
  peakMgPerL: number;
  /** Load per volume of runoff: the event mean concentration. */
  meanMgPerL: number;
  /** The part of the load in the first half of the runoff. */
  firstHalfFraction: number;
  /** When the surface becomes clean; undefined if it never does or was clean at the start. */
  cleanHour: number | undefined;
}

/** Less runoff than this washes nothing off: MIN_RUNOFF in consts.h. */
export const minRunoffInPerHour = 0.001;
const dryStepSeconds = 3600;
const stormStepSeconds = 300;
/** A step of the storm, in hours. */
export const stormStepHours = stormStepSeconds / 3600;

/** The number of steps of the storm: its duration, rounded to whole steps. */
export const stormSteps = ({ stormHours }: PollutantParams) =>
  Math.round(stormHours / stormStepHours);

/** The end of the storm's last step, in hours. */
export const endHour = (params: PollutantParams) => stormSteps(params) * stormStepHours;

/** The number of square feet in an acre, as the engine rounds it: table Ucf in swmm5.c. */
const ft2PerAc = 1 / 2.2956e-5;

/** The runoff of a storm: a triangle with its peak in the middle, in in/hr. */
export function runoffAt({ rainIn, stormHours }: PollutantParams, hour: number): number {
  return ((2 * rainIn) / stormHours) * Math.max(0, 1 - Math.abs((2 * hour) / stormHours - 1));
}

/** Dry days before the storm: none where an initial loading takes their place. */
export const dryDaysOf = ({ start, dryDays }: PollutantParams) =>
  start === 'loading' ? 0 : dryDays;

interface Surface {
  buildupLb: number;
  sweptLb: number;
  washedLb: number;
  loadLb: number;
  /** The day of the last sweeping. */
  sweptDay: number;
}

/**
 * Advances the surface by one step: buildup and sweeping while there is hardly any runoff, washoff
 * otherwise. Returns the concentration of the runoff, in mg/L. RM3 3.3, 3.4 and 4.3.1; engine
 * runoff.c, runoff_execute, and surfqual.c.
 */
function step(
  params: PollutantParams,
  surface: Surface,
  { day, seconds, runoff }: { day: number; seconds: number; runoff: number },
): number {
  const { areaAc, sweepDays, availablePercent, removedPercent } = params;
  const acres = landAc(params);
  if (runoff < minRunoffInPerHour && acres > 0) {
    surface.buildupLb = acres * continueBuildup(params, surface.buildupLb / acres, seconds / 86400);
  }
  const isDue = sweepDays > 0 && day - surface.sweptDay >= sweepDays - 1e-9;
  if (runoff <= minRunoffInPerHour && isDue) {
    const removedLb = surface.buildupLb * (availablePercent / 100) * (removedPercent / 100);
    surface.buildupLb -= removedLb;
    surface.sweptLb += removedLb;
    surface.sweptDay = day;
  }
  if (runoff < minRunoffInPerHour) return 0;
  const litersPerAc = (runoff / 43200) * ft2PerAc * seconds * litersPerFt3;
  const washedLb = washOff(params, surface, runoff, litersPerAc / litersPerFt3);
  const fromLand = washedLb > 0 ? washedLb / lbPerMg / (litersPerAc * acres) : 0;
  const concentration = mixedMgPerL(params, fromLand);
  surface.loadLb += concentration * litersPerAc * areaAc * lbPerMg;
  return concentration;
}

/**
 * Washes off what a step's runoff can, at most the buildup if there is a buildup function. Returns
 * the mass washed off, in lb.
 */
function washOff(
  params: PollutantParams,
  surface: Surface,
  runoff: number,
  ft3PerAc: number,
): number {
  const acres = landAc(params);
  const isLimited = params.buildup !== 'none';
  if (acres <= 0 || (isLimited && surface.buildupLb <= 0)) return 0;
  const mgPerFt3 = washoffMgPerFt3(params, runoff, acres * ft2PerAc, surface.buildupLb);
  const potentialLb = mgPerFt3 * ft3PerAc * acres * lbPerMg;
  const washedLb = isLimited ? Math.min(potentialLb, surface.buildupLb) : potentialLb;
  if (isLimited) surface.buildupLb -= washedLb;
  surface.washedLb += washedLb;
  return washedLb;
}

/** Simulates buildup over the dry days, in steps of an hour, then the storm, in steps of 5 min. */
export function run(params: PollutantParams): PollutantResult {
  const acres = landAc(params);
  const isLoaded = params.start === 'loading' && params.buildup !== 'none';
  const loadedLb = isLoaded ? params.loadingLbPerAc * acres : 0;
  const surface: Surface = {
    buildupLb: loadedLb,
    sweptLb: 0,
    washedLb: 0,
    loadLb: 0,
    sweptDay: 0,
  };
  const { areaAc, stormHours } = params;
  const dryDays = dryDaysOf(params);
  const perAc = (lb: number) => (acres > 0 ? lb / acres : 0);
  const dry = [{ day: 0, lbPerAc: perAc(loadedLb), unsweptLbPerAc: perAc(loadedLb) }];
  // At most 120 points after the first, besides those at sweepings.
  const hoursBetween = Math.ceil(dryDays / 5);
  let unsweptLbPerAc = 0;
  for (let hour = 0; hour < dryDays * 24; hour++) {
    const before = { day: hour / 24, lbPerAc: perAc(surface.buildupLb), unsweptLbPerAc };
    step(params, surface, { day: hour / 24, seconds: dryStepSeconds, runoff: 0 });
    unsweptLbPerAc = continueBuildup(params, unsweptLbPerAc, 1 / 24);
    const isSwept = surface.sweptDay === before.day && hour > 0;
    if (isSwept) dry.push(before);
    if (isSwept || (hour + 1) % hoursBetween === 0 || hour + 1 === dryDays * 24) {
      dry.push({ day: (hour + 1) / 24, lbPerAc: perAc(surface.buildupLb), unsweptLbPerAc });
    }
  }
  const [startLb, drySweptLb] = [surface.buildupLb, surface.sweptLb];
  const storm: Moment[] = [];
  let halfLb = 0;
  for (let count = 0; count < stormSteps(params); count++) {
    const seconds = count * stormStepSeconds;
    const runoff = runoffAt(params, (seconds + stormStepSeconds / 2) / 3600);
    const day = dryDays + seconds / 86400;
    if (2 * seconds < stormHours * 3600 + 1e-6) halfLb = surface.loadLb;
    const concentrationMgPerL = step(params, surface, { day, seconds: stormStepSeconds, runoff });
    storm.push({
      hour: (seconds + stormStepSeconds) / 3600,
      runoffInPerHour: runoff,
      concentrationMgPerL,
      buildupLb: surface.buildupLb,
      sweptLb: surface.sweptLb,
      washedLb: surface.washedLb,
    });
  }
  const areaFt2 = areaAc * ft2PerAc;
  const liters = (params.rainIn / 12) * areaFt2 * litersPerFt3;
  const isClean = ({ buildupLb }: Moment) => params.buildup !== 'none' && buildupLb <= 0;
  return {
    areaFt2,
    dry,
    storm,
    startLb,
    drySweptLb,
    sweptLb: surface.sweptLb,
    washedLb: surface.washedLb,
    loadLb: surface.loadLb,
    peakMgPerL: Math.max(...storm.map((one) => one.concentrationMgPerL)),
    meanMgPerL: surface.loadLb / lbPerMg / liters,
    firstHalfFraction: surface.loadLb > 0 ? halfLb / surface.loadLb : 0,
    cleanHour: startLb > 0 ? storm.find(isClean)?.hour : undefined,
  };
}

/** The step of the storm that ends closest to the given hour; at hour 0, the state after dry weather. */
export function momentAt({ storm, startLb, drySweptLb }: PollutantResult, hour: number): Moment {
  const index = Math.round(hour / stormStepHours) - 1;
  return (
    storm[Math.min(index, storm.length - 1)] ?? {
      hour: 0,
      runoffInPerHour: 0,
      concentrationMgPerL: 0,
      buildupLb: startLb,
      sweptLb: drySweptLb,
      washedLb: 0,
    }
  );
}
