import { makeDiagram } from '../frame/make-diagram';
import { formatQuantity } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { controls } from './controls';
import { describe } from './describe';
import { WeirDrawing } from './drawing';
import { run, type WeirResult } from './model';
import type { WeirParams } from './params';
import { prompts } from './prompts';

export const spec: DiagramSpec<WeirParams, WeirResult> = {
  initial: {
    weirType: 'transverse',
    upstreamFt: 5,
    downstreamFt: 2,
    crestFt: 4,
    heightFt: 2,
    lengthFt: 10,
    sideSlope: 1,
    coefficient: 3.33,
    notchCoefficient: 2.5,
    contractions: '0',
    openPercent: 100,
    canSurcharge: true,
    hasFlapGate: false,
    roadWidthFt: 20,
    surface: 'paved',
  },
  controls,
  main: ['upstreamFt', 'crestFt', 'weirType', 'downstreamFt'],
  run,
  Drawing: WeirDrawing,
  describe,
  readings: (_params, units, result) => [
    { label: 'Flow', value: formatQuantity(result.flowCfs, 'flow', units) },
    { label: 'Head', value: formatQuantity(result.headFt, 'length', units) },
    { label: 'Crest level', value: formatQuantity(result.crestFt, 'length', units) },
    { label: 'Reduction by tailwater', value: `${Math.round(100 * result.tailwaterFraction)}%` },
  ],
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'Drown the weir',
      params: { downstreamFt: 4.8 },
      notice:
        'Tailwater at 80% of the head reduces the flow by about 40%; at half the head, by only about 15%.',
    },
    {
      label: 'Surcharge it',
      params: { upstreamFt: 9 },
      notice:
        'Above the top of the opening the curve bends: the flow grows only with the square root of the head.',
    },
    {
      label: 'A notch for small flows',
      params: { weirType: 'v-notch', upstreamFt: 4.5 },
      notice:
        'At a head of 0.5 ft (0.152 m), a right-angled notch passes less than 0.5 cfs (0.0142 m³/s), so small flows give heads that can be measured.',
    },
  ],
  sources: 'Reference Manual II, sections 6.3 and 7.5; engine files link.c and roadway.c',
  note: 'Both levels are fixed. In a simulation they follow from the nodes, and the coefficient may come from a curve. When a drowned weir surcharges, its flow jumps, as in the engine: tailwater then counts only from the middle of the opening up, as at an orifice. A V-notch with a raised crest has one coefficient for crest and ends, as in the manual; for the ends, the engine uses the end coefficient entered.',
};

/** Flow over five types of weir. */
export default makeDiagram(spec);
