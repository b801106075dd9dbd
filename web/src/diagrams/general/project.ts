import {
  conduitColumns,
  junctionColumns,
  mapRow,
  mapSquares,
  options,
  outfallColumns,
  projectText,
  reportAll,
  type Section,
  xsectionColumns,
  yesOrNo,
} from '../kit/project';
import type { GeneralParams } from './model';

const acres = 10;
const inches = { none: 0, half: 0.5, one: 1, two: 2, four: 4 } as const;

/** The fraction of the storm's rain that falls in each of its six hours. */
const hourly = [0.1, 0.3, 0.25, 0.15, 0.12, 0.08];

/** Writes a project of one subcatchment and its sewer over three days. It ignores what is switched off. */
export function project(params: GeneralParams): string {
  return projectText('From rain to outfall, with processes switched on and off', [
    options(0, {
      INFILTRATION: 'GREEN_AMPT',
      FLOW_ROUTING: 'KINWAVE',
      END_DATE: '01/04/2024',
      REPORT_STEP: '00:15:00',
      WET_STEP: '00:05:00',
      DRY_STEP: '00:15:00',
      ROUTING_STEP: 60,
      IGNORE_RAINFALL: yesOrNo(params.storm === 'none'),
      IGNORE_GROUNDWATER: yesOrNo(!params.hasGroundwater),
      IGNORE_RDII: yesOrNo(!params.hasRdii),
      IGNORE_ROUTING: yesOrNo(!params.hasRouting),
      IGNORE_QUALITY: yesOrNo(!params.hasQuality),
    }),
    ...surface(inches[params.storm]),
    ...groundwater,
    ...network,
    ...rdii,
    ...quality,
    reportAll,
    mapRow(['J1', 'J2', 'OUT']),
    mapSquares(['S1']),
    ['SYMBOLS', ['Gage', 'X', 'Y'], [['GAGE', 1000, 9000]]],
  ]);
}

const surface = (depthIn: number): Section[] => [
  ['EVAPORATION', ['Source', 'Rate'], [['CONSTANT', 0.1]]],
  [
    'RAINGAGES',
    ['Name', 'Format', 'Interval', 'SCF', 'Source', 'Series'],
    [['GAGE', 'INTENSITY', '1:00', 1, 'TIMESERIES', 'RAIN']],
  ],
  [
    'TIMESERIES',
    ['Name', 'Time', 'Value'],
    [...hourly, 0].map((part, hour) => ['RAIN', `${hour}:00`, part * depthIn]),
  ],
  [
    'SUBCATCHMENTS',
    ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
    [['S1', 'GAGE', 'J1', acres, 40, 660, 1, 0]],
  ],
  [
    'SUBAREAS',
    ['Subcatchment', 'N-Imperv', 'N-Perv', 'S-Imperv', 'S-Perv', 'PctZero', 'RouteTo'],
    [['S1', 0.013, 0.2, 0.06, 0.15, 25, 'OUTLET']],
  ],
  ['INFILTRATION', ['Subcatchment', 'Suction', 'Ksat', 'IMD'], [['S1', 3.5, 0.5, 0.25]]],
];

const groundwater: Section[] = [
  [
    'AQUIFERS',
    [
      'Name',
      'Por',
      'WP',
      'FC',
      'Ksat',
      'Kslope',
      'Tslope',
      'ETu',
      'ETs',
      'Seep',
      'Ebot',
      'Egw',
      'Umc',
    ],
    [['A1', 0.45, 0.1, 0.2, 0.5, 10, 15, 0.35, 6, 0, 0, 4, 0.25]],
  ],
  [
    'GROUNDWATER',
    ['Subcatchment', 'Aquifer', 'Node', 'Esurf', 'A1', 'B1', 'A2', 'B2', 'A3', 'Dsw', 'Egwt'],
    [['S1', 'A1', 'J2', 10, 0.002, 1.5, 0, 0, 0, 0, '*']],
  ],
];

const network: Section[] = [
  [
    'JUNCTIONS',
    junctionColumns,
    [
      ['J1', 4, 8, 0, 0, 0],
      ['J2', 3, 8, 0, 0, 0],
    ],
  ],
  ['OUTFALLS', outfallColumns, [['OUT', 2, 'FREE', '', 'NO']]],
  [
    'CONDUITS',
    conduitColumns,
    [
      ['C1', 'J1', 'J2', 500, 0.013, 0, 0, 0],
      ['C2', 'J2', 'OUT', 500, 0.013, 0, 0, 0],
    ],
  ],
  ['XSECTIONS', xsectionColumns, ['C1', 'C2'].map((id) => [id, 'CIRCULAR', 4, 0, 0, 0])],
  [
    'DWF',
    ['Node', 'Constituent', 'Average'],
    [
      ['J1', 'FLOW', 0.05],
      ['J1', 'TSS', 100],
    ],
  ],
];

const rdii: Section[] = [
  [
    'HYDROGRAPHS',
    ['Name', 'Gage or month', 'Response', 'R', 'T', 'K'],
    [
      ['UH', 'GAGE'],
      ['UH', 'ALL', 'SHORT', 0.02, 1, 2],
      ['UH', 'ALL', 'MEDIUM', 0.02, 3, 2],
      ['UH', 'ALL', 'LONG', 0.02, 8, 2],
    ],
  ],
  ['RDII', ['Node', 'Hydrograph', 'Area'], [['J1', 'UH', acres]]],
];

const quality: Section[] = [
  [
    'POLLUTANTS',
    ['Name', 'Units', 'Crain', 'Cgw', 'Crdii', 'Kdecay'],
    [['TSS', 'MG/L', 0, 0, 0, 0]],
  ],
  ['LANDUSES', ['Name'], [['URBAN']]],
  ['COVERAGES', ['Subcatchment', 'LandUse', 'Percent'], [['S1', 'URBAN', 100]]],
  [
    'BUILDUP',
    ['LandUse', 'Pollutant', 'Function', 'C1', 'C2', 'C3', 'PerUnit'],
    [['URBAN', 'TSS', 'EXP', 50, 0.4, 0, 'AREA']],
  ],
  [
    'WASHOFF',
    ['LandUse', 'Pollutant', 'Function', 'C1', 'C2', 'SweepRmvl', 'BMPRmvl'],
    [['URBAN', 'TSS', 'EXP', 1.5, 1.5, 0, 0]],
  ],
  ['LOADINGS', ['Subcatchment', 'Pollutant', 'Buildup'], [['S1', 'TSS', 30]]],
];
