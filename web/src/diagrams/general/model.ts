import type { Part } from '../kinds';

export type Storm = 'none' | 'half' | 'one' | 'two' | 'four';

/** What the diagram's controls set. Each switch is the reverse of one of SWMM's IGNORE_... options. */
export type GeneralParams = {
  part: Part;
  storm: Storm;
  hasGroundwater: boolean;
  hasRdii: boolean;
  hasRouting: boolean;
  hasQuality: boolean;
};

/** Depths over the subcatchment's 10 ac in three days, and loads of TSS. */
export interface GeneralResult {
  rainIn: number;
  evaporationIn: number;
  infiltrationIn: number;
  runoffIn: number;
  groundwaterIn: number;
  rdiiIn: number;
  dryWeatherIn: number;
  /** The total inflow of the network, and its outflow. */
  inflowIn: number;
  outflowIn: number;
  washoffLb: number;
  dryWeatherLb: number;
  outflowLb: number;
}

/** The engine's results for a storm, on and below the surface. */
type StormAmounts = Pick<
  GeneralResult,
  'rainIn' | 'evaporationIn' | 'infiltrationIn' | 'runoffIn' | 'groundwaterIn' | 'washoffLb'
>;

/**
 * Continuity tables of one project by engine 5.2.4, for each storm of six
 * hours: 10 ac, 40% impervious, Green-Ampt infiltration, an aquifer, and TSS
 * with exponential buildup and washoff. project.ts writes the project;
 * engine.json has the same numbers for all 80 settings.
 */
const storms: Record<Storm, StormAmounts> = {
  none: {
    rainIn: 0,
    evaporationIn: 0,
    infiltrationIn: 0,
    runoffIn: 0,
    groundwaterIn: 0.338,
    washoffLb: 0,
  },
  half: {
    rainIn: 0.5,
    evaporationIn: 0.031,
    infiltrationIn: 0.3,
    runoffIn: 0.17,
    groundwaterIn: 0.354,
    washoffLb: 14.1,
  },
  one: {
    rainIn: 1,
    evaporationIn: 0.031,
    infiltrationIn: 0.6,
    runoffIn: 0.369,
    groundwaterIn: 0.37,
    washoffLb: 42.6,
  },
  two: {
    rainIn: 2,
    evaporationIn: 0.031,
    infiltrationIn: 1.2,
    runoffIn: 0.769,
    groundwaterIn: 0.404,
    washoffLb: 109.5,
  },
  four: {
    rainIn: 4,
    evaporationIn: 0.043,
    infiltrationIn: 2.222,
    runoffIn: 1.737,
    groundwaterIn: 0.469,
    washoffLb: 236.5,
  },
};

/** The part of the rain that becomes RDII: three unit hydrographs with R = 0.02 each. RM1 7.3. */
export const rdiiFraction = 0.06;
/** 0.05 cfs with 100 mg/L of TSS for three days. */
const dryWeatherIn = 0.3564;
const dryWeatherLb = 80.8;
/** The water still in the conduits at the end. */
const storedIn = 0.0024;

/**
 * Adds up what each enabled process brings to the network and the outfall: User's
 * Manual, section 3.4 and Appendix D, [OPTIONS]; engine routing.c,
 * addSystemInflows. Without routing nothing enters the network, and without
 * quality nothing carries a load.
 *
 * Check: with 1 in of rain and all processes, the outflow is 1.154 in by engine
 * 5.2.4 and 1.153 in by this sum.
 */
export function run(params: GeneralParams): GeneralResult {
  const { hasGroundwater, hasRdii, hasRouting, hasQuality } = params;
  const storm = storms[params.storm];
  const groundwaterIn = hasGroundwater ? storm.groundwaterIn : 0;
  const rdiiIn = hasRdii ? rdiiFraction * storm.rainIn : 0;
  const dryIn = hasRouting ? dryWeatherIn : 0;
  const inflowIn = hasRouting ? storm.runoffIn + groundwaterIn + rdiiIn + dryIn : 0;
  const washoffLb = hasQuality ? storm.washoffLb : 0;
  const dryLb = hasQuality && hasRouting ? dryWeatherLb : 0;
  return {
    ...storm,
    groundwaterIn,
    rdiiIn,
    dryWeatherIn: dryIn,
    inflowIn,
    outflowIn: Math.max(0, inflowIn - storedIn),
    washoffLb,
    dryWeatherLb: dryLb,
    outflowLb: hasRouting ? washoffLb + dryLb : 0,
  };
}

/** The names of the parts of the path of water. */
export const partNames: Record<Part, string> = {
  rain: 'Rain',
  surface: 'Surface',
  groundwater: 'Groundwater',
  rdii: 'RDII',
  network: 'Network',
  outfall: 'Outfall',
  quality: 'Water quality',
};
