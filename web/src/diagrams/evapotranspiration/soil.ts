import { ftPerSPerInPerHour } from '../hydrology/horton';
import { clamp } from '../kit/numbers';

/** A soil's moisture limits and conductivity. */
export interface Soil {
  porosity: number;
  fieldCapacity: number;
  wiltingPoint: number;
  saturatedInPerHour: number;
  /** How steeply conductivity falls as the soil dries (HCO). */
  slope: number;
}

export type SoilName = 'sandyLoam' | 'loam' | 'clayLoam' | 'clay';

/** A soil from the table, or a loam with a custom field capacity and wilting point. */
export interface SoilChoice {
  soil: SoilName | 'own';
  fieldCapacity: number;
  wiltingPoint: number;
}

/** RM1 tables 5-3 and 5-9. */
export const soils: Record<SoilName, Soil> = {
  sandyLoam: {
    porosity: 0.453,
    fieldCapacity: 0.19,
    wiltingPoint: 0.085,
    saturatedInPerHour: 0.43,
    slope: 40,
  },
  loam: {
    porosity: 0.463,
    fieldCapacity: 0.232,
    wiltingPoint: 0.116,
    saturatedInPerHour: 0.13,
    slope: 35,
  },
  clayLoam: {
    porosity: 0.464,
    fieldCapacity: 0.31,
    wiltingPoint: 0.187,
    saturatedInPerHour: 0.04,
    slope: 45,
  },
  clay: {
    porosity: 0.475,
    fieldCapacity: 0.378,
    wiltingPoint: 0.265,
    saturatedInPerHour: 0.01,
    slope: 57,
  },
};

/** The chosen soil. */
export const soilOf = ({ soil, fieldCapacity, wiltingPoint }: SoilChoice): Soil =>
  soil === 'own' ? { ...soils.loam, fieldCapacity, wiltingPoint } : soils[soil];

/** How deep the aquifer's bottom lies below the ground. */
export const aquiferFt = 10;

/** The water in the soil: an unsaturated zone above a saturated one. */
export interface Zones {
  /** Moisture of the upper zone. */
  theta: number;
  /** Thickness of the lower, saturated zone. */
  lowerFt: number;
}

/** How the soil's share of evaporation is divided between the zones. */
export interface Shares {
  /** The largest share of the potential rate that the upper zone can contribute (UEF). */
  upperPart: number;
  /** The lower zone contributes nothing if the water table is at or below this depth (DEL). */
  lowerDepthFt: number;
}

/** Rates over the ground's area in ft/s. */
export interface Rates {
  potentialFtPerS: number;
  /** What is left of the potential rate after the surface's evaporation. */
  availableFtPerS: number;
  infiltrationFtPerS: number;
}

/**
 * Evaporation from both zones, which is 0 while water infiltrates. RM1 5.3.2 and
 * 5.3.3, eqs. 5-11 and 5-13; engine gwater.c, getEvapRates. The lower zone's rate
 * has the factor 1 - UEF even when the upper zone is too dry to contribute its share.
 *
 * Check: 0.2 in/day, UEF 0.4, DEL 5 ft, water table at 2 ft: 0.08 in/day and
 * 0.6 · 0.2 · (5 - 2)/5 = 0.072 in/day.
 */
export function evaporationOf(
  soil: Soil,
  shares: Shares,
  { theta, lowerFt }: Zones,
  { potentialFtPerS, availableFtPerS, infiltrationFtPerS }: Rates,
): { upperFtPerS: number; lowerFtPerS: number } {
  if (infiltrationFtPerS > 0) return { upperFtPerS: 0, lowerFtPerS: 0 };
  const { upperPart, lowerDepthFt } = shares;
  const upperFtPerS =
    theta > soil.wiltingPoint ? Math.min(upperPart * potentialFtPerS, availableFtPerS) : 0;
  if (lowerDepthFt <= 0) return { upperFtPerS, lowerFtPerS: 0 };
  const waterTableFt = aquiferFt - clamp(lowerFt, 0, aquiferFt);
  const saturatedPart = clamp((lowerDepthFt - waterTableFt) / lowerDepthFt, 0, 1);
  const lowerFtPerS = Math.min(
    saturatedPart * (1 - upperPart) * potentialFtPerS,
    availableFtPerS - upperFtPerS,
  );
  return { upperFtPerS, lowerFtPerS };
}

/**
 * Percolation from the upper to the lower zone, in ft/s. It is 0 at or below field capacity, and when the
 * lower zone reaches the surface. RM1 5.3.4, eq. 5-20; engine gwater.c, getUpperPerc, with a tension slope of 0.
 */
export function percolationOf(soil: Soil, { theta, lowerFt }: Zones): number {
  if (lowerFt >= aquiferFt || theta <= soil.fieldCapacity) return 0;
  const saturated = soil.saturatedInPerHour * ftPerSPerInPerHour;
  return saturated * Math.exp((theta - soil.porosity) * soil.slope);
}
