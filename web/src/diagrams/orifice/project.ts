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
import type { OrificeParams } from './params';

/** Writes a project of an orifice between two constant levels: a huge storage unit and a fixed outfall. */
export function project(params: OrificeParams): string {
  const { orientation, shape, heightFt, widthFt, offsetFt, openPercent, coefficient } = params;
  return projectText('An orifice between two constant levels', [
    options(10 / 60, {
      FLOW_ROUTING: 'DYNWAVE',
      REPORT_STEP: '00:01:00',
      ROUTING_STEP: 1,
      VARIABLE_STEP: 0,
      HEAD_TOLERANCE: 0.00001,
      MAX_TRIALS: 50,
    }),
    ['STORAGE', storageColumns, [['UPSTREAM', 0, 20, params.upstreamFt, 'FUNCTIONAL', 0, 0, 1e9]]],
    ['OUTFALLS', outfallColumns, [['DOWNSTREAM', 0, 'FIXED', params.downstreamFt, 'NO']]],
    [
      'ORIFICES',
      ['Name', 'Node1', 'Node2', 'Type', 'Offset', 'Cd', 'Gated'],
      [
        [
          'ORIFICE',
          'UPSTREAM',
          'DOWNSTREAM',
          orientation.toUpperCase(),
          offsetFt,
          coefficient,
          yesOrNo(params.hasFlapGate),
        ],
      ],
    ],
    [
      'XSECTIONS',
      xsectionColumns,
      [['ORIFICE', shape === 'circular' ? 'CIRCULAR' : 'RECT_CLOSED', heightFt, widthFt, 0, 0]],
    ],
    [
      'CONTROLS',
      [],
      openPercent >= 100
        ? []
        : [
            ['RULE R1'],
            ['IF SIMULATION TIME > 0'],
            [`THEN ORIFICE ORIFICE SETTING = ${openPercent / 100}`],
          ],
    ],
    reportAll,
    mapRow(['UPSTREAM', 'DOWNSTREAM']),
  ]);
}
