import type { Placement } from './placement';

/** SWMM's LID controls that have a layer below the surface: not rooftop disconnection or swales. */
export type LidType = 'cell' | 'garden' | 'roof' | 'trench' | 'pavement' | 'barrel';

/** What the diagram's controls set. */
export type LidParams = Placement & {
  type: LidType;
  /** The moment that is shown. */
  hour: number;
  rainIn: number;
  stormHours: number;
  /** Impervious area whose runoff is captured, per area of the unit. */
  captureRatio: number;
  bermIn: number;
  soil: SoilName | 'own';
  /** Porosity, field capacity and wilting point of a custom soil, which is otherwise like the mix. */
  porosity: number;
  fieldCapacity: number;
  wiltingPoint: number;
  soilIn: number;
  storageIn: number;
  /** Void ratio of the gravel: volume of voids divided by volume of solids. */
  voidRatio: number;
  /** Seepage rate into the native soil. */
  seepageInPerHour: number;
  hasDrain: boolean;
  /** Hours in which the drain alone empties the full storage layer down to the drain. */
  drainHours: number;
  /** Height of the drain above the bottom of the storage layer. */
  offsetIn: number;
  /** The part of a pollutant that the unit removes from the flow of its drain. */
  removalPercent: number;
  evaporationInPerDay: number;
  /** Saturation at the start: 0 at the wilting point, 100 when full. */
  saturationPercent: number;
};

export type SoilName = 'mix' | 'sandyLoam' | 'loam';

interface Soil {
  porosity: number;
  fieldCapacity: number;
  wiltingPoint: number;
  conductivityInPerHour: number;
  /** Slope of the logarithm of conductivity versus moisture deficit. */
  conductivitySlope: number;
  suctionIn: number;
}

/**
 * The bio-retention mix of RM3 6.6 and Table 6-3, and two natural soils of the
 * User's Manual, Table A.2, with the slope 0.48 · sand % + 0.85 · clay % of its
 * Appendix C.15 (65 and 10%, 40 and 20%).
 */
export const soils: Record<SoilName, Soil> = {
  mix: {
    porosity: 0.52,
    fieldCapacity: 0.15,
    wiltingPoint: 0.08,
    conductivityInPerHour: 4.7,
    conductivitySlope: 39.3,
    suctionIn: 1.9,
  },
  sandyLoam: {
    porosity: 0.453,
    fieldCapacity: 0.19,
    wiltingPoint: 0.085,
    conductivityInPerHour: 0.43,
    conductivitySlope: 39.7,
    suctionIn: 4.33,
  },
  loam: {
    porosity: 0.463,
    fieldCapacity: 0.232,
    wiltingPoint: 0.116,
    conductivityInPerHour: 0.13,
    conductivitySlope: 36.2,
    suctionIn: 3.5,
  },
};

/** The soil of a unit. */
export function soilOf({ soil, porosity, fieldCapacity, wiltingPoint }: LidParams): Soil {
  return soil === 'own' ? { ...soils.mix, porosity, fieldCapacity, wiltingPoint } : soils[soil];
}

export const hasSoil = ({ type }: LidParams) =>
  type === 'cell' || type === 'garden' || type === 'roof';
/** Reports whether a slider sets the storage height: rain gardens have no storage; a roof's mat is fixed. */
export const hasStorage = ({ type }: LidParams) => type !== 'garden' && type !== 'roof';
export const hasSeepage = ({ type }: LidParams) => type !== 'roof' && type !== 'barrel';
export const hasGravel = (params: LidParams) => hasStorage(params) && params.type !== 'barrel';
export const hasBerm = ({ type }: LidParams) => type !== 'barrel';
/** Reports whether the unit has a drain; a rain garden and a green roof cannot have one. */
export const unitHasDrain = (params: LidParams) => hasStorage(params) && params.hasDrain;

/** The layers of a unit, in feet and seconds as in the engine's lid.h. */
export interface Design {
  type: LidType;
  surfaceFt: number;
  soilFt: number;
  soil: Soil & { conductivityFtPerS: number; suctionFt: number };
  pavementFt: number;
  pavementVoids: number;
  pavementFtPerS: number;
  storageFt: number;
  storageVoids: number;
  seepageFtPerS: number;
  /** The drain's flow in in/hr at 1 in of head; its exponent is 0.5. */
  drainCoefficient: number;
  offsetFt: number;
}

/** Values that no control sets. */
export const pavementIn = 6;
export const matIn = 2;
export const pavementVoidRatio = 0.15;
export const pavementInPerHour = 100;
const matVoids = 0.5;

const voids = (ratio: number) => ratio / (1 + ratio);

/** 1 in/hr in ft/s, not imported from hydrology/horton: this diagram needs nothing else from it. */
export const ftPerSPerInPerHour = 1 / 43200;

/** Derives the layers of a unit: User's Manual, Appendix C.15; engine lid.c. */
export function designOf(params: LidParams): Design {
  const { type } = params;
  const soil = soilOf(params);
  const storageVoids = type === 'barrel' ? 1 : type === 'roof' ? matVoids : voids(params.voidRatio);
  return {
    type,
    surfaceFt: hasBerm(params) ? params.bermIn / 12 : 0,
    soilFt: hasSoil(params) ? params.soilIn / 12 : 0,
    soil: {
      ...soil,
      conductivityFtPerS: soil.conductivityInPerHour * ftPerSPerInPerHour,
      suctionFt: soil.suctionIn / 12,
    },
    pavementFt: type === 'pavement' ? pavementIn / 12 : 0,
    pavementVoids: voids(pavementVoidRatio),
    pavementFtPerS: pavementInPerHour * ftPerSPerInPerHour,
    storageFt: type === 'roof' ? matIn / 12 : hasStorage(params) ? params.storageIn / 12 : 0,
    storageVoids,
    seepageFtPerS: hasSeepage(params) ? params.seepageInPerHour * ftPerSPerInPerHour : 0,
    drainCoefficient: unitHasDrain(params) ? drainCoefficient(params, storageVoids) : 0,
    offsetFt: unitHasDrain(params) ? params.offsetIn / 12 : 0,
  };
}

/**
 * The coefficient C of q = C · h^0.5 that empties the storage layer above the
 * drain in T hours: 2 · n · D^0.5 / T, with the depth D from the drain to the top of
 * the layer. The formula of the User's Manual, Appendix C.15, has no void fraction n; it
 * is included here because only the voids contain water.
 */
export function drainCoefficient(
  { storageIn, offsetIn, drainHours }: LidParams,
  storageVoids: number,
): number {
  return (2 * storageVoids * Math.sqrt(storageIn - offsetIn)) / drainHours;
}

/** The most water that each layer can store, in inches: in pores, in voids, and up to the berm's top. */
export function capacitiesOf({
  surfaceFt,
  soilFt,
  soil,
  pavementFt,
  pavementVoids,
  storageFt,
  storageVoids,
}: Design) {
  return {
    surfaceIn: 12 * surfaceFt,
    soilIn: 12 * soilFt * soil.porosity,
    /** What a soil at its wilting point can absorb. */
    drySoilIn: 12 * soilFt * (soil.porosity - soil.wiltingPoint),
    pavementIn: 12 * pavementFt * pavementVoids,
    storageIn: 12 * storageFt * storageVoids,
  };
}

/**
 * The time in which a drain empties a saturated unit by the manual's rule, as if there were no soil or
 * gravel: 2 D^0.5 / C, with the depth D from the drain to the top of the berm. User's Manual, Appendix C.15.
 */
export function unitDrainHours({
  surfaceFt,
  soilFt,
  pavementFt,
  storageFt,
  offsetFt,
  drainCoefficient: coefficient,
}: Design): number {
  const headIn = 12 * (surfaceFt + soilFt + pavementFt + storageFt - offsetFt);
  return (2 * Math.sqrt(headIn)) / coefficient;
}
