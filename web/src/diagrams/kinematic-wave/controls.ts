import { type Control, controlsOf } from '../kit/controls';
import { fullFlowOf, horizonHours, type KinematicWaveParams } from './model';

const { choice, range } = controlsOf<KinematicWaveParams>();

/** The diagram's controls. The steady inflow exceeds neither the peak nor the pipe's full flow. */
export const controls: readonly Control<KinematicWaveParams>[] = [
  choice('method', 'Routing', { kinematic: 'Kinematic wave', steady: 'Steady flow' }),
  range('floodHours', 'Duration of the flood', 'hours', { min: 0.25, max: 3, step: 0.25 }),
  range('hour', 'Time shown', 'hours', { min: 0, max: horizonHours, step: 0.05 }),
  range('peakCfs', 'Peak of the inflow', 'flow', { min: 1, max: 200, step: 1 }),
  range('diameterFt', 'Diameter', 'length', { min: 1, max: 10, step: 0.25 }),
  range('slopePercent', 'Slope', 'percent', { min: 0.05, max: 5, step: 0.05 }),
  range('roughness', 'Manning’s n', 'none', { min: 0.009, max: 0.03, step: 0.001 }),
  range('lengthFt', 'Length', 'length', { min: 500, max: 20000, step: 100 }),
  range('baseCfs', 'Steady inflow', 'flow', {
    min: 0,
    max: (params) => Math.min(params.peakCfs, Math.floor(10 * fullFlowOf(params)) / 10),
    step: 0.1,
  }),
  choice('reaches', 'Conduits in a row', { '1': '1', '2': '2', '5': '5', '10': '10' }),
  range('stepS', 'Routing step', 'seconds', { min: 30, max: 300, step: 30 }),
];
