import { controlsOf } from '../kit/controls';
import { formatNumber, formatQuantity } from '../kit/format';
import { makeDiagram } from '../kit/make-diagram';
import type { DiagramSpec } from '../kit/spec';
import { describe } from './describe';
import { ConduitDrawing } from './drawing';
import { type ConduitParams, type ConduitResult, run } from './model';
import { prompts } from './prompts';

const { choice, range } = controlsOf<ConduitParams>();

export const spec: DiagramSpec<ConduitParams, ConduitResult> = {
  initial: {
    shape: 'circular',
    heightFt: 2,
    widthFt: 3,
    sideSlope: 2,
    depthFt: 1,
    slopePercent: 0.5,
    roughness: 0.013,
    barrels: 1,
  },
  controls: [
    choice('shape', 'Shape', {
      circular: 'Circular',
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
    range('widthFt', 'Width (of channels, at the bottom)', 'length', {
      min: 0.5,
      max: 20,
      step: 0.25,
      when: ({ shape }) => shape !== 'circular' && shape !== 'egg',
    }),
    range('sideSlope', 'Side slope, run per rise', 'none', {
      min: 0,
      max: 5,
      step: 0.25,
      when: ({ shape }) => shape === 'trapezoidal' || shape === 'irregular',
    }),
    range('slopePercent', 'Bed slope', 'percent', { min: 0.01, max: 5, step: 0.01 }),
    range('roughness', "Manning's n", 'none', { min: 0.009, max: 0.1, step: 0.001 }),
    range('barrels', 'Barrels side by side', 'none', { min: 1, max: 4, step: 1 }),
  ],
  main: ['depthFt', 'shape', 'heightFt', 'slopePercent'],
  run,
  Drawing: ConduitDrawing,
  describe,
  readings: ({ shape }, units, result) => [
    { label: 'Flow area', value: formatQuantity(result.areaFt2, 'area', units) },
    { label: 'Top width', value: formatQuantity(result.topWidthFt, 'length', units) },
    { label: 'Wetted perimeter', value: formatQuantity(result.perimeterFt, 'length', units) },
    {
      label:
        shape === 'arch' || shape === 'egg' || shape === 'irregular'
          ? 'Hydraulic radius, as SWMM takes it'
          : 'Hydraulic radius',
      value: formatQuantity(result.radiusFt, 'length', units),
    },
    { label: 'Manning flow', value: formatQuantity(result.flowCfs, 'flow', units) },
    { label: 'Velocity', value: formatQuantity(result.velocityFtPerS, 'velocity', units) },
    {
      label: 'Froude number',
      value: result.froude === undefined ? 'no free surface' : formatNumber(result.froude),
    },
    { label: 'Full flow', value: formatQuantity(result.full.flowCfs, 'flow', units) },
  ],
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
        '0.8 cfs (0.023 m³/s) flows 0.4 ft (0.12 m) deep. In a circle as high the same flow is only 0.27 ft (0.08 m) deep and slower, so it carries solids less well: switch to Circular and set that depth to compare.',
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
  sources: 'Reference Manual II, sections 3.1, 5.1 and 5.3; engine files xsect.c and transect.c',
  note: 'Uniform flow by the bed slope. The engine reads circles from tables of 51 entries, eggs and arches from tables of 26 to 51; here the circle is exact and the other two use the engine’s own tables by depth. In the irregular section the overbanks are twice as rough as the channel. The hydraulic radius is area over wetted perimeter but for three shapes: SWMM reads an egg’s and an arch’s from tables that fit the perimeter roughly, an arch’s whatever its width; an irregular section’s is the one that gives channel and overbanks their conveyance. Above 97% of its depth the roof of a closed rectangle counts bit by bit as wetted, so that flow falls without a jump.',
};

/** Geometry and uniform flow of a conduit's cross section. */
export default makeDiagram(spec);
