import { makeDiagram } from '../frame/make-diagram';
import { type Control, controlsOf } from '../kit/controls';
import { formatNumber, formatQuantity } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec, Reading } from '../kit/spec';
import type { Units } from '../kit/units';
import { describe } from './describe';
import {
  capacitiesOf,
  hasBerm,
  hasGravel,
  hasSeepage,
  hasSoil,
  hasStorage,
  type LidParams,
  unitDrainHours,
  unitHasDrain,
} from './design';
import { LidDrawing } from './drawing';
import { type LidResult, lastHour, momentOf, run } from './model';
import { placementReadings } from './placement';
import { prompts } from './prompts';

const { choice, range, toggle } = controlsOf<LidParams>();

const hasCustomSoil = (params: LidParams) => hasSoil(params) && params.soil === 'own';

/** The controls of one unit. */
const unitControls: readonly Control<LidParams>[] = [
  choice('type', 'LID control', {
    cell: 'Bio-retention cell',
    garden: 'Rain garden',
    roof: 'Green roof',
    trench: 'Infiltration trench',
    pavement: 'Permeable pavement',
    barrel: 'Rain barrel',
  }),
  range('hour', 'Time', 'hours', { min: 0, max: lastHour, step: 0.25 }),
  range('rainIn', 'Rain', 'depth', { min: 0, max: 6, step: 0.1 }),
  range('stormHours', 'Duration of the storm', 'hours', { min: 1, max: 24, step: 1 }),
  range('captureRatio', 'Area captured per area of the unit', 'none', {
    min: 0,
    max: 30,
    step: 1,
    when: ({ type }) => type !== 'roof',
  }),
  range('bermIn', 'Berm height', 'depth', { min: 0, max: 12, step: 0.5, when: hasBerm }),
  choice(
    'soil',
    'Soil',
    {
      mix: 'Bio-retention mix',
      sandyLoam: 'Sandy loam',
      loam: 'Loam',
      own: 'Custom, based on the mix',
    },
    { when: hasSoil },
  ),
  range('porosity', 'Porosity', 'none', { min: 0.4, max: 0.6, step: 0.01, when: hasCustomSoil }),
  range('fieldCapacity', 'Field capacity', 'none', {
    min: 0.12,
    max: 0.35,
    step: 0.01,
    when: hasCustomSoil,
  }),
  range('wiltingPoint', 'Wilting point', 'none', {
    min: 0.02,
    max: ({ fieldCapacity }) => fieldCapacity - 0.02,
    step: 0.01,
    when: hasCustomSoil,
  }),
  range('soilIn', 'Soil thickness', 'depth', { min: 3, max: 48, step: 1, when: hasSoil }),
  range('storageIn', 'Storage layer or barrel height', 'depth', {
    min: 6,
    max: 48,
    step: 1,
    when: hasStorage,
  }),
  range('voidRatio', 'Void ratio of the gravel', 'none', {
    min: 0.2,
    max: 1,
    step: 0.05,
    when: hasGravel,
  }),
  range('seepageInPerHour', 'Seepage rate of the native soil', 'rate', {
    min: 0,
    max: 2,
    step: 0.05,
    when: hasSeepage,
  }),
  toggle('hasDrain', 'Drain', { when: hasStorage }),
  range('drainHours', 'Time to drain the full storage layer', 'hours', {
    min: 1,
    max: 48,
    step: 1,
    when: unitHasDrain,
  }),
  range('offsetIn', 'Drain offset', 'depth', {
    min: 0,
    max: ({ storageIn }) => storageIn - 1,
    step: 0.5,
    when: unitHasDrain,
  }),
  range('removalPercent', 'Pollutant removal of the drain', 'percent', {
    min: 0,
    max: 100,
    step: 5,
    when: unitHasDrain,
  }),
  range('evaporationInPerDay', 'Potential evaporation', 'dailyRate', {
    min: 0,
    max: 0.4,
    step: 0.01,
    when: ({ type }) => type !== 'barrel',
  }),
  range('saturationPercent', 'Initial saturation', 'percent', { min: 0, max: 100, step: 5 }),
];

const showsPlacement = ({ show }: LidParams) => show === 'placement';
const percentRange = { min: 0, max: 100, step: 5, when: showsPlacement };

/** The controls of the placement of LID controls in a subcatchment. */
const placementControls: readonly Control<LidParams>[] = [
  range('placeAc', 'Area of the subcatchment', 'land', {
    min: 1,
    max: 100,
    step: 1,
    when: showsPlacement,
  }),
  range('impervPercent', 'Impervious before LID', 'percent', percentRange),
  range('fromPervPercent', 'Pervious ground turned into LID', 'percent', percentRange),
  range('routedPercent', 'Impervious runoff routed onto pervious', 'percent', percentRange),
  range('firstPercent', 'Impervious area treated by the first control', 'percent', percentRange),
  range('secondPercent', 'Impervious area treated by the second control', 'percent', {
    ...percentRange,
    max: ({ firstPercent }: LidParams) => 100 - firstPercent,
    when: (params: LidParams) => showsPlacement(params) && !params.inSeries,
  }),
  toggle('inSeries', 'The second control takes the overflow of the first', {
    when: showsPlacement,
  }),
];

export const spec: DiagramSpec<LidParams, LidResult> = {
  initial: {
    show: 'unit',
    placeAc: 10,
    impervPercent: 60,
    fromPervPercent: 50,
    routedPercent: 0,
    firstPercent: 40,
    secondPercent: 30,
    inSeries: false,
    type: 'cell',
    hour: 12,
    rainIn: 1,
    stormHours: 15,
    captureRatio: 19,
    bermIn: 6,
    soil: 'mix',
    porosity: 0.52,
    fieldCapacity: 0.15,
    wiltingPoint: 0.08,
    soilIn: 24,
    storageIn: 12,
    voidRatio: 2 / 3,
    seepageInPerHour: 0.4,
    hasDrain: false,
    drainHours: 12,
    offsetIn: 0,
    removalPercent: 0,
    evaporationInPerDay: 0.18,
    saturationPercent: 0,
  },
  controls: [
    choice('show', 'Show', {
      unit: 'A unit and its layers',
      placement: 'Controls in a subcatchment',
    }),
    ...unitControls.map((control) => ({
      ...control,
      when: (params: LidParams) => params.show === 'unit' && (control.when?.(params) ?? true),
    })),
    ...placementControls,
  ],
  main: [
    'type',
    'hour',
    'rainIn',
    'hasDrain',
    'impervPercent',
    'fromPervPercent',
    'firstPercent',
    'secondPercent',
  ],
  run,
  project: lazyProject(() => import('./project')),
  Drawing: LidDrawing,
  describe,
  readings: (params, units, result) => {
    if (params.show === 'placement') return placementReadings(params, units);
    const moment = momentOf(params, result);
    const total = result.startIn + moment.inflowIn;
    const accounted =
      moment.storedIn +
      moment.evaporationIn +
      moment.exfiltrationIn +
      moment.drainIn +
      moment.overflowIn;
    const drained = moment.inflowIn > 0 ? (100 * moment.drainIn) / moment.inflowIn : 0;
    const error = total > 0 ? Math.abs(100 * (1 - accounted / total)) : 0;
    return [
      { label: 'Largest inflow', value: formatQuantity(result.peakInflowInPerHour, 'rate', units) },
      {
        label: 'Largest overflow plus drain',
        value: formatQuantity(result.peakOutflowInPerHour, 'rate', units),
      },
      { label: 'Infiltration', value: formatQuantity(moment.infiltrationInPerHour, 'rate', units) },
      { label: 'Percolation', value: formatQuantity(moment.percolationInPerHour, 'rate', units) },
      ...capacityReadings(params, units, result),
      // The drain may also carry water that was there at the start.
      ...(unitHasDrain(params) && moment.inflowIn > 0 && drained <= 100
        ? [{ label: 'Drained share of inflow', value: `${formatNumber(drained)}%` }]
        : []),
      { label: 'Continuity error', value: `${error.toFixed(2)}%` },
    ];
  },
  prompts,
  examples: [
    {
      label: 'A heavy storm',
      params: { rainIn: 2, hour: 8 },
      notice: 'The layers fill, and what rises above the berm overflows.',
    },
    {
      label: 'With an underdrain',
      params: { rainIn: 2, hour: 48, hasDrain: true },
      notice:
        'In two days, 8% of the water overflows instead of 34%, but half leaves through the drain.',
    },
    {
      label: 'A green roof',
      params: { type: 'roof', rainIn: 2, soilIn: 4, bermIn: 1, hour: 8 },
      notice:
        'The soil keeps nearly all of the rain until its moisture is well above field capacity; then the mat carries off the rest.',
    },
  ],
  sources:
    'Reference Manual III, sections 6.2 to 6.6; User’s Manual, section 3.3.16 and Appendix C.15; engine files lid.c, lidproc.c, subcatch.c and infil.c',
  note: 'The area captured sheds its rain at once, without loss, in a storm that peaks at 3/8 of its duration. The pavement is 6 in (152 mm) thick; nothing clogs, and drains have no delay. As in the engine, depths are those at the end of a time step, and flows those during it. Soil at an initial saturation of 0% is at its wilting point. Rooftop disconnection and swales are left out.',
  play: { name: 'hour', seconds: 14 },
};

/** What the layers can hold, and how fast the drain empties them. */
function capacityReadings(params: LidParams, units: Units, { design }: LidResult): Reading[] {
  const { surfaceIn, soilIn, drySoilIn, pavementIn, storageIn } = capacitiesOf(design);
  const depth = (inches: number) => formatQuantity(inches, 'depth', units);
  return [
    ...(hasSoil(params) ? [{ label: 'Pores of the soil', value: depth(soilIn) }] : []),
    ...(hasStorage(params)
      ? [
          {
            label: params.type === 'barrel' ? 'Capacity of the barrel' : 'Voids of the gravel',
            value: depth(storageIn),
          },
        ]
      : []),
    {
      // The readings of what is stored include the water that soil holds at its wilting point.
      label: hasSoil(params) ? 'Capacity above the wilting point' : 'Capacity of the dry unit',
      value: depth(surfaceIn + drySoilIn + pavementIn + storageIn),
    },
    ...(unitHasDrain(params)
      ? [
          {
            label: 'Drain coefficient',
            // q = C · h^0.5, with the head in inches or in millimeters.
            value: formatQuantity(design.drainCoefficient, 'drainCoefficient', units),
          },
        ]
      : []),
    // A barrel drains in the time that its slider sets.
    ...(unitHasDrain(params) && hasBerm(params)
      ? [
          {
            label:
              'Time to drain from the top of the berm by the manual’s rule, as if there were no soil or gravel',
            value: formatQuantity(unitDrainHours(design), 'hours', units),
          },
        ]
      : []),
  ];
}

/** An LID control over two days with a storm, or the placement of controls in a subcatchment. */
export default makeDiagram(spec);
