import {
  mapRow,
  mapSquares,
  options,
  outfallColumns,
  projectText,
  rain,
  reportAll,
} from '../kit/project';
import type { Subcatchment } from './runoff';

interface RunoffProject {
  title: string;
  hours: number;
  /** The rain of each quarter of an hour, in in/hr. */
  rates: readonly number[];
  subcatchment: Subcatchment;
  /** Adds an identical subcatchment, S0, that drains onto this one. */
  hasUpstream?: boolean;
}

/** Writes a project of a subcatchment that drains to an outfall, with Horton infiltration. */
export function runoffProject({
  title,
  hours,
  rates,
  subcatchment,
  hasUpstream = false,
}: RunoffProject): string {
  const ids = hasUpstream ? ['S0', 'S1'] : ['S1'];
  const { maxInPerHour, minInPerHour, decayPerHour, dryingDays } = subcatchment.soil;
  return projectText(title, [
    options(hours, {
      INFILTRATION: 'HORTON',
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '00:01:00',
      DRY_STEP: '00:01:00',
      REPORT_STEP: '00:01:00',
      ROUTING_STEP: 60,
    }),
    ['EVAPORATION', ['Source', 'Rate'], [['CONSTANT', subcatchment.evaporationInPerDay]]],
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      ids.map((id) => [
        id,
        'GAGE',
        id === 'S0' ? 'S1' : 'OUT',
        subcatchment.areaAc,
        subcatchment.impervPercent,
        subcatchment.widthFt,
        subcatchment.slopePercent,
        0,
      ]),
    ],
    [
      'SUBAREAS',
      [
        'Subcatchment',
        'N-Imperv',
        'N-Perv',
        'S-Imperv',
        'S-Perv',
        'PctZero',
        'RouteTo',
        'PctRouted',
      ],
      ids.map((id) => [
        id,
        subcatchment.roughnessImperv,
        subcatchment.roughnessPerv,
        subcatchment.storeImpervIn,
        subcatchment.storePervIn,
        subcatchment.zeroPercent,
        subcatchment.route.toUpperCase(),
        subcatchment.routedPercent,
      ]),
    ],
    [
      'INFILTRATION',
      ['Subcatchment', 'MaxRate', 'MinRate', 'Decay', 'DryTime', 'MaxInfil'],
      ids.map((id) => [id, maxInPerHour, minInPerHour, decayPerHour, dryingDays, 0]),
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    ...rain(rates),
    reportAll,
    mapRow(['OUT']),
    mapSquares(ids),
  ]);
}
