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
import { horizonHours, type KinematicWaveParams } from './model';

/** The sewer in its conduits, with the flood at the upper end. */
export function project(params: KinematicWaveParams): string {
  const { baseCfs, peakCfs, floodHours, stepS, roughness } = params;
  const reaches = Number(params.reaches);
  const lengthFt = params.lengthFt / reaches;
  const slope = params.slopePercent / 100;
  const dropFt = (slope * lengthFt) / Math.hypot(1, slope);
  const each = Array.from({ length: reaches }, (_, index) => index + 1);
  const end = (index: number) => (index < reaches ? `J${index + 1}` : 'OUT');
  return projectText('A flood wave by kinematic wave routing', [
    options(horizonHours(params), {
      FLOW_ROUTING: 'KINWAVE',
      REPORT_STEP: clock(stepS / 3600),
      ROUTING_STEP: stepS,
    }),
    [
      'JUNCTIONS',
      junctionColumns,
      each.map((n) => [`J${n}`, (reaches - n + 1) * dropFt, 100, 0, 0, 0]),
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    [
      'CONDUITS',
      conduitColumns,
      each.map((n) => [`C${n}`, `J${n}`, end(n), lengthFt, roughness, 0, 0, baseCfs]),
    ],
    [
      'XSECTIONS',
      sectionColumns,
      each.map((n) => [`C${n}`, 'CIRCULAR', params.diameterFt, 0, 0, 0]),
    ],
    ...inflow('J1', [
      [0, baseCfs],
      [floodHours / 2, peakCfs],
      [floodHours, baseCfs],
      [24, baseCfs],
    ]),
    reportAll,
    mapRow([...each.map((n) => `J${n}`), 'OUT']),
  ]);
}
