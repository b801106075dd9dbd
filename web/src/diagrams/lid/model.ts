import { drainedState, infiltrate, type Soil } from '../hydrology/green-ampt';
import { hyetograph } from '../hydrology/storm';
import { clamp } from '../kit/numbers';
import { type Design, designOf, ftPerSPerInPerHour, type LidParams } from './design';
import { fluxesOf } from './fluxes';
import type { Fluxes, Levels } from './layers';

/** What has flowed since the start, and what is stored, as depths over the area of the unit. */
export interface Balance {
  inflowIn: number;
  evaporationIn: number;
  exfiltrationIn: number;
  drainIn: number;
  overflowIn: number;
  storedIn: number;
}

/** A unit at one moment; rates are those of the step that ends then, and 0 at the start. */
export interface LidMoment extends Balance {
  hour: number;
  surfaceIn: number;
  pavementIn: number;
  moisture: number;
  storageIn: number;
  inflowInPerHour: number;
  infiltrationInPerHour: number;
  /** From the soil, or from the pavement: no unit here has both. */
  percolationInPerHour: number;
  exfiltrationInPerHour: number;
  drainInPerHour: number;
  overflowInPerHour: number;
  evaporationInPerHour: number;
}

/** A unit over two days. */
export interface LidResult {
  design: Design;
  /** Stored at the start. */
  startIn: number;
  /** Inflow in in/hr for each quarter of an hour. */
  inflow: number[];
  /** A moment for each quarter of an hour. */
  series: LidMoment[];
  peakInflowInPerHour: number;
  /** The largest sum of overflow and drain flow. */
  peakOutflowInPerHour: number;
  /** The moment of that largest sum; the start if nothing flows out. */
  peak: LidMoment;
}

export const lastHour = 48;
/** SWMM's default wet time step. */
const stepS = 300;
const stepsPerMoment = 3;

/** The moment at the chosen hour. */
export function momentOf({ hour }: LidParams, { series }: LidResult): LidMoment {
  const moment = series[Math.round(hour * 4)];
  if (!moment) throw new RangeError(`no moment at hour ${hour}`);
  return moment;
}

/**
 * The inflow to the unit, in in/hr for each quarter of an hour of the storm: the rain on
 * the unit, and the runoff that it captures, without loss or delay. The rain peaks at 3/8
 * of the storm. A green roof captures no runoff.
 */
export function inflowOf({ type, rainIn, stormHours, captureRatio }: LidParams): number[] {
  const areas = type === 'roof' ? 1 : 1 + captureRatio;
  return hyetograph('early', rainIn * areas, stormHours);
}

/** Water stored per area of the unit, in ft. */
function storedFt(design: Design, { surfaceFt, pavementFt, moisture, storageFt }: Levels): number {
  return (
    surfaceFt +
    pavementFt * design.pavementVoids +
    moisture * design.soilFt +
    storageFt * design.storageVoids
  );
}

/**
 * Computes two days of a unit in steps of five minutes by Euler's method: lidproc.c,
 * lidproc_getOutflow.
 */
export function run(params: LidParams): LidResult {
  const design = designOf(params);
  const { soil } = design;
  const saturation = params.saturationPercent / 100;
  const pores = soil.porosity - soil.wiltingPoint;
  const levels: Levels = {
    surfaceFt: 0,
    pavementFt: 0,
    moisture: design.soilFt > 0 ? soil.wiltingPoint + saturation * pores : 0,
    storageFt: saturation * design.storageFt,
  };
  const initialSoil: Soil = {
    suctionIn: soil.suctionFt * 12,
    conductivityInPerHour: soil.conductivityFtPerS / ftPerSPerInPerHour,
    deficit: pores * (1 - saturation),
  };
  const soilState = drainedState(initialSoil);
  const inflow = inflowOf(params);
  const evaporation = params.evaporationInPerDay / 12 / 86400;
  const startFt = storedFt(design, levels);
  const balance: Balance = {
    inflowIn: 0,
    evaporationIn: 0,
    exfiltrationIn: 0,
    drainIn: 0,
    overflowIn: 0,
    storedIn: startFt * 12,
  };
  let peakOutflow = 0;
  let peak = momentFrom(0, levels, balance, 0, 0, undefined);
  const series = [peak];
  for (let n = 1; n <= (lastHour * 3600) / stepS; n += 1) {
    const arriving = (inflow[Math.floor((n - 1) / stepsPerMoment)] ?? 0) * ftPerSPerInPerHour;
    const allowed =
      design.soilFt > 0
        ? infiltrate({
            soil: initialSoil,
            method: 'modified',
            state: soilState,
            rainInPerHour: arriving / ftPerSPerInPerHour,
            pondedIn: levels.surfaceFt * 12,
            hours: stepS / 3600,
          }) * ftPerSPerInPerHour
        : 0;
    const fluxes = fluxesOf(design, levels, {
      stepS,
      inflow: arriving,
      evaporation,
      infiltration: allowed,
    });
    const overflow = move(design, levels, fluxes, arriving);
    const toInches = stepS * 12;
    balance.inflowIn += arriving * toInches;
    balance.evaporationIn += evaporationOf(fluxes) * toInches;
    balance.exfiltrationIn += fluxes.exfiltration * toInches;
    balance.drainIn += fluxes.drain * toInches;
    balance.overflowIn += overflow * toInches;
    balance.storedIn = storedFt(design, levels) * 12;
    const moment = () =>
      momentFrom((n * stepS) / 3600, levels, balance, arriving, overflow, fluxes);
    if (overflow + fluxes.drain > peakOutflow) {
      peakOutflow = overflow + fluxes.drain;
      peak = moment();
    }
    if (n % stepsPerMoment === 0) series.push(moment());
  }
  return {
    design,
    startIn: startFt * 12,
    inflow,
    series,
    peakInflowInPerHour: Math.max(...inflow),
    peakOutflowInPerHour: peakOutflow / ftPerSPerInPerHour,
    peak,
  };
}

/** Moves the water of one step, and returns what overflows, in ft/s. */
function move(design: Design, levels: Levels, fluxes: Fluxes, arriving: number): number {
  const { soil } = design;
  const { infiltration, pavementPercolation, percolation, exfiltration, drain } = fluxes;
  levels.surfaceFt = Math.max(
    0,
    levels.surfaceFt + (arriving - fluxes.evaporation.surface - infiltration) * stepS,
  );
  if (design.pavementFt > 0) {
    const change = infiltration - fluxes.evaporation.pavement - pavementPercolation;
    levels.pavementFt = clamp(
      levels.pavementFt + (change * stepS) / design.pavementVoids,
      0,
      design.pavementFt,
    );
  }
  if (design.soilFt > 0) {
    const change = infiltration - fluxes.evaporation.soil - percolation;
    levels.moisture = clamp(
      levels.moisture + (change * stepS) / design.soilFt,
      soil.wiltingPoint,
      soil.porosity,
    );
  }
  if (design.storageFt > 0) {
    const entering =
      design.soilFt > 0 ? percolation : design.pavementFt > 0 ? pavementPercolation : infiltration;
    const change = entering - fluxes.evaporation.storage - exfiltration - drain;
    levels.storageFt = clamp(
      levels.storageFt + (change * stepS) / design.storageVoids,
      0,
      design.storageFt,
    );
  }
  const over = Math.max(0, levels.surfaceFt - design.surfaceFt);
  levels.surfaceFt -= over;
  return over / stepS;
}

function evaporationOf({ evaporation }: Fluxes): number {
  return evaporation.surface + evaporation.pavement + evaporation.soil + evaporation.storage;
}

function momentFrom(
  hour: number,
  levels: Levels,
  balance: Balance,
  arriving: number,
  overflow: number,
  fluxes: Fluxes | undefined,
): LidMoment {
  // The fields are copied one by one, because an object spread is slow here.
  return {
    hour,
    inflowIn: balance.inflowIn,
    evaporationIn: balance.evaporationIn,
    exfiltrationIn: balance.exfiltrationIn,
    drainIn: balance.drainIn,
    overflowIn: balance.overflowIn,
    storedIn: balance.storedIn,
    surfaceIn: levels.surfaceFt * 12,
    pavementIn: levels.pavementFt * 12,
    moisture: levels.moisture,
    storageIn: levels.storageFt * 12,
    inflowInPerHour: arriving / ftPerSPerInPerHour,
    infiltrationInPerHour: (fluxes?.infiltration ?? 0) / ftPerSPerInPerHour,
    percolationInPerHour:
      (fluxes ? fluxes.percolation + fluxes.pavementPercolation : 0) / ftPerSPerInPerHour,
    exfiltrationInPerHour: (fluxes?.exfiltration ?? 0) / ftPerSPerInPerHour,
    drainInPerHour: (fluxes?.drain ?? 0) / ftPerSPerInPerHour,
    overflowInPerHour: overflow / ftPerSPerInPerHour,
    evaporationInPerHour: fluxes ? evaporationOf(fluxes) / ftPerSPerInPerHour : 0,
  };
}
