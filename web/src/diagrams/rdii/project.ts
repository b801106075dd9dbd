import { hyetograph } from '../hydrology/storm';
import {
  conduitColumns,
  junctionColumns,
  mapRow,
  options,
  outfallColumns,
  projectText,
  rain,
  reportAll,
  xsectionColumns,
} from '../kit/project';
import { horizonHours, type RdiiParams, responses, trianglesOf } from './model';

/** Writes a project of a large sewer, with the RDII of its sewershed as its only inflow. */
export function project(params: RdiiParams): string {
  const triangles = trianglesOf(params);
  return projectText('Rainfall-dependent inflow and infiltration from a storm', [
    // The engine computes RDII in wet steps. As in the diagram, they last as long as the gage's interval.
    options(horizonHours(params), {
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '00:15:00',
      DRY_STEP: '00:15:00',
      REPORT_STEP: '00:15:00',
      ROUTING_STEP: 60,
    }),
    // The gage precedes the hydrographs, which mark it as used: reading it later would clear the mark
    // (gage.c, gage_readParams).
    ...rain(hyetograph('central', params.depthIn, params.rainHours)),
    ['JUNCTIONS', junctionColumns, [['SEWER', 10, 15, 0, 0, 0]]],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    ['CONDUITS', conduitColumns, [['C1', 'SEWER', 'OUT', 400, 0.013, 0, 0, 0]]],
    ['XSECTIONS', xsectionColumns, [['C1', 'CIRCULAR', 12, 0, 0, 0]]],
    [
      'HYDROGRAPHS',
      ['Name', 'Gage/Month', 'Response', 'R', 'T', 'K', 'Dmax', 'Drecov', 'Dinit'],
      [
        ['UH', 'GAGE'],
        ...responses.map((name) => {
          const { part, peakHours, k } = triangles[name];
          return ['UH', 'ALL', name.toUpperCase(), part, peakHours, k, params.abstractionIn, 0, 0];
        }),
      ],
    ],
    ['RDII', ['Node', 'UnitHyd', 'Area'], [['SEWER', 'UH', params.areaAc]]],
    reportAll,
    mapRow(['SEWER', 'OUT']),
  ]);
}
