import {
  clock,
  conduitColumns,
  inflow,
  junctionColumns,
  mapRow,
  options,
  outfallColumns,
  projectText,
  reportAll,
  sectionColumns,
  yesOrNo,
} from '../kit/project';
import { type DynamicWaveParams, horizonHours } from './model';

/** Two conduits and a junction, with the flood at the upper end. */
export function project(params: DynamicWaveParams): string {
  const { baseCfs, floodHours, lengthFt, longestStepS, outfall, rimFt, roughness } = params;
  const peakCfs = Math.max(params.peakCfs, baseCfs);
  const above = [0, params.surchargeFt, params.pondFt2];
  const slope = params.slopePercent / 100;
  const fallFt = (slope * lengthFt) / Math.hypot(1, slope);
  return projectText('A flood by dynamic wave routing', [
    options(horizonHours(params), {
      FLOW_ROUTING: 'DYNWAVE',
      INERTIAL_DAMPING: params.damping.toUpperCase(),
      NORMAL_FLOW_LIMITED: 'BOTH',
      SURCHARGE_METHOD: params.surcharge.toUpperCase(),
      VARIABLE_STEP: params.variable ? 0.75 : 0,
      MINIMUM_STEP: 0.5,
      ALLOW_PONDING: yesOrNo(params.allowPonding),
      THREADS: 1,
      REPORT_STEP: clock(Math.max(30, longestStepS) / 3600),
      ROUTING_STEP: longestStepS,
    }),
    [
      'JUNCTIONS',
      junctionColumns,
      [
        ['J1', 2 * fallFt, rimFt, ...above],
        ['J2', fallFt, rimFt, ...above],
      ],
    ],
    [
      'OUTFALLS',
      outfallColumns,
      [
        outfall === 'fixed'
          ? ['OUT', 0, 'FIXED', params.stageFt, yesOrNo(params.hasGate)]
          : ['OUT', 0, 'FREE', '', yesOrNo(params.hasGate)],
      ],
    ],
    [
      'CONDUITS',
      conduitColumns,
      [
        ['C1', 'J1', 'J2', lengthFt, roughness, 0, 0, 0],
        ['C2', 'J2', 'OUT', lengthFt, roughness, 0, 0, 0],
      ],
    ],
    [
      'XSECTIONS',
      sectionColumns,
      [
        ['C1', 'CIRCULAR', params.upperFt, 0, 0, 0],
        ['C2', 'CIRCULAR', params.lowerFt, 0, 0, 0],
      ],
    ],
    ...inflow('J1', [
      [0, baseCfs],
      [floodHours / 2, peakCfs],
      [floodHours, baseCfs],
      [24, baseCfs],
    ]),
    reportAll,
    mapRow(['J1', 'J2', 'OUT']),
  ]);
}
