import { type Control, controlsOf } from '../kit/controls';
import { type DynamicWaveParams, horizonHours } from './model';

const { choice, range, toggle } = controlsOf<DynamicWaveParams>();

/** What a learner can set. Manholes are deeper than the larger diameter of the conduits. */
export const controls: readonly Control<DynamicWaveParams>[] = [
  range('floodHours', 'Duration of the flood', 'hours', { min: 0.25, max: 1, step: 0.25 }),
  range('hour', 'Time shown', 'hours', { min: 0, max: horizonHours, step: 0.01 }),
  choice('start', 'Manholes at the start', { filled: 'At normal depth', dry: 'Dry' }),
  range('baseCfs', 'Steady flow', 'flow', { min: 0, max: 30, step: 0.5 }),
  range('peakCfs', 'Peak of the inflow', 'flow', {
    min: ({ baseCfs }) => Math.max(2, baseCfs),
    max: 100,
    step: 1,
  }),
  choice('outfall', 'Outfall', { free: 'FREE', fixed: 'FIXED stage' }),
  range('stageFt', 'Stage above the outfall’s invert', 'length', {
    min: 0,
    max: 10,
    step: 0.25,
    when: ({ outfall }) => outfall === 'fixed',
  }),
  toggle('hasGate', 'Tide gate at the outfall'),
  range('upperFt', 'Diameter of the upper conduit', 'length', { min: 1, max: 6, step: 0.25 }),
  range('lowerFt', 'Diameter of the lower conduit', 'length', { min: 1, max: 6, step: 0.25 }),
  range('lengthFt', 'Conduit length', 'length', { min: 200, max: 2000, step: 50 }),
  range('slopePercent', 'Slope', 'percent', { min: 0.05, max: 1, step: 0.05 }),
  range('roughness', 'Manning’s n', 'none', { min: 0.009, max: 0.03, step: 0.001 }),
  range('rimFt', 'Depth of the manholes', 'length', {
    min: ({ upperFt, lowerFt }) => Math.max(upperFt, lowerFt) + 0.5,
    max: 25,
    step: 0.5,
  }),
  range('surchargeFt', 'Surcharge depth', 'length', {
    min: 0,
    max: 300,
    step: 0.5,
  }),
  toggle('allowPonding', 'Allow ponding'),
  range('pondFt2', 'Ponded area', 'area', { min: 0, max: 20000, step: 500 }),
  choice('surcharge', 'Surcharge method', { extran: 'EXTRAN', slot: 'SLOT' }),
  choice('damping', 'Inertial damping', { none: 'NONE', partial: 'PARTIAL', full: 'FULL' }),
  toggle('variable', 'Variable steps, 0.75 of the Courant step'),
  range('longestStepS', 'Longest routing step', 'seconds', { min: 10, max: 60, step: 10 }),
];
