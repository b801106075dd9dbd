import {
  conduitColumns,
  constantInflows,
  junctionColumns,
  options,
  outfallColumns,
  projectText,
  reportAll,
  type Section,
  storageColumns,
  xsectionColumns,
} from '../kit/project';
import { curveOf, hazenWilliams, type PumpParams, wellDepthFt } from './pump';

/** Writes a project of the pump, its wet well, filled to the stop depth, and its force main. */
export function project(params: PumpParams): string {
  const { type, startDepthFt, stopDepthFt, liftFt, mainLengthFt } = params;
  const diameterFt = params.mainDiameterIn / 12;
  const hasRules = needsRules(params);
  const depths = hasRules ? [0, 0] : [startDepthFt, stopDepthFt];
  return projectText('A pump with its wet well and force main', [
    options(1, {
      FLOW_ROUTING: 'DYNWAVE',
      FORCE_MAIN_EQUATION: 'H-W',
      REPORT_STEP: '00:00:02',
      ROUTING_STEP: 2,
      VARIABLE_STEP: 0,
    }),
    [
      'STORAGE',
      storageColumns,
      [['WELL', 0, wellDepthFt, stopDepthFt, 'FUNCTIONAL', 0, 0, params.wellAreaFt2]],
    ],
    ['JUNCTIONS', junctionColumns, [['J', 0, 0, liftFt, 10000, 0]]],
    // The outlet's crown is just below its stage, which keeps the main full.
    ['OUTFALLS', outfallColumns, [['OUT', liftFt - diameterFt - 0.01, 'FIXED', liftFt, 'NO']]],
    ['CONDUITS', conduitColumns, [['MAIN', 'J', 'OUT', mainLengthFt, 0.01, 0, 0, 0]]],
    ['XSECTIONS', xsectionColumns, [['MAIN', 'FORCE_MAIN', diameterFt, hazenWilliams, 0, 0]]],
    [
      'PUMPS',
      ['Name', 'Node1', 'Node2', 'Curve', 'Status', 'Startup', 'Shutoff'],
      [['PUMP', 'WELL', 'J', type === 'ideal' ? '*' : 'CURVE', 'OFF', ...depths]],
    ],
    [
      'CURVES',
      ['Name', 'Type', 'X', 'Y'],
      curveOf(params).map(([x, y], index) => [
        'CURVE',
        index === 0 ? type.replace('type', 'PUMP') : '',
        x,
        y,
      ]),
    ],
    rules(params),
    constantInflows([['WELL', params.inflowCfs]]),
    reportAll,
    [
      'COORDINATES',
      ['Node', 'X', 'Y'],
      [
        ['WELL', 1000, 5000],
        ['J', 2000, 5000],
        ['OUT', 6000, 5000],
      ],
    ],
  ]);
}

/** Reports whether the pump needs control rules: a start by depth would set it to 100%. */
const needsRules = ({ type, speedPercent }: PumpParams) => type !== 'ideal' && speedPercent !== 100;

function rules(params: PumpParams): Section {
  const lines = [
    ['RULE START'],
    [`IF NODE WELL DEPTH > ${params.startDepthFt}`],
    [`THEN PUMP PUMP SETTING = ${params.speedPercent / 100}`],
    ['RULE STOP'],
    [`IF NODE WELL DEPTH < ${params.stopDepthFt}`],
    ['THEN PUMP PUMP SETTING = 0'],
  ];
  return ['CONTROLS', [], needsRules(params) ? lines : []];
}
