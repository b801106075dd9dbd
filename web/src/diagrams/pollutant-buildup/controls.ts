import { type Control, controlsOf } from '../kit/controls';
import { endHour, type PollutantParams, stormStepHours } from './model';

/** Reports whether the pollutant builds up in dry weather. */
export const hasBuildup = ({ buildup }: PollutantParams) => buildup !== 'none';
const startsDry = (params: PollutantParams) => hasBuildup(params) && params.start === 'dry';

/**
 * Reports whether street sweeping is scheduled. With an initial buildup there is no dry weather, and the
 * storm is too short for sweeping to fall due.
 */
export const isSwept = (params: PollutantParams) => startsDry(params) && params.sweepDays > 0;
const hasRest = ({ coverPercent }: PollutantParams) => coverPercent < 100;

const { choice, range } = controlsOf<PollutantParams>();

/** The sliders and choices of buildup, sweeping, washoff and storm. */
export const controls: Control<PollutantParams>[] = [
  choice('buildup', 'Buildup', {
    pow: 'Power (POW)',
    exp: 'Exponential (EXP)',
    sat: 'Saturation (SAT)',
    none: 'None',
  }),
  choice('washoff', 'Washoff', {
    exp: 'Exponential (EXP)',
    rc: 'Rating curve (RC)',
    emc: 'Event mean (EMC)',
  }),
  range('dryDays', 'Dry weather before the storm', 'days', {
    min: 0,
    max: 60,
    step: 1,
    when: startsDry,
  }),
  range('stormHours', 'Duration of the storm', 'hours', { min: 0.5, max: 12, step: 0.5 }),
  range('hour', 'Time in the storm', 'hours', {
    min: 0,
    max: endHour,
    step: stormStepHours,
  }),
  range('maxLbPerAc', 'Maximum buildup', 'massPerLand', {
    min: 1,
    max: 100,
    step: 1,
    when: hasBuildup,
  }),
  range('powLbPerAc', 'Buildup of the first day', 'massPerLand', {
    min: 0.1,
    max: 20,
    step: 0.1,
    when: ({ buildup }) => buildup === 'pow',
  }),
  range('powExponent', 'Exponent of time', 'none', {
    min: 0.1,
    max: 2,
    step: 0.05,
    when: ({ buildup }) => buildup === 'pow',
  }),
  range('expPerDay', 'Rate constant of buildup', 'perDay', {
    min: 0.02,
    max: 1,
    step: 0.01,
    when: ({ buildup }) => buildup === 'exp',
  }),
  range('satDays', 'Time to half of the maximum', 'days', {
    min: 0.5,
    max: 20,
    step: 0.5,
    when: ({ buildup }) => buildup === 'sat',
  }),
  range('sweepDays', 'Days between sweepings (0: none)', 'days', {
    min: 0,
    max: 14,
    step: 1,
    when: startsDry,
  }),
  range('availablePercent', 'Availability for sweeping', 'percent', {
    min: 0,
    max: 100,
    step: 5,
    when: isSwept,
  }),
  range('removedPercent', 'Sweeping efficiency', 'percent', {
    min: 0,
    max: 100,
    step: 5,
    when: isSwept,
  }),
  range('expCoefficient', 'Washoff coefficient, q in in/hr', 'none', {
    min: 0,
    max: 10,
    step: 0.05,
    when: ({ washoff }) => washoff === 'exp',
  }),
  range('rcCoefficient', 'Washoff coefficient, mg/s, Q in cfs', 'none', {
    min: 0,
    max: 50000,
    step: 50,
    when: ({ washoff }) => washoff === 'rc',
  }),
  range('exponent', 'Washoff exponent', 'none', {
    min: 0,
    max: 3,
    step: 0.1,
    when: ({ washoff }) => washoff !== 'emc',
  }),
  range('emcMgPerL', 'Event mean concentration', 'concentration', {
    min: 0,
    max: 300,
    step: 5,
    when: ({ washoff }) => washoff === 'emc',
  }),
  range('rainIn', 'Runoff of the storm', 'depth', { min: 0.1, max: 4, step: 0.1 }),
  range('areaAc', 'Area', 'land', { min: 0.5, max: 20, step: 0.5 }),
  choice(
    'start',
    'Mass at the start',
    { dry: 'From dry weather', loading: 'Initial buildup' },
    { when: hasBuildup },
  ),
  range('loadingLbPerAc', 'Initial buildup', 'massPerLand', {
    min: 0,
    max: 100,
    step: 1,
    when: (params) => hasBuildup(params) && params.start === 'loading',
  }),
  range('coverPercent', 'Part of the area with the land use', 'percent', {
    min: 0,
    max: 100,
    step: 5,
  }),
  range('restEmcMgPerL', 'EMC of the rest of the area (0: no washoff)', 'concentration', {
    min: 0,
    max: 300,
    step: 5,
    when: hasRest,
  }),
  range('rainMgPerL', 'Concentration in rain', 'concentration', { min: 0, max: 20, step: 0.5 }),
  range('bmpPercent', 'BMP efficiency', 'percent', { min: 0, max: 100, step: 5 }),
  range('restBmpPercent', 'BMP efficiency of the rest of the area', 'percent', {
    min: 0,
    max: 100,
    step: 5,
    when: (params) => hasRest(params) && (params.restEmcMgPerL > 0 || params.rainMgPerL > 0),
  }),
  range('coPercent', 'Co-fraction of a pollutant that follows this one', 'percent', {
    min: 0,
    max: 20,
    step: 0.1,
  }),
];
