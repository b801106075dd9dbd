import {
  clock,
  dateText,
  mapRow,
  mapSquares,
  options,
  outfallColumns,
  projectText,
  rain,
  reportAll,
  type Section,
  yesOrNo,
} from '../kit/project';
import { dayOfYear, type EvapotranspirationParams, lastDay, stormDay } from './model';
import { dateOf, monthlyInPerDay, potentialInPerDay } from './potential';
import { aquiferFt, soilOf } from './soil';

const aquiferColumns = [
  ...['Name', 'Phi', 'WP', 'FC', 'HydCon', 'Kslope', 'Tslope'],
  ...['UEF', 'LED', 'LGLR', 'Ebot', 'Egwt', 'Umc'],
];

/** Writes a project of pervious ground over an aquifer without groundwater flow, starting two days before a storm. */
export function project(params: EvapotranspirationParams): string {
  const { startDay, rainIn, rainHours } = params;
  const { porosity, wiltingPoint, fieldCapacity, saturatedInPerHour, slope } = soilOf(params);
  const theta = wiltingPoint + (params.moisturePercent / 100) * (fieldCapacity - wiltingPoint);
  const limits = [porosity, wiltingPoint, fieldCapacity];
  return projectText('Evaporation from ponded water and from both zones of the soil', [
    options(0, {
      START_DATE: dateText(dateOf(startDay)),
      END_DATE: dateText(dateOf(startDay + lastDay)),
      INFILTRATION: 'HORTON',
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '01:00:00',
      DRY_STEP: '01:00:00',
      REPORT_STEP: '01:00:00',
      ROUTING_STEP: 600,
    }),
    ...evaporation(params),
    ...rain(Array<number>(rainHours).fill(rainIn / rainHours), 1, 24 * stormDay),
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      [['S1', 'GAGE', 'OUT', 1, 0, 100, 1, 0]],
    ],
    [
      'SUBAREAS',
      ['Subcatchment', 'N-Imperv', 'N-Perv', 'S-Imperv', 'S-Perv', 'PctZero', 'RouteTo'],
      [['S1', 0, 0, 0, params.storeIn, 0, 'OUTLET']],
    ],
    [
      'INFILTRATION',
      ['Subcatchment', 'MaxRate', 'MinRate', 'Decay', 'DryTime', 'MaxInfil'],
      [['S1', saturatedInPerHour, saturatedInPerHour, 0, 0, 0]],
    ],
    [
      'AQUIFERS',
      aquiferColumns,
      [
        [
          'AQUIFER',
          ...limits,
          saturatedInPerHour,
          slope,
          0,
          params.upperPart,
          params.lowerDepthFt,
          0,
          0,
          aquiferFt - params.waterTableFt,
          theta,
        ],
      ],
    ],
    [
      'GROUNDWATER',
      ['Subcatchment', 'Aquifer', 'Node', 'Esurf', 'A1', 'B1', 'A2', 'B2', 'A3', 'Dsw', 'Egwt'],
      [['S1', 'AQUIFER', 'OUT', aquiferFt, 0, 0, 0, 0, 0, 0, 0]],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    reportAll,
    mapRow(['OUT']),
    mapSquares(['S1']),
  ]);
}

/**
 * The sections of evaporation. The engine reads daily temperatures only from a climate file,
 * which a project cannot contain, so the Hargreaves rates are a time series. The series
 * includes the climate adjustment, because the engine would add an adjustment to the rate of a series
 * again in each step (climate.c, setEvap).
 */
function evaporation(params: EvapotranspirationParams): Section[] {
  const { source, adjustInPerDay } = params;
  const isSeries = source === 'hargreaves';
  const sources = {
    constant: ['CONSTANT', params.rateInPerDay],
    monthly: ['MONTHLY', ...monthlyInPerDay(params)],
    hargreaves: ['TIMESERIES', 'HARGREAVES'],
  };
  return [
    [
      'ADJUSTMENTS',
      [],
      isSeries || adjustInPerDay === 0
        ? []
        : [['EVAPORATION', ...Array<number>(12).fill(adjustInPerDay)]],
    ],
    ['EVAPORATION', [], [sources[source], ['DRY_ONLY', yesOrNo(params.isDryOnly)]]],
    [
      'TIMESERIES',
      ['Name', 'Time', 'Value'],
      Array.from({ length: isSeries ? lastDay + 1 : 0 }, (_, day) => [
        'HARGREAVES',
        clock(24 * day),
        potentialInPerDay(params, dayOfYear(params, day)),
      ]),
    ],
  ];
}
