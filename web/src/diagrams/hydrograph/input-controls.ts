import { type Control, controlsOf } from '../kit/controls';
import { inflowHours } from './input';
import type { HydrographParams } from './model';

const { choice, range } = controlsOf<HydrographParams>();

const isGage = ({ show }: HydrographParams) => show === 'gage';
const isInflow = ({ show }: HydrographParams) => show === 'inflow';

const minutes = { min: 5, max: 60, step: 5, when: isGage };
const value = { min: 0, max: 5, step: 0.05, when: isGage };
const hours = { min: 0, max: inflowHours, step: 0.25, when: isInflow };
const factor = { min: 0, max: 5, step: 0.1, when: isInflow };
const flow = { min: 0, max: 50, step: 0.1, when: isInflow };

/** The sliders and choices of a rain gage and of a node's inflow. */
export const inputControls: readonly Control<HydrographParams>[] = [
  choice('format', 'Format', { intensity: 'INTENSITY', volume: 'VOLUME' }, { when: isGage }),
  range('gageMinutes', 'Interval of the gage', 'minutes', minutes),
  // SWMM rejects a gage whose interval is longer than that of its series.
  range('seriesMinutes', 'Interval of the series', 'minutes', {
    ...minutes,
    min: ({ gageMinutes }) => gageMinutes,
  }),
  range('stampHour', 'First time stamp', 'hours', { min: 0, max: 20, step: 0.25, when: isGage }),
  range('firstIn', 'First value, per hour or interval', 'depth', value),
  range('secondIn', 'Second value', 'depth', value),
  range('thirdIn', 'Third value', 'depth', value),
  range('atHour', 'Time since the start', 'hours', hours),
  range('baselineCfs', 'Baseline or average', 'flow', flow),
  range('pattern', 'Pattern factor from 8 to 20 h', 'none', factor),
  range('nightPattern', 'Pattern factor of other hours', 'none', factor),
  range('scale', 'Scale factor of the series', 'none', factor),
  range('fromHour', 'First entry of the series', 'hours', { ...hours, max: inflowHours - 1 }),
  range('fromCfs', 'Flow at the first entry', 'flow', flow),
  range('toHour', 'Last entry of the series', 'hours', {
    ...hours,
    min: ({ fromHour }: HydrographParams) => fromHour + 0.25,
  }),
  range('toCfs', 'Flow at the last entry', 'flow', flow),
];
