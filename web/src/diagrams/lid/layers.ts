import type { Design } from './design';

/** Water in the layers: depths in ft, the soil's moisture as a part of its volume. */
export interface Levels {
  surfaceFt: number;
  pavementFt: number;
  moisture: number;
  storageFt: number;
}

/** Rates in ft/s over the area of the unit. */
export interface Fluxes {
  /** From the surface into the layer below. */
  infiltration: number;
  /** From the pavement into the layer below. */
  pavementPercolation: number;
  /** From the soil into the layer below. */
  percolation: number;
  exfiltration: number;
  drain: number;
  evaporation: Evaporation;
}

/** The rate of evaporation from each layer, in ft/s. */
export interface Evaporation {
  surface: number;
  pavement: number;
  soil: number;
  storage: number;
}

/** The water in each layer that can evaporate, in ft. */
type Volumes = Pick<Evaporation, 'surface' | 'storage'> & Partial<Evaporation>;

/** The inputs to one step of a unit; rates in ft/s. */
export interface Forcing {
  stepS: number;
  inflow: number;
  /** The potential rate. */
  evaporation: number;
  /** The most that Green-Ampt lets infiltrate into a soil layer. */
  infiltration: number;
}

const { min, max } = Math;

/**
 * The evaporation rates of the layers, which use up the potential rate in this order: surface,
 * pavement, soil, storage. Below the surface nothing evaporates while `infiltration` is above 0.
 */
export function evaporationRates(
  { stepS, evaporation }: Forcing,
  infiltration: number,
  volumes: Volumes,
): Evaporation {
  const surface = max(0, min(evaporation, volumes.surface / stepS));
  const below = infiltration > 0 ? 0 : evaporation - surface;
  const pavement = max(0, min(below, (volumes.pavement ?? 0) / stepS));
  const soil = max(0, min(below - pavement, (volumes.soil ?? 0) / stepS));
  const storage = max(0, min(below - pavement - soil, volumes.storage / stepS));
  return { surface, pavement, soil, storage };
}

/**
 * The percolation rate of the soil, limited by the water above its field capacity. RM3 eq. 6-8;
 * lidproc.c, getSoilPercRate.
 */
export function percolationRate(
  { soil, soilFt }: Design,
  moisture: number,
  stepS: number,
  evaporation: number,
) {
  if (moisture <= soil.fieldCapacity) return 0;
  const rate =
    soil.conductivityFtPerS * Math.exp(-(soil.porosity - moisture) * soil.conductivitySlope);
  const available = ((moisture - soil.fieldCapacity) * soilFt) / stepS - evaporation;
  return max(0, min(rate, available));
}

/**
 * The flow of the drain, in ft/s, by q = C · h^0.5 in inches and hours: RM3 eq. 6-9; lidproc.c,
 * getStorageDrainRate. When the storage layer is full, soil water above field capacity or water in the
 * pavement adds to the head; when that layer is full too, so does surface water.
 */
export function drainRate(
  design: Design,
  { storageFt, moisture, pavementFt, surfaceFt }: Levels,
): number {
  const { soil, soilFt, drainCoefficient, offsetFt } = design;
  if (drainCoefficient === 0) return 0;
  let head = storageFt;
  if (storageFt >= design.storageFt) {
    if (soilFt > 0 && moisture > soil.fieldCapacity) {
      const part = (moisture - soil.fieldCapacity) / (soil.porosity - soil.fieldCapacity);
      head += part * soilFt;
      if (moisture >= soil.porosity) head += surfaceFt;
    } else if (design.pavementFt > 0) {
      head += pavementFt;
      if (pavementFt >= design.pavementFt) head += surfaceFt;
    }
  }
  const headIn = (head - offsetFt) * 12;
  return headIn > 0 ? (drainCoefficient * Math.sqrt(headIn)) / 12 / 3600 : 0;
}

/**
 * Limits the drain's flow to the water above the drain, less the other outflows. Inflow counts once
 * the storage layer is full.
 */
export function limitDrain(
  design: Design,
  levels: Levels,
  forcing: Forcing,
  drain: number,
  otherOutflow: number,
  inflow: number,
) {
  if (drain === 0) return 0;
  let maxDrain = -otherOutflow;
  if (levels.storageFt >= design.storageFt) maxDrain += inflow;
  if (design.offsetFt <= levels.storageFt) {
    maxDrain += ((levels.storageFt - design.offsetFt) * design.storageVoids) / forcing.stepS;
  }
  return min(drain, max(0, maxDrain));
}
