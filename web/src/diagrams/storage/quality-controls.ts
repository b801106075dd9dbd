import { type Control, controlsOf } from '../kit/controls';
import type { StorageParams } from './model';
import type { Show } from './quality';

const { range } = controlsOf<StorageParams>();

const shows =
  (...names: readonly Show[]) =>
  ({ show }: StorageParams) =>
    names.includes(show);
const hasVolume = shows('tank', 'conduit', 'firstOrder', 'settling', 'hrt');
const hasInflow = (params: StorageParams) => hasVolume(params) && params.flowCfs > 0;
const hasPulse = (params: StorageParams) => hasInflow(params) && params.pulseHours > 0;
const hasQuality = ({ show }: StorageParams) => show !== 'filling';

/** The largest concentration of an inflow or at the start, in mg/L. */
export const largestMgPerL = 500;

/** The duration shown. It is listed before the time, which it limits. */
export const durationControl = range('endHours', 'Duration shown', 'hours', {
  min: 1,
  max: 72,
  step: 1,
  when: hasVolume,
});

/** The other controls of water quality. */
export const qualityControls: readonly Control<StorageParams>[] = [
  range('flowCfs', 'Steady flow', 'flow', { min: 0, max: 20, step: 0.1, when: hasQuality }),
  range('inMgPerL', 'Concentration of the inflow', 'concentration', {
    min: 0,
    max: largestMgPerL,
    step: 1,
    when: (params) => hasQuality(params) && (!hasVolume(params) || hasPulse(params)),
  }),
  range('pulseStartHours', 'Pollutant inflow begins', 'hours', {
    min: 0,
    max: 24,
    step: 0.5,
    when: hasInflow,
  }),
  range('pulseHours', 'Pollutant inflow lasts', 'hours', {
    min: 0,
    max: 72,
    step: 0.5,
    when: hasInflow,
  }),
  range('tankFt3', 'Volume', 'volume', { min: 100, max: 500000, step: 100, when: hasVolume }),
  range('startMgPerL', 'Concentration at the start', 'concentration', {
    min: 0,
    max: largestMgPerL,
    step: 5,
    when: hasVolume,
  }),
  range('decayPerDay', 'Decay coefficient of the pollutant', 'perDay', {
    min: 0,
    max: 5,
    step: 0.1,
    when: shows('tank', 'conduit'),
  }),
  range('otherCfs', 'Second inflow', 'flow', {
    min: 0,
    max: 20,
    step: 0.1,
    when: shows('junction'),
  }),
  range('otherMgPerL', 'Concentration of the second inflow', 'concentration', {
    min: 0,
    max: largestMgPerL,
    step: 5,
    when: shows('junction'),
  }),
  range('massKgPerHour', 'Mass inflow, in kg/h', 'none', {
    min: 0,
    max: 10,
    step: 0.1,
    when: shows('junction'),
  }),
  range('removedPercent', 'Treatment R', 'percent', {
    min: 0,
    max: 100,
    step: 5,
    when: shows('junction'),
  }),
  range('mostPercent', 'Largest removal', 'percent', {
    min: 0,
    max: 100,
    step: 5,
    when: shows('hrt', 'hrtJunction'),
  }),
  range('ratePerHour', 'Rate k', 'perHour', {
    min: 0,
    max: 2,
    step: 0.01,
    when: shows('firstOrder', 'hrtJunction'),
  }),
  range('removalFtPerHour', 'Rate k', 'velocityPerHour', {
    min: 0,
    max: 2,
    step: 0.01,
    when: shows('hrt'),
  }),
  range('settlingFtPerHour', 'Settling velocity', 'velocityPerHour', {
    min: 0.1,
    max: 5,
    step: 0.1,
    when: shows('settling'),
  }),
  range('leastMgPerL', 'Concentration that does not settle', 'concentration', {
    min: 0,
    max: 100,
    step: 5,
    when: shows('settling'),
  }),
  range('tankFt', 'Depth', 'length', {
    min: 0.5,
    max: 12,
    step: 0.5,
    when: shows('settling', 'hrt'),
  }),
];
