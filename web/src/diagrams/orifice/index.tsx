import { makeDiagram } from '../frame/make-diagram';
import { controlsOf } from '../kit/controls';
import { formatNumber, formatQuantity } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { describe } from './describe';
import { OrificeDrawing } from './drawing';
import { type OrificeResult, orificeLevelFt, run } from './model';
import { highestFt, type OrificeParams } from './params';
import { prompts } from './prompts';

const { choice, range, toggle } = controlsOf<OrificeParams>();

export const spec: DiagramSpec<OrificeParams, OrificeResult> = {
  initial: {
    orientation: 'side',
    shape: 'circular',
    heightFt: 1,
    widthFt: 1,
    offsetFt: 1,
    openPercent: 100,
    coefficient: 0.65,
    upstreamFt: 5,
    downstreamFt: 0.5,
    hasFlapGate: false,
  },
  controls: [
    choice('orientation', 'Type', {
      side: 'Side, in a wall',
      bottom: 'Bottom, in a floor or riser',
    }),
    choice('shape', 'Shape', { circular: 'Circular', rectangular: 'Rectangular' }),
    range('upstreamFt', 'Upstream level', 'length', { min: 0, max: highestFt, step: 0.05 }),
    range('downstreamFt', 'Downstream level', 'length', { min: 0, max: highestFt, step: 0.05 }),
    range('heightFt', 'Height of the opening', 'length', { min: 0.25, max: 4, step: 0.05 }),
    range('widthFt', 'Width of the opening', 'length', {
      min: 0.25,
      max: 6,
      step: 0.05,
      when: ({ shape }) => shape === 'rectangular',
    }),
    range('offsetFt', 'Inlet offset', 'length', { min: 0, max: 6, step: 0.05 }),
    range('openPercent', 'Setting: open part of the height', 'percent', {
      min: 0,
      max: 100,
      step: 1,
    }),
    range('coefficient', 'Discharge coefficient', 'none', { min: 0.3, max: 1, step: 0.01 }),
    toggle('hasFlapGate', 'Flap gate'),
  ],
  main: ['upstreamFt', 'heightFt', 'orientation', 'downstreamFt'],
  run,
  Drawing: OrificeDrawing,
  describe,
  readings: (params, units, result) => {
    const levelFt = orificeLevelFt(params, result);
    return [
      { label: 'Flow', value: formatQuantity(result.flowCfs, 'flow', units) },
      { label: 'Head', value: formatQuantity(result.headFt, 'length', units) },
      { label: 'Open area', value: formatQuantity(result.areaFt2, 'area', units) },
      {
        label: 'Flow per open area',
        value: formatQuantity(result.velocityFtPerS, 'velocity', units),
      },
      ...(levelFt === undefined
        ? []
        : [
            {
              label: 'Orifice flow from an upstream level of',
              value: formatQuantity(levelFt, 'length', units),
            },
          ]),
      {
        label: 'Reduction by the lower level',
        value: `${formatNumber(100 * result.tailwaterFraction)}%`,
      },
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'Let the water fall below the crown',
      params: { upstreamFt: 1.6 },
      notice:
        'The opening is not full, so the orifice acts as a weir: the flow falls with the head to the power of 1.5.',
    },
    {
      label: 'Raise the tailwater',
      params: { downstreamFt: 3 },
      notice:
        'Once the tailwater reaches the center of the opening, the head is the difference between the two levels.',
    },
    {
      label: 'Close a gate halfway',
      params: { shape: 'rectangular', widthFt: 2, openPercent: 50 },
      notice:
        'Half the area passes a little more than half the flow, because the center of the open part lies lower.',
    },
  ],
  sources: 'Reference Manual II, section 6.2; engine file link.c',
  note: 'Both levels stay as set. In a simulation they follow from the nodes, and a setting may take time to change. The open area of a circle is exact; the engine interpolates it from a table. In the engine, a drowned bottom orifice acts as a weir while the two levels differ by less than its critical height; the manual compares only the head upstream with that height.',
};

/** Flow through an orifice in each of its regimes. */
export default makeDiagram(spec);
