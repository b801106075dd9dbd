import {
  inflow,
  mapRow,
  options,
  outfallColumns,
  projectText,
  reportAll,
  xsectionColumns,
} from '../kit/project';
import { inflowSeries, lastHour, type StorageParams } from './model';
import { qualityProject } from './quality-project';

/** Writes a project for the unit with its inflow and orifice, or for the pollutant that is shown. */
export function project(params: StorageParams): string {
  if (params.show !== 'filling') return qualityProject(params);
  const { shape, fullDepthFt, orificeFt } = params;
  return projectText('A storage unit that fills and drains', [
    options(lastHour, { FLOW_ROUTING: 'KINWAVE', REPORT_STEP: '00:03:00', ROUTING_STEP: 15 }),
    [
      'STORAGE',
      ['Name', 'Elev', 'MaxDepth', 'InitDepth', 'Shape', 'Value1', 'Value2', 'Value3'],
      [['POND', 0, fullDepthFt, 0, ...shapeOf(params)]],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    [
      'ORIFICES',
      ['Name', 'Node1', 'Node2', 'Type', 'Offset', 'Cd', 'Gated'],
      [['ORIFICE', 'POND', 'OUT', 'SIDE', 0, 0.65, 'NO']],
    ],
    ['XSECTIONS', xsectionColumns, [['ORIFICE', 'CIRCULAR', orificeFt, 0, 0, 0]]],
    [
      'CURVES',
      ['Name', 'Type', 'Depth', 'Area'],
      shape === 'tabular'
        ? [
            ['AREAS', 'STORAGE', 0, params.bottomFt2],
            ['AREAS', '', fullDepthFt / 2, params.middleFt2],
            ['AREAS', '', fullDepthFt, params.topFt2],
          ]
        : [],
    ],
    ...inflow('POND', [
      ...inflowSeries(params).map(([seconds, cfs]) => [seconds / 3600, cfs] as const),
      [12, 0],
    ]),
    reportAll,
    mapRow(['POND', 'OUT']),
  ]);
}

/** The fields of [STORAGE] from the shape on. User's Manual, Appendix D. */
function shapeOf(params: StorageParams) {
  const { shape, lengthFt, widthFt, sideSlope, fullDepthFt, bottomFt2, topFt2, exponent } = params;
  switch (shape) {
    case 'functional':
      return ['FUNCTIONAL', (topFt2 - bottomFt2) / fullDepthFt ** exponent, exponent, bottomFt2];
    case 'tabular':
      return ['TABULAR', 'AREAS'];
    case 'parabolic':
      return ['PARABOLIC', lengthFt, widthFt, fullDepthFt];
    default:
      return [shape.toUpperCase(), lengthFt, widthFt, shape === 'cylindrical' ? 0 : sideSlope];
  }
}
