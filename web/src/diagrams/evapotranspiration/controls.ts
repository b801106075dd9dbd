import { type Control, controlsOf } from '../kit/controls';
import { type EvapotranspirationParams, lastDay } from './model';
import type { Source } from './potential';

const isSource = (source: Source) => (params: EvapotranspirationParams) => params.source === source;

const hasCustomSoil = ({ soil }: EvapotranspirationParams) => soil === 'own';

const { choice, range, toggle } = controlsOf<EvapotranspirationParams>();

/** The controls for the weather and the ground. */
export const controls: Control<EvapotranspirationParams>[] = [
  choice('source', 'Potential rate', {
    constant: 'Constant',
    monthly: 'Monthly',
    hargreaves: 'From temperatures',
  }),
  range('day', 'Time', 'days', { min: 0, max: lastDay, step: 0.1 }),
  range('rateInPerDay', 'Rate', 'dailyRate', {
    min: 0,
    max: 0.5,
    step: 0.01,
    when: isSource('constant'),
  }),
  range('januaryInPerDay', 'Rate in January', 'dailyRate', {
    min: 0,
    max: 0.4,
    step: 0.01,
    when: isSource('monthly'),
  }),
  range('julyInPerDay', 'Rate in July', 'dailyRate', {
    min: 0,
    max: 0.4,
    step: 0.01,
    when: isSource('monthly'),
  }),
  range('latitudeDegrees', 'Latitude, negative in the south', 'angle', {
    min: -60,
    max: 60,
    step: 1,
    when: isSource('hargreaves'),
  }),
  range('lowF', 'Daily minimum temperature', 'temperature', {
    min: -4,
    max: 86,
    step: 1,
    when: isSource('hargreaves'),
  }),
  range('highF', 'Daily maximum temperature', 'temperature', {
    min: ({ lowF }) => lowF,
    max: 113,
    step: 1,
    when: isSource('hargreaves'),
  }),
  range('adjustInPerDay', 'Climate adjustment to the rate', 'dailyRate', {
    min: 0,
    max: 0.2,
    step: 0.01,
  }),
  range('startDay', 'Day of the year at the start', 'none', {
    min: 1,
    max: 365,
    step: 1,
    when: ({ source }) => source !== 'constant',
  }),
  range('rainIn', 'Total rain', 'depth', { min: 0, max: 6, step: 0.1 }),
  range('rainHours', 'Duration of rain', 'hours', {
    min: 1,
    max: 72,
    step: 1,
    when: ({ rainIn }) => rainIn > 0,
  }),
  toggle('isDryOnly', 'Evaporation in dry periods only'),
  range('storeIn', 'Depression storage', 'depth', {
    min: 0,
    max: 2,
    step: 0.05,
    when: ({ rainIn }) => rainIn > 0,
  }),
  choice('soil', 'Soil', {
    sandyLoam: 'Sandy loam',
    loam: 'Loam',
    clayLoam: 'Clay loam',
    clay: 'Clay',
    own: 'Custom, based on loam',
  }),
  range('fieldCapacity', 'Field capacity', 'none', {
    min: 0.15,
    max: 0.4,
    step: 0.01,
    when: hasCustomSoil,
  }),
  range('wiltingPoint', 'Wilting point', 'none', {
    min: 0.05,
    max: ({ fieldCapacity }) => fieldCapacity - 0.02,
    step: 0.01,
    when: hasCustomSoil,
  }),
  range('moisturePercent', 'Plant-available water at the start', 'percent', {
    min: 0,
    max: 100,
    step: 1,
  }),
  range('waterTableFt', 'Depth of the water table at the start', 'length', {
    min: 3,
    max: 9,
    step: 0.1,
  }),
  range('upperPart', 'Upper evaporation fraction', 'none', { min: 0, max: 1, step: 0.05 }),
  range('lowerDepthFt', 'Lower evaporation depth', 'length', { min: 0, max: 10, step: 0.1 }),
];
