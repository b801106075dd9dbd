import { makeDiagram } from '../frame/make-diagram';
import { largestWidthFt } from '../hydrology/runoff';
import { type Control, controlsOf } from '../kit/controls';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { describe } from './describe';
import { HydrographDrawing } from './drawing';
import { inputControls } from './input-controls';
import { inputReadings } from './input-describe';
import { type HydrographParams, type HydrographResult, horizonHours, initial, run } from './model';
import { prompts } from './prompts';

const { choice, range } = controlsOf<HydrographParams>();

/** The sliders and choices of the storm and the subcatchment. */
const runoffControls: readonly Control<HydrographParams>[] = [
  choice('storm', 'Heaviest rain', {
    early: 'Early',
    central: 'Central',
    late: 'Late',
    uniform: 'Uniform',
  }),
  choice('soil', 'Soil', { sand: 'Sand', loam: 'Loam', clay: 'Clay' }),
  range('depthIn', 'Depth of rain', 'depth', { min: 0, max: 8, step: 0.1 }),
  range('rainHours', 'Duration of rain', 'hours', { min: 0.5, max: 6, step: 0.25 }),
  range('hour', 'Time shown', 'hours', { min: 0, max: horizonHours, step: 0.05 }),
  range('impervPercent', 'Imperviousness', 'percent', { min: 0, max: 100, step: 1 }),
  range('areaAc', 'Area', 'land', { min: 1, max: 100, step: 0.5 }),
  range('widthFt', 'Width', 'length', {
    min: 50,
    max: largestWidthFt,
    step: 50,
  }),
  range('slopePercent', 'Slope', 'percent', { min: 0.1, max: 10, step: 0.1 }),
  range('storeImpervIn', 'Depression storage, impervious', 'depth', {
    min: 0,
    max: 0.3,
    step: 0.01,
    when: ({ impervPercent }) => impervPercent > 0,
  }),
  range('storePervIn', 'Depression storage, pervious', 'depth', {
    min: 0,
    max: 0.5,
    step: 0.01,
    when: ({ impervPercent }) => impervPercent < 100,
  }),
];

export const spec: DiagramSpec<HydrographParams, HydrographResult> = {
  initial,
  controls: [
    choice('show', 'Show', {
      runoff: 'Runoff of a subcatchment',
      gage: 'Rain at a rain gage',
      inflow: 'Inflow to a node',
    }),
    ...runoffControls.map((control) => ({
      ...control,
      when: (params: HydrographParams) =>
        params.show === 'runoff' && (control.when?.(params) ?? true),
    })),
    ...inputControls,
  ],
  main: [
    'hour',
    'impervPercent',
    'storm',
    'widthFt',
    'format',
    'gageMinutes',
    'seriesMinutes',
    'firstIn',
    'atHour',
    'baselineCfs',
    'pattern',
    'scale',
  ],
  run,
  Drawing: HydrographDrawing,
  describe,
  readings: (params, units, result) => {
    if (params.show !== 'runoff') return inputReadings(params, units);
    const depth = (inches: number) => formatQuantity(inches, 'depth', units);
    const hours = (value: number) =>
      result.peakCfs > 0 ? withUnit(formatNumber(value), 'h') : 'none';
    return [
      { label: 'Peak runoff', value: formatQuantity(result.peakCfs, 'flow', units) },
      { label: 'Time to peak', value: hours(result.peakHour) },
      { label: 'Lag between centers of mass', value: hours(result.lagHours) },
      { label: 'Runoff volume', value: depth(result.runoffIn) },
      { label: 'Runoff coefficient', value: formatNumber(result.runoffFraction) },
      { label: 'Infiltration', value: depth(result.infiltrationIn) },
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'Develop the land',
      params: { impervPercent: 80 },
      notice:
        'With 80% of the area impervious instead of 35%, the peak is 60% higher and half an hour earlier, and 88% of the rain runs off instead of 61%.',
    },
    {
      label: 'Gage interval too short',
      params: { show: 'gage' },
      notice:
        'The values are rates per hour, one for each hour, but each lasts only for the gage’s interval of 15 min: a quarter of the rain falls. With an interval of 60 min, all of it does.',
    },
    {
      label: 'Heaviest rain late',
      params: { storm: 'late', hour: 2.25 },
      notice:
        'The peak is 21% higher than with the heaviest rain early, because depressions are full and little infiltrates by the time the heaviest rain falls.',
    },
  ],
  sources:
    'Reference Manual I, sections 2.2.1, 3.2 to 3.4, 3.8.8 and 4.2; Reference Manual II, section 2.3.1; engine files subcatch.c, infil.c, gage.c, table.c and inflow.c',
  note: 'For runoff: roughness is 0.013 on impervious and 0.15 on pervious ground, a quarter of the impervious area has no depression storage, and no runoff flows from one kind of ground onto the other: both have the full width and drain separately (Reference Manual I, figure 3-4). Soils have drained but not dried out: for sand, loam or clay, Horton’s capacity falls from 1.67, 1 or 0.33 to 0.375, 0.225 or 0.025 in/hr (42.3, 25.4 or 8.47 to 9.53, 5.72 or 0.635 mm/hr). Volumes and lag include the three hours after the rain. Time steps are one minute.',
  play: { name: 'hour', seconds: 8 },
};

/** A subcatchment's response to a storm, the rain at a gage, or the inflow to a node. */
export default makeDiagram(spec);
