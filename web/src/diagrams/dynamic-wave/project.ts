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
} from '../kit/project';
import { baseCfs, type DynamicWaveParams, horizonHours } from './model';

/** Two conduits and a junction, with the flood at the upper end. */
export function project(params: DynamicWaveParams): string {
  const { floodHours, lengthFt, longestStepS, outfall, peakCfs, rimFt, roughness } = params;
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
      THREADS: 1,
      REPORT_STEP: clock(Math.max(30, longestStepS) / 3600),
      ROUTING_STEP: longestStepS,
    }),
    [
      'JUNCTIONS',
      junctionColumns,
      [
        ['J1', 2 * fallFt, rimFt, 0, 0, 0],
        ['J2', fallFt, rimFt, 0, 0, 0],
      ],
    ],
    [
      'OUTFALLS',
      outfallColumns,
      [
        outfall === 'fixed'
          ? ['OUT', 0, 'FIXED', params.stageFt, 'NO']
          : ['OUT', 0, 'FREE', '', 'NO'],
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
