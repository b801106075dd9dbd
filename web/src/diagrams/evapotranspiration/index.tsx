import { makeDiagram } from '../frame/make-diagram';
import { formatNumber, formatQuantity } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { controls } from './controls';
import { describe } from './describe';
import { EvapotranspirationDrawing } from './drawing';
import {
  type EvapotranspirationParams,
  type EvapotranspirationResult,
  lastDay,
  momentAt,
  run,
} from './model';
import { prompts } from './prompts';

export const spec: DiagramSpec<EvapotranspirationParams, EvapotranspirationResult> = {
  initial: {
    source: 'constant',
    rateInPerDay: 0.25,
    januaryInPerDay: 0.05,
    julyInPerDay: 0.25,
    latitudeDegrees: 40,
    lowF: 60,
    highF: 85,
    adjustInPerDay: 0,
    startDay: 182,
    isDryOnly: false,
    rainIn: 3,
    rainHours: 24,
    storeIn: 1,
    soil: 'clayLoam',
    fieldCapacity: 0.25,
    wiltingPoint: 0.12,
    moisturePercent: 60,
    waterTableFt: 4,
    upperPart: 0.4,
    lowerDepthFt: 6,
    day: 6,
  },
  controls,
  main: ['source', 'day', 'rainIn', 'moisturePercent'],
  run,
  project: lazyProject(() => import('./project')),
  Drawing: EvapotranspirationDrawing,
  describe,
  readings: (params, units, result) => {
    const now = momentAt(result, params.day);
    const { sums } = result;
    const depth = (inches: number) => formatQuantity(inches, 'depth', units);
    return [
      { label: 'Ponded water', value: depth(now.pondIn) },
      { label: 'Moisture, upper zone', value: formatNumber(now.theta) },
      { label: 'Water table', value: formatQuantity(now.waterTableFt, 'length', units) },
      { label: `Potential, ${lastDay} days`, value: depth(sums.potential) },
      { label: 'From the surface', value: depth(sums.surface) },
      { label: 'From the upper zone', value: depth(sums.upper) },
      { label: 'From the lower zone', value: depth(sums.lower) },
      { label: 'Runoff', value: depth(sums.runoff) },
    ];
  },
  prompts,
  examples: [
    {
      label: 'Evaporation in dry periods only',
      params: { isDryOnly: true, soil: 'clay', storeIn: 2, rainHours: 72, day: 4 },
      notice:
        'Water stands on the ground for days, yet nothing evaporates until the rain ends: in 20 days the surface gives 1.02 in (25.9 mm). Without the option it would be 1.53 in (38.9 mm).',
    },
    {
      label: 'Let the upper zone dry out',
      params: { rainIn: 0, moisturePercent: 10, day: 10 },
      notice:
        'At the wilting point the upper zone gives nothing more. Its share of the potential rate stays unused: the lower zone still gives only its own share.',
    },
    {
      label: 'The same weather farther south',
      params: { source: 'hargreaves', latitudeDegrees: -35, day: 6 },
      notice:
        'In July the sun is low at 35° south, so the same temperatures give less than half as much as at 40° north. The plot of the potential rate shows the whole year.',
    },
  ],
  play: { name: 'day', seconds: 10 },
  sources:
    'Reference Manual I, sections 2.5, 3.4 and 5.3; engine files climate.c, subcatch.c and gwater.c',
  note: 'Pervious ground only, in steps of one hour; water infiltrates at the saturated conductivity, and what exceeds depression storage runs off at once. There is no deep percolation and no groundwater flow. The water table starts at 3 ft (0.91 m) or deeper: in soil saturated to the surface the engine’s scheme fails. Monthly rates follow a cosine between January and July; the temperatures are the same each day, whereas SWMM averages them over seven days of a climate file. The upper zone’s plant-available water is 0% at the wilting point, 100% at field capacity. Ponded water is drawn to a larger scale than the soil.',
};

/** Potential evaporation, and the order in which surface and soil supply it. */
export default makeDiagram(spec);
