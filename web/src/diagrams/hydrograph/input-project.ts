import {
  clock,
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
} from '../kit/project';
import { type InputParams, inflowHours, patternAt } from './input';

/** Writes a project of a paved subcatchment with the gage, or of a junction with the inflow. */
export function inputProject(params: InputParams): string {
  const sections = params.show === 'gage' ? gage(params) : inflow(params);
  return projectText('How SWMM applies input series', [
    options(inflowHours, {
      FLOW_ROUTING: 'KINWAVE',
      REPORT_STEP: '00:05:00',
      WET_STEP: '00:05:00',
      ROUTING_STEP: 60,
    }),
    ...sections,
    reportAll,
  ]);
}

function gage(params: InputParams): Section[] {
  const { format, gageMinutes, seriesMinutes, stampHour, firstIn, secondIn, thirdIn } = params;
  return [
    [
      'RAINGAGES',
      ['Name', 'Format', 'Interval', 'SCF', 'Source', 'Series'],
      [
        [
          'GAGE',
          format.toUpperCase(),
          clock(gageMinutes / 60).slice(0, 5),
          1,
          'TIMESERIES',
          'RAIN',
        ],
      ],
    ],
    [
      'TIMESERIES',
      ['Name', 'Time', 'Value'],
      [firstIn, secondIn, thirdIn].map((value, index) => [
        'RAIN',
        clock(stampHour + (index * seriesMinutes) / 60),
        value,
      ]),
    ],
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      [['S1', 'GAGE', 'OUT', 1, 100, 200, 1, 0]],
    ],
    [
      'SUBAREAS',
      ['Subcatchment', 'N-Imperv', 'N-Perv', 'S-Imperv', 'S-Perv', 'PctZero', 'RouteTo'],
      [['S1', 0.013, 0.15, 0, 0, 100, 'OUTLET']],
    ],
    [
      'INFILTRATION',
      ['Subcatchment', 'MaxRate', 'MinRate', 'Decay', 'DryTime', 'MaxInfil'],
      [['S1', 1, 1, 4, 7, 0]],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    mapRow(['OUT']),
    mapSquares(['S1']),
    ['SYMBOLS', ['Gage', 'X', 'Y'], [['GAGE', 1000, 9000]]],
  ];
}

function inflow(params: InputParams): Section[] {
  const { baselineCfs, scale, fromHour, fromCfs, toHour, toCfs } = params;
  return [
    ['JUNCTIONS', junctionColumns, [['NODE', 10, 20, 0, 0, 0]]],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    ['CONDUITS', conduitColumns, [['C1', 'NODE', 'OUT', 400, 0.013, 0, 0, 0]]],
    ['XSECTIONS', xsectionColumns, [['C1', 'CIRCULAR', 8, 0, 0, 0]]],
    [
      'INFLOWS',
      ['Node', 'Constituent', 'Series', 'Type', 'Mfactor', 'Sfactor', 'Baseline', 'Pattern'],
      [['NODE', 'FLOW', 'SERIES', 'FLOW', 1, scale, baselineCfs, 'DAY']],
    ],
    [
      'PATTERNS',
      ['Name', 'Type', ...Array.from({ length: inflowHours }, (_, hour) => `H${hour}`)],
      [
        [
          'DAY',
          'HOURLY',
          ...Array.from({ length: inflowHours }, (_, hour) => patternAt(params, hour)),
        ],
      ],
    ],
    [
      'TIMESERIES',
      ['Name', 'Time', 'Value'],
      [
        ['SERIES', clock(fromHour), fromCfs],
        ['SERIES', clock(toHour), toCfs],
      ],
    ],
    mapRow(['NODE', 'OUT']),
  ];
}
