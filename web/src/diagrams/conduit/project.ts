import {
  conduitColumns,
  dropFt,
  mapRow,
  options,
  outfallColumns,
  projectText,
  reportAll,
  type Section,
  storageColumns,
  xsectionColumns,
} from '../kit/project';
import type { ConduitParams } from './model';
import { bankFraction, overbankRoughness, overbankWidths } from './section';

/**
 * Writes a project of the conduit between a huge storage unit and an outfall. Both keep the water at the
 * chosen depth, so the surface is parallel to the bed and the flow is uniform.
 */
export function project(params: ConduitParams): string {
  const { depthFt, heightFt, lengthFt } = params;
  const drop = dropFt(params.slopePercent, lengthFt);
  // The engine replaces a force main's n with one that follows from its C-factor (conduit_validate).
  const roughness = params.shape === 'forceMain' ? 0.013 : params.roughness;
  return projectText('Uniform flow between two constant water levels', [
    options(0.5, {
      FLOW_ROUTING: 'DYNWAVE',
      FORCE_MAIN_EQUATION: 'H-W',
      INERTIAL_DAMPING: 'FULL',
      NORMAL_FLOW_LIMITED: 'NONE',
      REPORT_STEP: '00:01:00',
      ROUTING_STEP: 1,
      VARIABLE_STEP: 0,
      HEAD_TOLERANCE: 0.00001,
      MAX_TRIALS: 50,
    }),
    [
      'STORAGE',
      storageColumns,
      [['UPSTREAM', drop, heightFt + 10, depthFt, 'FUNCTIONAL', 0, 0, 1e12]],
    ],
    ['OUTFALLS', outfallColumns, [['DOWNSTREAM', 0, 'FIXED', depthFt, 'NO']]],
    ['CONDUITS', conduitColumns, [['C1', 'UPSTREAM', 'DOWNSTREAM', lengthFt, roughness, 0, 0, 0]]],
    ['XSECTIONS', xsectionColumns, [['C1', ...sectionFields(params), params.barrels]]],
    transect(params),
    reportAll,
    mapRow(['UPSTREAM', 'DOWNSTREAM']),
  ]);
}

function sectionFields({ shape, heightFt, widthFt, sideSlope, hazenWilliams }: ConduitParams) {
  switch (shape) {
    case 'circular':
      return ['CIRCULAR', heightFt, 0, 0, 0];
    case 'forceMain':
      return ['FORCE_MAIN', heightFt, hazenWilliams, 0, 0];
    case 'rectangular':
      return ['RECT_CLOSED', heightFt, widthFt, 0, 0];
    case 'egg':
      return ['EGG', heightFt, 0, 0, 0];
    case 'arch':
      return ['ARCH', heightFt, widthFt, 0, 0];
    case 'trapezoidal':
      return ['TRAPEZOIDAL', heightFt, widthFt, sideSlope, sideSlope];
    case 'irregular':
      return ['IRREGULAR', 'T1', 0, 0, 0];
  }
}

/** The transect of the irregular section: overbank, channel, overbank. Other shapes have no rows. */
function transect({ shape, heightFt, widthFt, sideSlope, roughness }: ConduitParams): Section {
  const bankFt = bankFraction * heightFt;
  const overbankFt = overbankWidths * widthFt;
  const runFt = sideSlope * bankFt;
  const right = overbankFt + 2 * runFt + widthFt;
  const overbankN = overbankRoughness * roughness;
  const stations = [
    [heightFt, 0],
    [bankFt, overbankFt],
    [0, overbankFt + runFt],
    [0, overbankFt + runFt + widthFt],
    [bankFt, right],
    [heightFt, right + overbankFt],
  ];
  const rows = [
    ['NC', overbankN, overbankN, roughness],
    ['X1', 'T1', stations.length, overbankFt, right, 0, 0, 0, 0, 0, 0],
    ['GR', ...stations.flat()],
  ];
  return ['TRANSECTS', [], shape === 'irregular' ? rows : []];
}
