/**
 * The titles of all kinds, by the names that a topic's `figure` may have
 * (Figures in internal/bank/topic.go), in the order of the specification.
 */
export const titles = {
  'kinematic-wave': 'Kinematic wave routing',
  'green-ampt': 'Green-Ampt infiltration',
  lid: 'LID control',
  hydrograph: 'Runoff hydrograph',
  'pollutant-buildup': 'Pollutant buildup and washoff',
  'network-topology': 'Network topology',
  rdii: 'Rainfall-dependent inflow and infiltration',
  'dynamic-wave': 'Dynamic wave routing',
  orifice: 'Orifice',
  'pump-curve': 'Pump curve',
  evapotranspiration: 'Evapotranspiration',
  storage: 'Storage unit',
  'subcatchment-flow': 'Subcatchment flow',
  weir: 'Weir',
  conduit: 'Conduit cross section',
  general: 'The way of water through SWMM',
} as const satisfies Record<string, string>;

/** A kind of diagram. */
export type Kind = keyof typeof titles;
