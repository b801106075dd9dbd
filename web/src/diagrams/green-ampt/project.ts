import { intervalHours } from '../hydrology/storm';
import {
  mapRow,
  mapSquares,
  options,
  outfallColumns,
  projectText,
  rain,
  reportAll,
} from '../kit/project';
import { type GreenAmptParams, horizonHours } from './model';

/** Writes a project of pervious ground so wide and smooth that almost no water stays on it. */
export function project(params: GreenAmptParams): string {
  const { burstHours, burstInPerHour, drizzleHours, drizzleInPerHour } = params;
  const count = Math.round((drizzleHours + burstHours) / intervalHours);
  const rates = Array.from({ length: count }, (_, index) =>
    index * intervalHours < drizzleHours ? drizzleInPerHour : burstInPerHour,
  );
  return projectText('Infiltration of light and heavy rain', [
    options(horizonHours(params), {
      INFILTRATION: params.method === 'modified' ? 'MODIFIED_GREEN_AMPT' : 'GREEN_AMPT',
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '00:01:00',
      DRY_STEP: '00:01:00',
      REPORT_STEP: '00:01:00',
      ROUTING_STEP: 60,
    }),
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      [['SOIL', 'GAGE', 'OUT', 1, 0, 1_000_000, 100, 0]],
    ],
    [
      'SUBAREAS',
      ['Subcatchment', 'N-Imperv', 'N-Perv', 'S-Imperv', 'S-Perv', 'PctZero', 'RouteTo'],
      [['SOIL', 0.001, 0.001, 0, 0, 0, 'OUTLET']],
    ],
    [
      'INFILTRATION',
      ['Subcatchment', 'Suction', 'Ksat', 'Deficit'],
      [['SOIL', params.suctionIn, params.conductivityInPerHour, params.deficit]],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    ...rain(rates),
    reportAll,
    mapRow(['OUT']),
    mapSquares(['SOIL']),
  ]);
}
