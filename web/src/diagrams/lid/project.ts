import {
  mapRow,
  mapSquares,
  options,
  outfallColumns,
  projectText,
  rain,
  reportAll,
  type Section,
} from '../kit/project';
import {
  type Design,
  designOf,
  hasStorage,
  type LidParams,
  matIn,
  pavementIn,
  pavementInPerHour,
  pavementVoidRatio,
} from './design';
import { inflowOf, lastHour } from './model';
import { placementProject } from './placement-project';

const types = {
  cell: 'BC',
  garden: 'RG',
  roof: 'GR',
  trench: 'IT',
  pavement: 'PP',
  barrel: 'RB',
} as const;

/** Writes a project of one unit, or of controls in a subcatchment. */
export const project = (params: LidParams): string =>
  params.show === 'unit' ? unitProject(params) : placementProject(params);

/** Writes a project of a unit that covers an acre. Its rain includes the runoff from the area that it captures. */
export function unitProject(params: LidParams, hours = lastHour): string {
  const design = designOf(params);
  const hasRemoval = design.drainCoefficient > 0 && params.removalPercent > 0;
  return projectText('An LID control, with the rain on it and on the area that it captures', [
    options(hours, {
      INFILTRATION: 'MODIFIED_GREEN_AMPT',
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '00:05:00',
      DRY_STEP: '00:05:00',
      REPORT_STEP: '00:05:00',
      ROUTING_STEP: 60,
    }),
    [
      'EVAPORATION',
      ['Source', 'Rate'],
      [
        ['CONSTANT', params.evaporationInPerDay],
        ['DRY_ONLY', 'NO'],
      ],
    ],
    ...rain(inflowOf(params)),
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      [['UNIT', 'GAGE', 'OUT', 1, 0, 100, 1, 0]],
    ],
    [
      'SUBAREAS',
      ['Subcatchment', 'N-Imperv', 'N-Perv', 'S-Imperv', 'S-Perv', 'PctZero', 'RouteTo'],
      [['UNIT', 0.01, 0.1, 0, 0, 0, 'OUTLET']],
    ],
    ['INFILTRATION', ['Subcatchment', 'Suction', 'Ksat', 'Deficit'], [['UNIT', 3.5, 0.5, 0.25]]],
    ['LID_CONTROLS', ['Name', 'Type/Layer', 'Parameters'], layers(params, design, hasRemoval)],
    [
      'LID_USAGE',
      ['Subcatchment', 'LID', 'Number', 'Area', 'Width', 'InitSat', 'FromImp', 'ToPerv'],
      [['UNIT', 'LID', 1, 43_560, 1452, params.saturationPercent, 0, 0]],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    ...(hasRemoval ? pollutant : []),
    reportAll,
    mapRow(['OUT']),
    mapSquares(['UNIT']),
  ]);
}

/**
 * A pollutant in the rain. The unit removes a part of it from the flow of its drain. In the engine,
 * water that drains after the rain carries no load, so a unit keeps more of the pollutant than the
 * diagram shows.
 */
const pollutant: Section[] = [
  [
    'POLLUTANTS',
    ['Name', 'Units', 'Crain', 'Cgw', 'Crdii', 'Kdecay'],
    [['P', 'MG/L', 100, 0, 0, 0]],
  ],
];

/** The rows of [LID_CONTROLS]. User's Manual, Appendix D. */
function layers(params: LidParams, design: Design, hasRemoval: boolean): (string | number)[][] {
  const { type, bermIn, storageIn, voidRatio, seepageInPerHour } = params;
  const { soil, soilFt, storageVoids, drainCoefficient, offsetFt } = design;
  const rows: (string | number)[][] = [[types[type]]];
  if (type !== 'barrel') rows.push(['SURFACE', bermIn, 0, 0, type === 'roof' ? 2 : 0, 0]);
  if (type === 'pavement') {
    rows.push(['PAVEMENT', pavementIn, pavementVoidRatio, 0, pavementInPerHour, 0]);
  }
  if (soilFt > 0) {
    const { porosity, fieldCapacity, wiltingPoint, conductivityInPerHour } = soil;
    const moisture = [porosity, fieldCapacity, wiltingPoint];
    const flow = [conductivityInPerHour, soil.conductivitySlope, soil.suctionIn];
    rows.push(['SOIL', params.soilIn, ...moisture, ...flow]);
  }
  if (type === 'roof') rows.push(['DRAINMAT', matIn, storageVoids, 0.1]);
  if (type === 'garden') rows.push(['STORAGE', 0, 0, seepageInPerHour, 0]);
  if (hasStorage(params)) {
    rows.push(['STORAGE', storageIn, voidRatio, seepageInPerHour, 0]);
    rows.push(['DRAIN', drainCoefficient, 0.5, 12 * offsetFt, 0]);
  }
  if (hasRemoval) rows.push(['REMOVALS', 'P', params.removalPercent]);
  return rows.map((row) => ['LID', ...row]);
}
