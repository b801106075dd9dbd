import { makeDiagram } from '../frame/make-diagram';
import { controlsOf } from '../kit/controls';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec, Reading } from '../kit/spec';
import type { Units } from '../kit/units';
import { describe, formatFroude } from './describe';
import { ConduitDrawing } from './drawing';
import { maxEntranceLoss } from './dynamics';
import { type ConduitParams, type ConduitResult, roughnessOf, run } from './model';
import { prompts } from './prompts';

const { choice, range } = controlsOf<ConduitParams>();

const shows = (show: ConduitParams['show']) => (params: ConduitParams) => params.show === show;

export const spec: DiagramSpec<ConduitParams, ConduitResult> = {
  initial: {
    show: 'uniform',
    shape: 'circular',
    heightFt: 2,
    widthFt: 3,
    sideSlope: 2,
    depthFt: 1,
    slopePercent: 0.5,
    roughness: 0.013,
    hazenWilliams: 120,
    barrels: 1,
    lengthFt: 400,
    entranceLoss: 0.5,
    downFt: 1.2,
    routedCfs: 10,
  },
  controls: [
    choice('show', 'Show', {
      uniform: 'Uniform flow',
      waves: 'Waves and time step',
      entrance: 'Entrance loss',
      limit: 'Normal flow limit',
    }),
    choice('shape', 'Shape', {
      circular: 'Circular',
      forceMain: 'Force main',
      rectangular: 'Closed rectangular',
      egg: 'Egg',
      arch: 'Arch',
      trapezoidal: 'Trapezoidal',
      irregular: 'Irregular, with overbanks',
    }),
    range('heightFt', 'Full depth', 'length', { min: 0.5, max: 10, step: 0.25 }),
    range('depthFt', 'Depth of water', 'length', {
      min: 0,
      max: ({ heightFt }) => heightFt,
      step: 0.01,
    }),
    range('downFt', 'Depth at the lower end', 'length', {
      min: 0,
      max: ({ heightFt }) => heightFt,
      step: 0.01,
      when: shows('limit'),
    }),
    range('routedCfs', 'Flow by the momentum equation', 'flow', {
      min: 0,
      max: 200,
      step: 0.5,
      when: shows('limit'),
    }),
    range('widthFt', 'Width (bottom width for channels)', 'length', {
      min: 0.5,
      max: 20,
      step: 0.25,
      when: ({ shape }) => shape !== 'circular' && shape !== 'egg' && shape !== 'forceMain',
    }),
    range('sideSlope', 'Side slope (run over rise)', 'none', {
      min: 0,
      max: 5,
      step: 0.25,
      when: ({ shape }) => shape === 'trapezoidal' || shape === 'irregular',
    }),
    range('slopePercent', 'Bed slope', 'percent', { min: 0.01, max: 5, step: 0.01 }),
    range('roughness', 'Manning’s n', 'none', {
      min: 0.009,
      max: 0.1,
      step: 0.001,
      when: ({ shape }) => shape !== 'forceMain',
    }),
    range('hazenWilliams', 'C-factor (Hazen-Williams)', 'none', {
      min: 60,
      max: 150,
      step: 5,
      when: ({ shape }) => shape === 'forceMain',
    }),
    // The engine ignores the number of barrels of an irregular section.
    range('barrels', 'Barrels side by side', 'none', {
      min: 1,
      max: ({ shape }) => (shape === 'irregular' ? 1 : 4),
      step: 1,
      when: ({ shape }) => shape !== 'irregular',
    }),
    range('lengthFt', 'Length', 'length', { min: 10, max: 3000, step: 10, when: shows('waves') }),
    range('entranceLoss', 'Entrance loss coefficient', 'none', {
      min: 0,
      max: maxEntranceLoss,
      step: 0.05,
      when: shows('entrance'),
    }),
  ],
  main: ['depthFt', 'shape', 'heightFt', 'slopePercent'],
  run,
  Drawing: ConduitDrawing,
  describe,
  readings: (params, units, result) => [
    { label: ofOne('Flow area', params), value: formatQuantity(result.areaFt2, 'area', units) },
    {
      label: ofOne('Top width', params),
      value: formatQuantity(result.topWidthFt, 'length', units),
    },
    {
      label: ofOne('Wetted perimeter', params),
      value: formatQuantity(result.perimeterFt, 'length', units),
    },
    {
      label:
        params.shape === 'arch' || params.shape === 'egg' || params.shape === 'irregular'
          ? 'Hydraulic radius in SWMM'
          : 'Hydraulic radius',
      value: formatQuantity(result.radiusFt, 'length', units),
    },
    ...flowReadings(params, units, result),
    {
      label: ofAll('Full flow', params),
      value: formatQuantity(result.full.flowCfs, 'flow', units),
    },
    ...(params.shape === 'forceMain'
      ? [{ label: 'Equivalent n, part full', value: formatNumber(roughnessOf(params)) }]
      : []),
    ...dynamicReadings(params, units, result),
  ],
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'Fill a circular sewer to 94%',
      params: { depthFt: 1.88 },
      notice:
        'Flow is largest here, about 8% above that of the full pipe. From here to the crown it falls.',
    },
    {
      label: 'An egg at low flow',
      params: { shape: 'egg', heightFt: 3, depthFt: 0.4 },
      notice:
        'A flow of 0.8 cfs (0.0227 m³/s) is 0.4 ft (0.122 m) deep. In a circle of the same height, it is only 0.27 ft (0.082 m) deep and slower, so it carries solids less well.',
    },
    {
      label: 'Water on the overbanks',
      params: {
        shape: 'irregular',
        heightFt: 6,
        widthFt: 6,
        depthFt: 3.6,
        slopePercent: 0.1,
        roughness: 0.035,
      },
      notice:
        'Above the banks the top width grows twice as fast with depth as below them, but the rough, shallow overbanks add little flow.',
    },
  ],
  sources:
    'Reference Manual II, sections 3.1, 3.3, 3.4, 5.1, 5.3, 7.2 and 7.3; engine files xsect.c, transect.c, dwflow.c, dynwave.c and forcmain.c',
  note: 'In uniform flow, the friction slope is the bed slope. The engine reads circles from tables of 51 entries, eggs and arches from tables of 26 or 51; here the circle is exact and the other two use the engine’s own tables by depth. In the irregular section the overbanks are twice as rough as the channel. The hydraulic radius is area over wetted perimeter, except for three shapes. For eggs and arches, SWMM reads the radius from tables, which match area over perimeter only roughly and ignore the width of the arch. For an irregular section, the radius follows from the conveyance of channel and overbanks together. Above 97% of the full depth, more and more of a closed rectangle’s roof counts as wetted, so that flow falls without a jump.',
};

/** Labels a reading of one of several barrels. */
const ofOne = (label: string, { barrels }: ConduitParams) =>
  barrels > 1 ? `${label}, one barrel` : label;

/** Labels a reading of several barrels together. */
const ofAll = (label: string, { barrels }: ConduitParams) =>
  barrels > 1 ? `${label}, all barrels` : label;

/** Flow, velocity and Froude number of uniform flow, or of the flow before the normal flow limit. */
function flowReadings(params: ConduitParams, units: Units, result: ConduitResult): Reading[] {
  const isLimit = params.show === 'limit';
  const { flowCfs, velocityFtPerS, limit } = result;
  const froude = isLimit && result.froude !== undefined ? limit.froude : result.froude;
  const velocity = isLimit ? limit.velocityFtPerS : velocityFtPerS;
  return [
    {
      label: ofAll(isLimit ? 'Computed flow' : 'Uniform flow', params),
      value: formatQuantity(isLimit ? limit.computedCfs : flowCfs, 'flow', units),
    },
    {
      label: isLimit ? 'Velocity at the inlet' : 'Velocity',
      value: formatQuantity(velocity, 'velocity', units),
    },
    {
      label: isLimit ? 'Froude number, inlet' : 'Froude number',
      value: froude === undefined ? 'no free surface' : formatFroude(froude),
    },
  ];
}

/** The readings of the modes other than uniform flow. */
function dynamicReadings(params: ConduitParams, units: Units, result: ConduitResult): Reading[] {
  const { show, heightFt } = params;
  const length = (value: number) => formatQuantity(value, 'length', units);
  const seconds = (value: number | undefined) =>
    value === undefined ? 'none' : withUnit(formatNumber(value), 's');
  const { celerityFtPerS: celerity, courantS, criticalFt } = result;
  switch (show) {
    case 'waves':
      return [
        {
          label: 'Celerity of small waves',
          value: celerity === undefined ? 'none' : formatQuantity(celerity, 'velocity', units),
        },
        {
          label: 'Critical depth',
          value: criticalFt < heightFt ? length(criticalFt) : 'above the top',
        },
        { label: 'Specific energy', value: length(result.energyFt) },
        { label: 'Courant step', value: seconds(courantS) },
      ];
    case 'entrance':
      return [{ label: 'Entrance loss', value: length(result.entranceLossFt) }];
    case 'limit':
      return [
        {
          label: ofAll('Normal flow upstream', params),
          value: formatQuantity(result.limit.normalCfs, 'flow', units),
        },
      ];
    default:
      return [];
  }
}

/** Geometry and uniform flow of a conduit's cross section, and what dynamic wave routing adds. */
export default makeDiagram(spec);
