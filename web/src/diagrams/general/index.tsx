import { makeDiagram } from '../frame/make-diagram';
import { controlsOf } from '../kit/controls';
import { formatQuantity } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { describe } from './describe';
import { GeneralDrawing } from './drawing';
import { type GeneralParams, type GeneralResult, partNames, run } from './model';
import { prompts } from './prompts';

const { choice, toggle } = controlsOf<GeneralParams>();

export const spec: DiagramSpec<GeneralParams, GeneralResult> = {
  initial: {
    part: 'surface',
    storm: 'one',
    hasGroundwater: true,
    hasRdii: true,
    hasRouting: true,
    hasQuality: true,
  },
  controls: [
    choice('part', 'Part', partNames),
    choice('storm', 'Six-hour storm', {
      none: 'None: rain is ignored',
      half: 'Small',
      one: 'Medium',
      two: 'Large',
      four: 'Extreme',
    }),
    toggle('hasGroundwater', 'Groundwater'),
    toggle('hasRdii', 'RDII'),
    toggle('hasRouting', 'Flow routing'),
    toggle('hasQuality', 'Water quality'),
  ],
  main: ['part', 'storm', 'hasGroundwater', 'hasRdii', 'hasRouting', 'hasQuality'],
  run,
  Drawing: GeneralDrawing,
  describe,
  readings: (_params, units, result) => [
    { label: 'Rain', value: formatQuantity(result.rainIn, 'depth', units) },
    { label: 'Infiltration', value: formatQuantity(result.infiltrationIn, 'depth', units) },
    { label: 'Runoff', value: formatQuantity(result.runoffIn, 'depth', units) },
    { label: 'Groundwater flow', value: formatQuantity(result.groundwaterIn, 'depth', units) },
    { label: 'RDII', value: formatQuantity(result.rdiiIn, 'depth', units) },
    { label: 'Dry weather flow', value: formatQuantity(result.dryWeatherIn, 'depth', units) },
    { label: 'Outflow', value: formatQuantity(result.outflowIn, 'depth', units) },
    { label: 'TSS washed off', value: formatQuantity(result.washoffLb, 'mass', units) },
    {
      label: 'TSS in dry weather flow',
      value: formatQuantity(result.dryWeatherLb, 'mass', units),
    },
    { label: 'TSS at the outfall', value: formatQuantity(result.outflowLb, 'mass', units) },
  ],
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'Three days without rain',
      params: { storm: 'none', part: 'network' },
      notice:
        'Groundwater and dry weather flow keep the sewer flowing. This is the base flow to which a storm adds.',
    },
    {
      label: 'Four times the rain',
      params: { storm: 'four', part: 'surface' },
      notice:
        'Runoff grows by a larger factor than the rain: the pervious ground absorbs a smaller fraction once rain exceeds what can infiltrate.',
    },
    {
      label: 'Hydrology alone',
      params: { hasRouting: false, part: 'network' },
      notice:
        'IGNORE_ROUTING leaves the network out, so that runoff can be calibrated quickly. Nothing reaches the outfall.',
    },
  ],
  sources:
    'User’s Manual, sections 3.1 and 3.4 and Appendix D ([OPTIONS]); Reference Manuals I, II and III, chapter 1; engine files runoff.c and routing.c',
  note: 'The amounts are those of the continuity tables of EPA SWMM 5.2.4 for one project over three days; water is shown as depths over its 10 ac (4.05 ha). “None” for the storm sets the option IGNORE_RAINFALL. A switch that is off sets IGNORE_GROUNDWATER, IGNORE_RDII, IGNORE_ROUTING or IGNORE_QUALITY.',
};

/** The path of water through SWMM. */
export default makeDiagram(spec);
