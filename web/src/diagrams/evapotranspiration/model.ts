import { ftPerSPerInPerHour } from '../hydrology/horton';
import { integrate, type Pair } from '../kit/integrate';
import { type Climate, potentialInPerDay } from './potential';
import {
  aquiferFt,
  evaporationOf,
  percolationOf,
  type Rates,
  type Shares,
  type Soil,
  type SoilChoice,
  soilOf,
  type Zones,
} from './soil';

/** What the diagram's controls set. */
export interface EvapotranspirationParams extends Climate, Shares, SoilChoice {
  /** The day of the year on which the simulation starts. */
  startDay: number;
  /** Whether nothing evaporates from the surface while it rains. */
  isDryOnly: boolean;
  rainIn: number;
  rainHours: number;
  /** Depression storage: water above it runs off. */
  storeIn: number;
  /** The upper zone's moisture at the start: 0% at the wilting point, 100% at field capacity. */
  moisturePercent: number;
  /** The depth of the water table at the start. */
  waterTableFt: number;
  /** The moment shown. */
  day: number;
}

/** A step of one hour: its rates in in/day (those of the zones at its end), and the state at its end. */
export interface Moment {
  hour: number;
  isRaining: boolean;
  potential: number;
  surface: number;
  upper: number;
  lower: number;
  infiltration: number;
  percolation: number;
  pondIn: number;
  theta: number;
  waterTableFt: number;
}

/** All hours, and their totals in inches over the ground's area. */
export interface EvapotranspirationResult {
  soil: Soil;
  moments: Moment[];
  sums: Record<'potential' | 'surface' | 'upper' | 'lower' | 'runoff' | 'rain', number>;
  /** All water on and in the ground, at the start and at the end. */
  startStoredIn: number;
  endStoredIn: number;
}

/** How many days are simulated, and after how many of them the storm begins. */
export const lastDay = 20;
export const stormDay = 2;

const stepSeconds = 3600;
/** 1 in/day in ft/s. */
const ftPerSPerInPerDay = 1 / (12 * 86400);
/** How far the engine keeps moisture and the lower zone below their upper bounds: XTOL in gwater.c. */
const minGap = 0.001;
/** The error allowed in a step of the integration: GWTOL in gwater.c. */
const tolerance = 0.0001;

/** The day of the year, 1 to 365, after a number of days from the start. */
export function dayOfYear({ startDay }: { startDay: number }, days: number): number {
  return ((startDay - 1 + Math.floor(days)) % 365) + 1;
}

/**
 * Water on and below pervious ground through a storm and the days after it. Water
 * evaporates first from the pond, then from the upper zone, then from the lower zone: RM1 3.4, 5.3.2, 5.3.3
 * and 5.4; engine subcatch.c, getSubareaRunoff, and gwater.c, gwater_getGroundwater.
 * Water infiltrates at most at the soil's saturated conductivity, and nothing leaves
 * the aquifer but evaporation.
 */
export function run(params: EvapotranspirationParams): EvapotranspirationResult {
  const soil = soilOf(params);
  const { fieldCapacity, wiltingPoint, porosity } = soil;
  let zones: Zones = {
    theta: wiltingPoint + (params.moisturePercent / 100) * (fieldCapacity - wiltingPoint),
    lowerFt: aquiferFt - params.waterTableFt,
  };
  let pondFt = 0;
  const storedIn = () =>
    12 * (pondFt + (aquiferFt - zones.lowerFt) * zones.theta + zones.lowerFt * porosity);
  const startStoredIn = storedIn();
  const sums = { potential: 0, surface: 0, upper: 0, lower: 0, runoff: 0, rain: 0 };
  const moments: Moment[] = [];
  let potential = 0;
  for (let hour = 0; hour < lastDay * 24; hour++) {
    if (hour % 24 === 0) {
      potential = potentialInPerDay(params, dayOfYear(params, hour / 24)) * ftPerSPerInPerDay;
    }
    const stormHour = hour - stormDay * 24;
    const isRaining = params.rainIn > 0 && stormHour >= 0 && stormHour < params.rainHours;
    const rain = isRaining ? (params.rainIn / params.rainHours) * ftPerSPerInPerHour : 0;
    const ponded = pondAfter(params, soil, zones, pondFt, rain, potential);
    pondFt = ponded.pondFt;
    const rates = {
      potentialFtPerS: potential,
      availableFtPerS: Math.max(0, potential - ponded.surface),
      infiltrationFtPerS: ponded.infiltration,
    };
    zones = zonesAfter(soil, params, zones, rates);
    const { upperFtPerS, lowerFtPerS } = evaporationOf(soil, params, zones, rates);
    const moment = {
      hour: hour + 1,
      isRaining,
      potential: potential / ftPerSPerInPerDay,
      surface: ponded.surface / ftPerSPerInPerDay,
      upper: upperFtPerS / ftPerSPerInPerDay,
      lower: lowerFtPerS / ftPerSPerInPerDay,
      infiltration: ponded.infiltration / ftPerSPerInPerDay,
      percolation: percolationOf(soil, zones) / ftPerSPerInPerDay,
      pondIn: 12 * pondFt,
      theta: zones.theta,
      waterTableFt: aquiferFt - zones.lowerFt,
    };
    moments.push(moment);
    for (const name of ['potential', 'surface', 'upper', 'lower'] as const) {
      sums[name] += moment[name] / 24;
    }
    sums.rain += rain * stepSeconds * 12;
    sums.runoff += ponded.runoffFt * 12;
  }
  return { soil, moments, sums, startStoredIn, endStoredIn: storedIn() };
}

/**
 * Ponded water after a step, with the step's fluxes. Water ponded at the start evaporates, at most at
 * the potential rate, but not while it rains if isDryOnly is set. This water and the rain infiltrate,
 * at most at the soil's conductivity and as far as the upper zone has room. As in the engine, the last
 * of the ponded water can count twice, as evaporation and as infiltration. Engine subcatch.c,
 * getSubareaRunoff, without routing (n = 0).
 */
function pondAfter(
  { isDryOnly, storeIn }: EvapotranspirationParams,
  soil: Soil,
  { theta, lowerFt }: Zones,
  beforeFt: number,
  rain: number,
  potential: number,
) {
  const pondRate = beforeFt / stepSeconds;
  const surface = Math.min(pondRate, isDryOnly && rain > 0 ? 0 : potential);
  const roomFt = (aquiferFt - lowerFt) * (soil.porosity - theta);
  const infiltration = Math.min(
    soil.saturatedInPerHour * ftPerSPerInPerHour,
    pondRate + rain,
    roomFt / stepSeconds,
  );
  const depthFt = Math.max(0, beforeFt + (rain - surface - infiltration) * stepSeconds);
  const pondFt = Math.min(depthFt, storeIn / 12);
  return { surface, infiltration, pondFt, runoffFt: depthFt - pondFt };
}

/** Both zones after a step, within their bounds. Engine gwater.c, gwater_getGroundwater, getDxDt. */
function zonesAfter(soil: Soil, shares: Shares, before: Zones, rates: Rates): Zones {
  const { porosity, fieldCapacity, wiltingPoint } = soil;
  const maxPercolation =
    Math.max(0, (aquiferFt - before.lowerFt) * (before.theta - fieldCapacity)) / stepSeconds;
  const slopes = (theta: number, lowerFt: number, out: Pair) => {
    const zones = { theta, lowerFt };
    const { upperFtPerS, lowerFtPerS } = evaporationOf(soil, shares, zones, rates);
    const percolation = Math.min(percolationOf(soil, zones), maxPercolation);
    const upperFt = aquiferFt - lowerFt;
    const free = porosity - theta;
    out[0] = upperFt > 0 ? (rates.infiltrationFtPerS - upperFtPerS - percolation) / upperFt : 0;
    out[1] = free > 0 ? (percolation - lowerFtPerS) / free : 0;
  };
  const start = [before.theta, before.lowerFt] as const;
  const [theta, lowerFt] = integrate(slopes, start, stepSeconds, tolerance);
  const isFull = theta >= porosity;
  return {
    theta: isFull ? porosity - minGap : Math.max(theta, wiltingPoint),
    lowerFt: isFull || lowerFt >= aquiferFt ? aquiferFt - minGap : Math.max(0, lowerFt),
  };
}

/** The step whose end is nearest to a time in days; at the start, the first one. */
export function momentAt({ moments }: EvapotranspirationResult, day: number): Moment {
  const index = Math.round(day * 24) - 1;
  const moment = moments[Math.min(moments.length - 1, Math.max(0, index))];
  if (!moment) throw new Error('the result has no moments');
  return moment;
}
