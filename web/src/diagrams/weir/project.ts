import {
  mapRow,
  options,
  outfallColumns,
  projectText,
  reportAll,
  storageColumns,
  xsectionColumns,
  yesOrNo,
} from '../kit/project';
import type { WeirParams } from './params';

const types = {
  transverse: 'TRANSVERSE',
  side: 'SIDEFLOW',
  'v-notch': 'V-NOTCH',
  trapezoidal: 'TRAPEZOIDAL',
  roadway: 'ROADWAY',
} as const;

/** Writes a project of a weir between two constant levels: a huge storage unit and a fixed outfall. */
export function project(params: WeirParams): string {
  const { weirType, upstreamFt, downstreamFt, crestFt, contractions, openPercent } = params;
  const isRoad = weirType === 'roadway';
  const coefficient = weirType === 'v-notch' ? params.notchCoefficient : params.coefficient;
  const road = isRoad ? [params.roadWidthFt, params.surface.toUpperCase()] : [];
  return projectText('A weir between two constant levels', [
    options(10 / 60, {
      FLOW_ROUTING: 'DYNWAVE',
      REPORT_STEP: '00:01:00',
      ROUTING_STEP: 1,
      VARIABLE_STEP: 0,
      HEAD_TOLERANCE: 0.00001,
      MAX_TRIALS: 50,
    }),
    ['STORAGE', storageColumns, [['UPSTREAM', 0, 20, upstreamFt, 'FUNCTIONAL', 0, 0, 1e9]]],
    ['OUTFALLS', outfallColumns, [['DOWNSTREAM', 0, 'FIXED', downstreamFt, 'NO']]],
    [
      'WEIRS',
      [
        'Name',
        'Node1',
        'Node2',
        'Type',
        'CrestHt',
        'Cd',
        'Gated',
        'EC',
        'Cd2',
        'Sur',
        'Width',
        'Surf',
      ],
      [
        [
          'WEIR',
          'UPSTREAM',
          'DOWNSTREAM',
          types[weirType],
          crestFt,
          coefficient,
          yesOrNo(params.hasFlapGate),
          contractions,
          params.notchCoefficient,
          yesOrNo(params.canSurcharge),
          ...road,
        ],
      ],
    ],
    ['XSECTIONS', xsectionColumns, [['WEIR', ...xsectionOf(params)]]],
    [
      'CONTROLS',
      [],
      isRoad || openPercent >= 100
        ? []
        : [
            ['RULE R1'],
            ['IF SIMULATION TIME > 0'],
            [`THEN WEIR WEIR SETTING = ${openPercent / 100}`],
          ],
    ],
    reportAll,
    mapRow(['UPSTREAM', 'DOWNSTREAM']),
  ]);
}

function xsectionOf({ weirType, heightFt, lengthFt, sideSlope }: WeirParams) {
  switch (weirType) {
    case 'v-notch':
      return ['TRIANGULAR', heightFt, 2 * sideSlope * heightFt, 0, 0];
    case 'trapezoidal':
      return ['TRAPEZOIDAL', heightFt, lengthFt, sideSlope, sideSlope];
    default:
      return ['RECT_OPEN', heightFt, lengthFt, 0, 0];
  }
}
