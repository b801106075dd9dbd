/** A part of the path of water that the diagram `general` shows. */
export type Part = 'rain' | 'surface' | 'groundwater' | 'rdii' | 'network' | 'outfall' | 'quality';

interface Declaration {
  title: string;
  /** What the diagram shows, in one line. */
  summary: string;
  /** The words that select this kind if the topic has no `figure`. */
  keywords: RegExp;
  /** The parts at which the diagram `general` links to this one. */
  parts: readonly Part[];
}

/**
 * Every kind of diagram, by the name of its folder. A topic may name it as its `figure`
 * (DiagramKinds in internal/bank/diagrams.go). The first kind whose keywords match a text is chosen, so
 * kinds with rare keywords precede those with common ones: `rdii`, which has "unit hydrograph",
 * precedes `hydrograph`.
 */
const declarations = {
  rdii: {
    title: 'Rainfall-dependent inflow and infiltration',
    summary: 'Three RTK unit hydrographs and their sum for a storm.',
    keywords: /\brdii\b|\brtk\b|\bunit hydrographs?\b|\brainfall-dependent\b|\bsewershed/i,
    parts: ['rdii'],
  },
  'green-ampt': {
    title: 'Green-Ampt infiltration',
    summary: 'A wetting front sinks into the soil; rain above the infiltration capacity runs off.',
    keywords: /\bgreen-?\s?ampt\b|\bwetting front\b|\binfiltration\b|\bcurve number\b|\bhorton\b/i,
    parts: ['surface', 'groundwater'],
  },
  lid: {
    title: 'LID control',
    summary:
      'Layers of a bio-retention cell and other controls fill, drain and overflow in a storm.',
    keywords:
      /\blids?\b|\blow impact\b|\bbio-?\s?retention\b|\bgreen roof|\brain (garden|barrel)|\bunderdrain|\bpermeable pavement|\bswale/i,
    parts: ['surface', 'quality'],
  },
  evapotranspiration: {
    title: 'Evapotranspiration',
    summary: 'Where evaporation rates come from, and which stores supply the water.',
    keywords: /\bevapo(transpi)?ration\b|\bhargreaves\b/i,
    parts: ['surface', 'groundwater'],
  },
  'pollutant-buildup': {
    title: 'Pollutant buildup and washoff',
    summary: 'Pollutants build up on dry days and are washed off in a storm.',
    keywords: /\bbuild-?\s?up\b|\bwash-?\s?off\b|\bsweeping\b|\bpollutants?\b|\bland uses?\b/i,
    parts: ['quality'],
  },
  'kinematic-wave': {
    title: 'Kinematic wave routing',
    summary: 'A flood wave moves down a conduit without backwater, by SWMM’s own scheme.',
    keywords: /\bkinematic\b|\bsteady flow\b/i,
    parts: ['network'],
  },
  'dynamic-wave': {
    title: 'Dynamic wave routing',
    summary: 'Backwater, surcharge and reversal in two conduits and a junction.',
    keywords:
      /\bdynamic wave\b|\bsaint-?\s?venant\b|\bbackwater\b|\bsurcharge|\bpreissmann\b|\bextran\b|\bpressurized\b|\bforce mains?\b/i,
    parts: ['network', 'outfall'],
  },
  'pump-curve': {
    title: 'Pump curve',
    summary: 'Pump types 1 to 5 and the ideal pump, with the depths that start and stop them.',
    keywords: /\bpump(s|ing|ed)?\b|\bwet well\b/i,
    parts: ['network'],
  },
  orifice: {
    title: 'Orifice',
    summary: 'An opening in a wall: weir-like, orifice and submerged flow.',
    keywords: /\borifices?\b|\bculverts?\b|\bsluice\b/i,
    parts: ['network'],
  },
  weir: {
    title: 'Weir',
    summary: 'Flow over five types of weir, from a low head to submergence and surcharge.',
    keywords: /\bweirs?\b/i,
    parts: ['network'],
  },
  storage: {
    title: 'Storage unit and mixing',
    summary: 'Area and volume by depth for each shape, filling and draining; mixing and treatment.',
    keywords:
      /\bstorage (unit|node|curve|volume)s?\b|\bponds?\b|\bdetention\b|\bsurface area\b|\btreatment\b/i,
    parts: ['network'],
  },
  'subcatchment-flow': {
    title: 'Subcatchment flow',
    summary: 'The nonlinear reservoir with its three subareas and their routes.',
    keywords:
      /\bnonlinear reservoir\b|\bsubareas?\b|\boverland\b|\bsubcatchments?\b|\bdepression storage\b|\bsnow/i,
    parts: ['surface'],
  },
  hydrograph: {
    title: 'Rainfall and hydrographs',
    summary: 'Rain at a gage, the runoff of a subcatchment in a storm, and the inflow to a node.',
    keywords:
      /\bhydrographs?\b|\bhyetographs?\b|\bpeak (flow|runoff)\b|\brunoff\b|\brainfall\b|\btime series\b/i,
    parts: ['rain', 'surface'],
  },
  'network-topology': {
    title: 'Network topology',
    summary: 'A small network, the kinds of its nodes, and which routing methods accept it.',
    keywords:
      /\btopolog|\bdendritic\b|\bjunctions?\b|\boutfalls?\b|\bdividers?\b|\binlets?\b|\bnodes?\b/i,
    parts: ['network', 'outfall'],
  },
  conduit: {
    title: 'Conduit cross section',
    summary: 'Cross sections by depth: area, hydraulic radius, Manning flow and Froude number.',
    keywords:
      /\bconduits?\b|\bpipes?\b|\bmanning\b|\bchannels?\b|\bcross[ -]sections?\b|\btransects?\b|\bhydraulic radius\b|\bfroude\b|\bsewers?\b/i,
    parts: ['network'],
  },
  general: {
    title: 'The path of water through SWMM',
    summary: 'From rain to outfall: every part of SWMM, and the diagram that shows it.',
    keywords: /\bswmm\b|\bmodels?\b|\bsimulations?\b|\bengine\b|\brouting\b|\bcontinuity\b/i,
    parts: [],
  },
} as const satisfies Record<string, Declaration>;

/** A kind of diagram. */
export type Kind = keyof typeof declarations;

/** All kinds, those with rare keywords first. */
export const kinds = Object.keys(declarations) as Kind[];

/** The declaration of a kind. */
export const declarationOf = (kind: Kind): Declaration => declarations[kind];

/** The title of a kind. */
export const titleOf = (kind: Kind): string => declarations[kind].title;

/** All kinds in the order in which to learn them, by chapter. */
export const chapters: readonly { title: string; kinds: readonly Kind[] }[] = [
  { title: 'The whole model', kinds: ['general'] },
  {
    title: 'Rain, losses and runoff',
    kinds: ['subcatchment-flow', 'hydrograph', 'green-ampt', 'evapotranspiration', 'rdii'],
  },
  {
    title: 'Conduits and routing',
    kinds: ['conduit', 'network-topology', 'kinematic-wave', 'dynamic-wave'],
  },
  { title: 'Storage and structures', kinds: ['storage', 'orifice', 'weir', 'pump-curve'] },
  { title: 'Water quality and LID', kinds: ['pollutant-buildup', 'lid'] },
];

/** Reports whether a text names a kind. */
export function isKind(text: string | undefined): text is Kind {
  return text !== undefined && Object.hasOwn(declarations, text);
}
