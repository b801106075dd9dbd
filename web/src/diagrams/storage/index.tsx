import { makeDiagram } from '../frame/make-diagram';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { controls } from './controls';
import { describe } from './describe';
import { StorageDrawing } from './drawing';
import { momentAt, run, type StorageParams, type StorageResult } from './model';
import { prompts } from './prompts';
import { qualityReadings } from './quality-describe';
import { areaAt } from './shape';

export const spec: DiagramSpec<StorageParams, StorageResult> = {
  initial: {
    shape: 'conical',
    fullDepthFt: 8,
    lengthFt: 60,
    widthFt: 40,
    sideSlope: 3,
    bottomFt2: 2000,
    middleFt2: 4000,
    topFt2: 9000,
    exponent: 1,
    inflow: 'constant',
    inflowCfs: 8,
    inflowHours: 1.5,
    orificeFt: 0.75,
    hour: 1,
    show: 'filling',
    endHours: 24,
    tankFt3: 20000,
    tankFt: 4,
    flowCfs: 1,
    inMgPerL: 100,
    pulseStartHours: 0,
    pulseHours: 4,
    startMgPerL: 50,
    decayPerDay: 0,
    otherCfs: 1,
    otherMgPerL: 20,
    massKgPerHour: 0,
    removedPercent: 0,
    ratePerHour: 0.1,
    removalFtPerHour: 0.1,
    mostPercent: 90,
    settlingFtPerHour: 0.5,
    leastMgPerL: 20,
  },
  controls,
  main: ['hour', 'shape', 'sideSlope', 'inflowCfs', 'flowCfs', 'inMgPerL', 'startMgPerL'],
  run,
  Drawing: StorageDrawing,
  describe,
  readings: (params, units, result) => {
    if (params.show !== 'filling') return qualityReadings(params, units, result.quality);
    const now = momentAt(result, params.hour);
    const storedFt3 = result.moments.at(-1)?.volumeFt3 ?? 0;
    const errorFt3 = result.inFt3 - result.outFt3 - result.overFt3 - storedFt3;
    const errorPercent = result.inFt3 > 0 ? (100 * errorFt3) / result.inFt3 : 0;
    return [
      { label: 'Depth', value: formatQuantity(now.depthFt, 'length', units) },
      { label: 'Surface area', value: formatQuantity(areaAt(params, now.depthFt), 'area', units) },
      { label: 'Volume', value: formatQuantity(now.volumeFt3, 'volume', units) },
      { label: 'Full volume', value: formatQuantity(result.fullFt3, 'volume', units) },
      { label: 'Total inflow', value: formatQuantity(result.inFt3, 'volume', units) },
      { label: 'Total orifice outflow', value: formatQuantity(result.outFt3, 'volume', units) },
      { label: 'Total overflow', value: formatQuantity(result.overFt3, 'volume', units) },
      {
        label: 'Stored at the end',
        value: formatQuantity(storedFt3, 'volume', units),
      },
      { label: 'Continuity error', value: withUnit(formatNumber(errorPercent), '%') },
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'A paraboloid',
      params: { shape: 'parabolic', lengthFt: 108, widthFt: 72 },
      notice: 'It has no area at the bottom: the level rises fast at first, then more slowly.',
    },
    {
      label: 'Choke the outflow',
      params: { orificeFt: 0.4, hour: 2 },
      notice:
        'A small orifice cuts the outflow but fills the unit: what does not fit spills over the top.',
    },
    {
      label: 'Watch it drain',
      params: { hour: 1.5 },
      notice:
        'The outflow falls with the square root of the head. Below the crown of the orifice it falls faster, with the depth to the power of 1.5, as over a weir. So the last of the water takes a long time to drain. Press Play to watch.',
    },
  ],
  play: { name: 'hour', seconds: 8 },
  sources:
    'Reference Manual II, sections 4.3.4, 5.5 and 6.2; Reference Manual III, chapter 5; engine files node.c, flowrout.c, qualrout.c and treatmnt.c',
  note: 'Depth and outflow: kinematic wave routing in steps of 15 s, from an empty unit, without evaporation, seepage or ponding, as the engine computes it in US units; in SI units, version 5.2.4 is wrong for cones, pyramids and most functional units. The orifice is circular, at the bottom, with a coefficient of 0.65. Depths are drawn larger than lengths; a functional or tabular unit is drawn as a square of its area. Concentrations: the inflow mixes with a constant volume, in steps of 20 s.',
};

/** Filling and draining of a storage unit, and mixing and treatment of a pollutant. */
export default makeDiagram(spec);
