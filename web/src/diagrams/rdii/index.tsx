import { makeDiagram } from '../frame/make-diagram';
import { type Control, controlsOf } from '../kit/controls';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { describe } from './describe';
import { RdiiDrawing } from './drawing';
import {
  baseHours,
  horizonHours,
  type RdiiParams,
  type RdiiResult,
  type Response,
  run,
} from './model';
import { prompts } from './prompts';

const { choice, range } = controlsOf<RdiiParams>();

/** The controls of R, T and K of a response, shown while it is chosen. */
const responseControls = (
  response: Response,
  [percent, hours, k]: [
    'shortPercent' | 'mediumPercent' | 'longPercent',
    'shortHours' | 'mediumHours' | 'longHours',
    'shortK' | 'mediumK' | 'longK',
  ],
  longestHours: number,
): Control<RdiiParams>[] => {
  const when = (params: RdiiParams) => params.response === response;
  return [
    range(percent, 'R, part of the rain', 'percent', { min: 0, max: 20, step: 0.5, when }),
    range(hours, 'T, time to peak', 'hours', { min: 0.5, max: longestHours, step: 0.5, when }),
    range(k, 'K, ratio of recession time to T', 'none', { min: 0.5, max: 4, step: 0.1, when }),
  ];
};

export const spec: DiagramSpec<RdiiParams, RdiiResult> = {
  initial: {
    response: 'short',
    depthIn: 2,
    rainHours: 6,
    hour: 8,
    areaAc: 100,
    abstractionIn: 0.1,
    shortPercent: 3,
    shortHours: 1,
    shortK: 1.5,
    mediumPercent: 4,
    mediumHours: 4,
    mediumK: 2,
    longPercent: 6,
    longHours: 9,
    longK: 3,
  },
  controls: [
    choice('response', 'Response to set', { short: 'Short', medium: 'Medium', long: 'Long' }),
    ...responseControls('short', ['shortPercent', 'shortHours', 'shortK'], 4),
    ...responseControls('medium', ['mediumPercent', 'mediumHours', 'mediumK'], 10),
    ...responseControls('long', ['longPercent', 'longHours', 'longK'], 24),
    range('depthIn', 'Depth of rain', 'depth', { min: 0, max: 6, step: 0.1 }),
    range('rainHours', 'Duration of rain', 'hours', { min: 1, max: 12, step: 0.5 }),
    range('hour', 'Time shown', 'hours', { min: 0, max: horizonHours, step: 0.25 }),
    range('areaAc', 'Area of the sewershed', 'land', { min: 10, max: 500, step: 10 }),
    range('abstractionIn', 'Initial abstraction', 'depth', { min: 0, max: 1, step: 0.05 }),
  ],
  main: ['hour', 'response', 'shortPercent', 'mediumPercent', 'longPercent', 'depthIn'],
  run,
  project: lazyProject(() => import('./project')),
  Drawing: RdiiDrawing,
  describe,
  readings: (params, units, result) => [
    { label: 'Peak of RDII', value: formatQuantity(result.peakCfs, 'flow', units) },
    {
      label: 'Time of the peak',
      value: result.peakCfs > 0 ? withUnit(formatNumber(result.peakHour), 'h') : 'none',
    },
    { label: 'Volume', value: formatQuantity(result.volumeFt3, 'volume', units) },
    {
      label: 'Sum of R',
      value: `${formatNumber(params.shortPercent + params.mediumPercent + params.longPercent)}%`,
    },
    { label: 'Rain excess', value: formatQuantity(result.excessIn, 'depth', units) },
    {
      label: `Base of the ${params.response} triangle, T (1 + K)`,
      value: withUnit(formatNumber(baseHours(result.triangles[params.response])), 'h'),
    },
  ],
  prompts,
  examples: [
    {
      label: 'Disconnect the roof drains',
      params: { response: 'short', shortPercent: 0 },
      notice:
        'With 2 in (50.8 mm) of rain, the peak falls from 2.23 to 1.41 cfs (0.0632 to 0.0399 m³/s) and comes almost 4 h later; the slow recession stays as it was.',
    },
    {
      label: 'Wetter soil',
      params: { response: 'long', longPercent: 12, hour: 24 },
      notice:
        'With 2 in (50.8 mm) of rain and 12% instead of 6%, the long response doubles the flow after 24 h, to 0.715 cfs (0.0203 m³/s). The peak rises by just 5%, to 2.34 cfs (0.0662 m³/s).',
    },
    {
      label: 'The same volume, drawn out',
      params: { response: 'long', longK: 4, longHours: 18, hour: 36 },
      notice: 'T and K stretch the triangle and lower it in proportion: R alone sets the volume.',
    },
  ],
  sources: 'Reference Manual I, sections 7.2 to 7.4; engine file rdii.c',
  note: 'The storm is a triangle with its peak in the middle, recorded every 15 minutes. Initial abstraction is the same for all three responses and doesn’t recover within the storm, and the unit hydrographs are those of one month. As in the engine, the end of a triangle that doesn’t fill an interval is left out.',
  play: { name: 'hour', seconds: 8 },
};

/** RDII as the sum of three triangular responses. */
export default makeDiagram(spec);
