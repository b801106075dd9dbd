import {
  mapRow,
  mapSquares,
  options,
  outfallColumns,
  projectText,
  rain,
  reportAll,
} from '../kit/project';
import { type Placement, placementOf } from './placement';

const ft2PerAc = 43_560;
/**
 * The area of a garden that takes up no ground: the diagram lets it treat runoff, but the engine sends
 * no runoff to a control with an area of zero.
 */
const minGardenFt2 = 10;

/**
 * Writes a project of two rain gardens in one subcatchment, or one in each of two, with an inch of
 * rain. Without pervious ground the engine routes no runoff onto it, whatever the percentage
 * (subcatch.c, subcatch_readSubareaParams).
 */
export function placementProject(params: Placement): string {
  const { placeAc, inSeries, firstPercent, secondPercent, routedPercent } = params;
  const { lid, newPercent } = placementOf(params);
  const names = ['FIRST', 'SECOND'];
  const places = inSeries ? ['S1', 'S2'] : ['S1', 'S1'];
  const gardenFt2 = Math.max(minGardenFt2, (lid * placeAc * ft2PerAc) / (inSeries ? 1 : 2));
  const subcatchments = inSeries ? ['S1', 'S2'] : ['S1'];
  // A second subcatchment is all LID control and receives all runoff from the first.
  const treatedPercent = [firstPercent, inSeries ? 0 : secondPercent];
  return projectText('LID controls in a subcatchment', [
    options(12, {
      INFILTRATION: 'HORTON',
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '00:01:00',
      DRY_STEP: '00:01:00',
      REPORT_STEP: '00:01:00',
      ROUTING_STEP: 60,
    }),
    ...rain([1, 1, 1, 1]),
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      subcatchments.map((name) => [
        name,
        'GAGE',
        name === subcatchments.at(-1) ? 'OUT' : 'S2',
        name === 'S1' ? placeAc : gardenFt2 / ft2PerAc,
        name === 'S1' ? newPercent : 0,
        10_000,
        5,
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
      subcatchments.map((name) => [name, 0.01, 0.1, 0, 0, 100, 'PERVIOUS', routedPercent]),
    ],
    [
      'INFILTRATION',
      ['Subcatchment', 'MaxRate', 'MinRate', 'Decay', 'DryTime', 'MaxInfil'],
      subcatchments.map((name) => [name, 3, 0.5, 4, 7, 0]),
    ],
    [
      'LID_CONTROLS',
      ['Name', 'Type/Layer', 'Parameters'],
      names.flatMap((name) => [
        [name, 'RG'],
        [name, 'SURFACE', 6, 0, 0, 0, 0],
        [name, 'SOIL', 24, 0.52, 0.15, 0.08, 4.7, 39.3, 1.9],
        [name, 'STORAGE', 0, 0, 0.4, 0],
      ]),
    ],
    [
      'LID_USAGE',
      ['Subcatchment', 'LID', 'Number', 'Area', 'Width', 'InitSat', 'FromImp', 'ToPerv'],
      names.map((name, index) => [
        places[index] ?? '',
        name,
        1,
        gardenFt2,
        10,
        0,
        treatedPercent[index] ?? 0,
        0,
      ]),
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    reportAll,
    mapRow(['OUT']),
    mapSquares(subcatchments),
  ]);
}
