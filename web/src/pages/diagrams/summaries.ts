import type { Kind } from '../../diagrams/titles';

/** What each diagram shows, in a line. */
export const summaries: Record<Kind, string> = {
  'kinematic-wave': 'A flood wave moves down a conduit without backwater, by SWMM’s own scheme.',
  'green-ampt':
    'A wetting front sinks into the soil; ponding begins when rain exceeds infiltration.',
  lid: 'Layers of a bio-retention cell and other controls fill, drain and overflow in a storm.',
  hydrograph: 'A subcatchment answers a storm: peak, lag and volume of its runoff.',
  'pollutant-buildup': 'Pollutant gathers over dry days and is washed off in a storm.',
  'network-topology':
    'A small network, the kinds of its nodes, and which routing methods accept it.',
  rdii: 'Three RTK unit hydrographs and their sum for a series of rain.',
  'dynamic-wave': 'Backwater, surcharge and reversal in two conduits and a junction.',
  orifice: 'An opening in a wall: weir-like, orifice and submerged flow.',
  'pump-curve': 'Pump types 1 to 5 and the ideal pump, with the depths that start and stop them.',
  evapotranspiration: 'Where evaporation rates come from, and which stores give the water.',
  storage: 'Area and volume by depth for each shape, while the unit fills and drains.',
  'subcatchment-flow': 'The nonlinear reservoir with its three subareas and their routes.',
  weir: 'Flow over five types of weir, from a low head to submergence and surcharge.',
  conduit: 'Cross sections by depth: area, hydraulic radius, Manning flow and Froude number.',
  general: 'From rain to outfall: every part of SWMM, and the diagram that shows it.',
};
