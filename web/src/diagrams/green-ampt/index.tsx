import { makeDiagram } from '../frame/make-diagram';
import { upperZoneIn } from '../hydrology/green-ampt';
import { controlsOf } from '../kit/controls';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { describe } from './describe';
import { GreenAmptDrawing } from './drawing';
import { type GreenAmptParams, type GreenAmptResult, horizonHours, run } from './model';
import { prompts } from './prompts';

const { choice, range } = controlsOf<GreenAmptParams>();

export const spec: DiagramSpec<GreenAmptParams, GreenAmptResult> = {
  initial: {
    method: 'green-ampt',
    suctionIn: 6,
    conductivityInPerHour: 0.25,
    deficit: 0.25,
    drizzleInPerHour: 0.15,
    drizzleHours: 2,
    burstInPerHour: 1.5,
    burstHours: 2,
    hour: 2.5,
  },
  controls: [
    choice('method', 'Method', { 'green-ampt': 'Green-Ampt', modified: 'Modified' }),
    range('suctionIn', 'Suction head', 'depth', { min: 1, max: 13, step: 0.1 }),
    range('conductivityInPerHour', 'Saturated conductivity', 'rate', {
      min: 0.01,
      max: 2,
      step: 0.01,
    }),
    range('deficit', 'Initial deficit', 'none', { min: 0, max: 0.4, step: 0.01 }),
    range('drizzleInPerHour', 'Light rain', 'rate', { min: 0, max: 1, step: 0.01 }),
    range('drizzleHours', 'Light rain lasts', 'hours', { min: 0, max: 12, step: 0.25 }),
    range('burstInPerHour', 'Heavy rain', 'rate', { min: 0, max: 5, step: 0.05 }),
    range('burstHours', 'Heavy rain lasts', 'hours', { min: 0.25, max: 6, step: 0.25 }),
    // There is no moment before the end of the first minute.
    range('hour', 'Time shown', 'hours', { min: 0.05, max: horizonHours, step: 0.05 }),
  ],
  main: ['hour', 'conductivityInPerHour', 'method', 'deficit'],
  run,
  Drawing: GreenAmptDrawing,
  describe,
  readings: (params, units, result) => {
    const totalIn = result.moments.at(-1)?.totalIn ?? 0;
    return [
      { label: 'Total infiltration', value: formatQuantity(totalIn, 'depth', units) },
      {
        label: 'Total runoff',
        value: formatQuantity(Math.max(0, result.rainIn - totalIn), 'depth', units),
      },
      {
        label: 'Surface saturated at',
        value:
          result.saturationHour === undefined
            ? 'never'
            : withUnit(formatNumber(result.saturationHour), 'h'),
      },
      {
        label: units === 'US' ? 'Upper zone, 4 √Ks' : 'Upper zone, 20.2 √Ks',
        value: formatQuantity(upperZoneIn(params), 'depth', units),
      },
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'Keep the deficit',
      params: { method: 'modified' },
      notice:
        'The light rain stays below the conductivity. By the modified method it doesn’t use up the deficit, so the heavy rain falls on drier soil: 1.63 in (41.5 mm) infiltrates, not 1.43 in (36.2 mm).',
    },
    {
      label: 'Heavier light rain',
      params: { drizzleInPerHour: 0.3 },
      notice:
        'The light rain exceeds the conductivity of 0.25 in/hr (6.35 mm/hr), so with both methods it belongs to the same event as the heavy rain, and the methods agree.',
    },
    {
      label: 'A sandy soil',
      params: { suctionIn: 2, conductivityInPerHour: 1.2 },
      notice:
        'Low suction counts for little where conductivity is high: 97% of the rain soaks in. With a suction head of 6 in (152 mm) and 0.25 in/hr (6.35 mm/hr), 43% does.',
    },
  ],
  sources: 'Reference Manual I, section 4.4; User’s Manual, section 3.4.2; engine file infil.c',
  note: 'Nothing ponds: what doesn’t infiltrate runs off at once, so that no depth of water adds to the suction head. The depth of the front is the infiltrated depth of the event divided by its deficit. The front is drawn as a line once the surface has been saturated. In light rain, the drawing fills the upper zone from left to right for the original method, and from above for the modified one. Time steps are one minute.',
  play: { name: 'hour', seconds: 8 },
};

/** A wetting front in a storm, by both Green-Ampt methods. */
export default makeDiagram(spec);
