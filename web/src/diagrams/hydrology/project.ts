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
  /** Rates by quarter of an hour, in in/hr. */
  rates: readonly number[];
  place: Subcatchment;
  /** Whether an equal subcatchment drains onto it. */
  hasUpstream?: boolean;
}

/** A project of one or two subcatchments with Horton infiltration that drain to an outfall. */
export function runoffProject({
  title,
  hours,
  rates,
  place,
  hasUpstream = false,
}: RunoffProject): string {
  const ids = hasUpstream ? ['S0', 'S1'] : ['S1'];
  const { maxInPerHour, minInPerHour, decayPerHour, dryingDays } = place.soil;
  return projectText(title, [
    options(hours, {
      INFILTRATION: 'HORTON',
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '00:01:00',
      DRY_STEP: '00:01:00',
      REPORT_STEP: '00:01:00',
      ROUTING_STEP: 60,
    }),
    ['EVAPORATION', ['Source', 'Rate'], [['CONSTANT', place.evaporationInPerDay]]],
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      ids.map((id) => [
        id,
        'GAGE',
        id === 'S0' ? 'S1' : 'OUT',
        place.areaAc,
        place.impervPercent,
        place.widthFt,
        place.slopePercent,
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
        place.roughnessImperv,
        place.roughnessPerv,
        place.storeImpervIn,
        place.storePervIn,
        place.zeroPercent,
        place.route.toUpperCase(),
        place.routedPercent,
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
