import { addDays, type Buildup } from './buildup';
import { lbPerMg, litersPerFt3, type Washoff, washoffMgPerFt3 } from './washoff';

/** What the diagram's controls set. */
export interface PollutantParams extends Buildup, Washoff {
  /** Dry weather from a clean surface until the storm. */
  dryDays: number;
  /** Days between two sweepings; 0 without sweeping. */
  sweepDays: number;
  availablePercent: number;
  removedPercent: number;
  areaAc: number;
  rainIn: number;
  stormHours: number;
  /** The moment shown, since the start of the storm. */
  hour: number;
}

/** The end of a step of the storm. */
export interface Moment {
  hour: number;
  runoffInPerHour: number;
  concentrationMgPerL: number;
  buildupLb: number;
  /** Since the surface was clean. */
  sweptLb: number;
  /** Since the start of the storm. */
  washedLb: number;
}

/** Dry weather and storm. */
export interface PollutantResult {
  areaFt2: number;
  /** Some ends of dry hours, also those around sweepings, with what would lie there without it. */
  dry: { day: number; lbPerAc: number; unsweptLbPerAc: number }[];
  storm: Moment[];
  /** What lies there as the storm begins. */
  startLb: number;
  /** Swept before the storm. */
  drySweptLb: number;
  /** In all: one that is due in the storm is done while runoff is below the least. */
  sweptLb: number;
  washedLb: number;
  peakMgPerL: number;
  /** Load by volume: the event mean concentration. */
  meanMgPerL: number;
  /** The part of the load in the first half of the runoff. */
  firstHalf: number;
  /** When the surface is clean; undefined if it never is. */
  cleanHour: number | undefined;
}

/** Less runoff than this, in in/hr, washes nothing off: MIN_RUNOFF in consts.h. */
const leastRunoff = 0.001;
const drySeconds = 3600;
const stormSeconds = 300;
/** Square feet of an acre, as the engine rounds it: table Ucf in swmm5.c. */
const ft2PerAc = 1 / 2.2956e-5;

/** The runoff of a storm: a triangle with its peak in the middle, in in/hr. */
export function runoffAt({ rainIn, stormHours }: PollutantParams, hour: number): number {
  return ((2 * rainIn) / stormHours) * Math.max(0, 1 - Math.abs((2 * hour) / stormHours - 1));
}

interface Surface {
  buildupLb: number;
  sweptLb: number;
  washedLb: number;
  /** The day of the last sweeping. */
  sweptDay: number;
}

/**
 * One step: buildup while there is no runoff, sweeping while it is dry, washoff.
 * RM3 3.3, 3.4 and 4.3.1; engine runoff.c, runoff_execute, and surfqual.c.
 * Gives the concentration of the runoff.
 */
function step(
  params: PollutantParams,
  surface: Surface,
  { day, seconds, runoff }: { day: number; seconds: number; runoff: number },
): number {
  const { areaAc, sweepDays, availablePercent, removedPercent } = params;
  if (runoff < leastRunoff) {
    surface.buildupLb = areaAc * addDays(params, surface.buildupLb / areaAc, seconds / 86400);
  }
  const isDue = sweepDays > 0 && day - surface.sweptDay >= sweepDays - 1e-9;
  if (runoff <= leastRunoff && isDue) {
    const taken = surface.buildupLb * (availablePercent / 100) * (removedPercent / 100);
    surface.buildupLb -= taken;
    surface.sweptLb += taken;
    surface.sweptDay = day;
  }
  const isLimited = params.buildup !== 'none';
  if (runoff < leastRunoff || (isLimited && surface.buildupLb <= 0)) return 0;
  const areaFt2 = areaAc * ft2PerAc;
  const volumeFt3 = (runoff / 43200) * areaFt2 * seconds;
  const potentialLb =
    washoffMgPerFt3(params, runoff, areaFt2, surface.buildupLb) * volumeFt3 * lbPerMg;
  const washedLb = isLimited ? Math.min(potentialLb, surface.buildupLb) : potentialLb;
  if (isLimited) surface.buildupLb -= washedLb;
  surface.washedLb += washedLb;
  return washedLb / lbPerMg / (volumeFt3 * litersPerFt3);
}

/** Buildup over the dry days, in steps of an hour, then washoff in steps of 5 min. */
export function run(params: PollutantParams): PollutantResult {
  const surface: Surface = { buildupLb: 0, sweptLb: 0, washedLb: 0, sweptDay: 0 };
  const { areaAc, dryDays, stormHours } = params;
  const dry = [{ day: 0, lbPerAc: 0, unsweptLbPerAc: 0 }];
  const hoursBetween = Math.ceil(dryDays / 5);
  let unsweptLbPerAc = 0;
  for (let hour = 0; hour < dryDays * 24; hour++) {
    const before = { day: hour / 24, lbPerAc: surface.buildupLb / areaAc, unsweptLbPerAc };
    step(params, surface, { day: hour / 24, seconds: drySeconds, runoff: 0 });
    unsweptLbPerAc = addDays(params, unsweptLbPerAc, 1 / 24);
    const isSwept = surface.sweptDay === before.day && hour > 0;
    if (isSwept) dry.push(before);
    if (isSwept || (hour + 1) % hoursBetween === 0 || hour + 1 === dryDays * 24) {
      dry.push({ day: (hour + 1) / 24, lbPerAc: surface.buildupLb / areaAc, unsweptLbPerAc });
    }
  }
  const [startLb, drySweptLb] = [surface.buildupLb, surface.sweptLb];
  const storm: Moment[] = [];
  for (let count = 0; count < (stormHours * 3600) / stormSeconds; count++) {
    const seconds = count * stormSeconds;
    const runoff = runoffAt(params, (seconds + stormSeconds / 2) / 3600);
    const day = dryDays + seconds / 86400;
    const concentrationMgPerL = step(params, surface, { day, seconds: stormSeconds, runoff });
    storm.push({
      hour: (seconds + stormSeconds) / 3600,
      runoffInPerHour: runoff,
      concentrationMgPerL,
      buildupLb: surface.buildupLb,
      sweptLb: surface.sweptLb,
      washedLb: surface.washedLb,
    });
  }
  const areaFt2 = areaAc * ft2PerAc;
  const liters = (params.rainIn / 12) * areaFt2 * litersPerFt3;
  const half = storm[storm.length / 2 - 1]?.washedLb ?? 0;
  const isClean = ({ buildupLb }: Moment) => params.buildup !== 'none' && buildupLb <= 0;
  return {
    areaFt2,
    dry,
    storm,
    startLb,
    drySweptLb,
    sweptLb: surface.sweptLb,
    washedLb: surface.washedLb,
    peakMgPerL: Math.max(...storm.map((one) => one.concentrationMgPerL)),
    meanMgPerL: surface.washedLb / lbPerMg / liters,
    firstHalf: surface.washedLb > 0 ? half / surface.washedLb : 0,
    cleanHour: startLb > 0 ? storm.find(isClean)?.hour : undefined,
  };
}

/** The storm at an hour: the step that ends there; at its start, dry weather's last state. */
export function momentAt({ storm, startLb, drySweptLb }: PollutantResult, hour: number): Moment {
  const index = Math.round((hour * 3600) / stormSeconds) - 1;
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
