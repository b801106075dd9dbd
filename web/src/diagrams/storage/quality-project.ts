import {
  clock,
  conduitColumns,
  junctionColumns,
  mapRow,
  options,
  outfallColumns,
  projectText,
  reportAll,
  type Section,
  storageColumns,
  xsectionColumns,
} from '../kit/project';
import type { StorageParams } from './model';
import { isJunction, massMgPerS, type Quality } from './quality';
import { expressionOf } from './quality-describe';

/** Writes a project of the mixed volume with its inflow, decay and treatment, or of the junction. */
export function qualityProject(params: StorageParams): string {
  const { show, endHours, startMgPerL, decayPerDay } = params;
  const hours = isJunction(params) ? 1 : endHours;
  const initial = isJunction(params) ? 0 : startMgPerL;
  const decay = show === 'tank' || show === 'conduit' ? decayPerDay : 0;
  const expression = expressionOf(params, 'US');
  return projectText('A pollutant that is mixed, decays or is treated', [
    options(hours, { FLOW_ROUTING: 'KINWAVE', REPORT_STEP: '00:01:00', ROUTING_STEP: 20 }),
    ...(isJunction(params)
      ? confluence(params)
      : show === 'conduit'
        ? conduit(params)
        : unit(params)),
    [
      'POLLUTANTS',
      ['Name', 'Units', 'Crain', 'Cgw', 'Crdii', 'Kdecay', 'Snow', 'Co', 'Frac', 'Cdwf', 'Cinit'],
      [['P', 'MG/L', 0, 0, 0, decay, 'NO', '*', 0, 0, initial]],
    ],
    [
      'TREATMENT',
      ['Node', 'Pollutant', 'Function'],
      expression === 'none' ? [] : [['NODE', 'P', expression]],
    ],
    reportAll,
  ]);
}

const nodeInflow = (node: string, cfs: number) => [node, 'FLOW', '""', 'FLOW', 1, 1, cfs];
const inflowColumns = ['Node', 'Constituent', 'Series', 'Type', 'Mfactor', 'Sfactor', 'Base'];

/**
 * The inflow and its pollutant. The engine interpolates between values, so the concentration
 * changes over one second instead of at once.
 */
function pulse(params: Quality): Section[] {
  const { flowCfs, inMgPerL, pulseStartHours, pulseHours } = params;
  const end = pulseStartHours + pulseHours;
  const second = 1 / 3600;
  const points = [
    ...(pulseStartHours > 0
      ? [
          [0, 0],
          [pulseStartHours - second, 0],
        ]
      : []),
    ...(pulseHours > 0
      ? [
          [pulseStartHours, inMgPerL],
          [end - second, inMgPerL],
        ]
      : []),
    [end, 0],
    // After the longest duration shown.
    [200, 0],
  ];
  return [
    [
      'INFLOWS',
      inflowColumns,
      [nodeInflow('NODE', flowCfs), ['NODE', 'P', 'PULSE', 'CONCEN', 1, 1]],
    ],
    [
      'TIMESERIES',
      ['Name', 'Time', 'Value'],
      points.map(([hour = 0, value = 0]) => ['PULSE', clock(hour), value]),
    ],
  ];
}

/** A storage unit with an ideal pump, which removes what flows in, so that the volume stays constant. */
function unit(params: Quality): Section[] {
  const { tankFt, tankFt3 } = params;
  return [
    [
      'STORAGE',
      storageColumns,
      [['NODE', 0, 2 * tankFt, tankFt, 'FUNCTIONAL', 0, 0, tankFt3 / tankFt]],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    ['PUMPS', ['Name', 'Node1', 'Node2', 'Curve', 'Status'], [['PUMP', 'NODE', 'OUT', '*', 'ON']]],
    ...pulse(params),
    mapRow(['NODE', 'OUT']),
  ];
}

/** A channel, 2 ft high, with the slope at which the flow is 1 ft deep. */
function conduit(params: Quality): Section[] {
  const lengthFt = Math.max(500, params.tankFt3 / 2);
  const widthFt = params.tankFt3 / lengthFt;
  const flow = Math.max(0.01, params.flowCfs);
  const radius = widthFt / (widthFt + 2);
  const slope = ((flow * 0.013) / (1.486 * widthFt * radius ** (2 / 3))) ** 2;
  return [
    ['JUNCTIONS', junctionColumns, [['NODE', slope * lengthFt, 3, 0, 0, 0]]],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    ['CONDUITS', conduitColumns, [['CONDUIT', 'NODE', 'OUT', lengthFt, 0.013, 0, 0, flow]]],
    ['XSECTIONS', xsectionColumns, [['CONDUIT', 'RECT_OPEN', 2, widthFt, 0, 0]]],
    ...pulse(params),
    mapRow(['NODE', 'OUT']),
  ];
}

/** Two sewers that meet at the junction with the treatment and the mass inflow. */
function confluence(params: Quality): Section[] {
  const { show, flowCfs, inMgPerL, otherCfs, otherMgPerL } = params;
  const secondCfs = show === 'junction' ? otherCfs : 0;
  const mass = show === 'junction' ? massMgPerS(params) : 0;
  return [
    [
      'JUNCTIONS',
      junctionColumns,
      [
        ['ONE', 10, 5, 0, 0, 0],
        ['TWO', 10, 5, 0, 0, 0],
        ['NODE', 5, 5, 0, 0, 0],
      ],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    [
      'CONDUITS',
      conduitColumns,
      [
        ['C1', 'ONE', 'NODE', 100, 0.013, 0, 0, flowCfs],
        ['C2', 'TWO', 'NODE', 100, 0.013, 0, 0, secondCfs],
        ['C3', 'NODE', 'OUT', 100, 0.013, 0, 0, 0],
      ],
    ],
    [
      'XSECTIONS',
      xsectionColumns,
      ['C1', 'C2', 'C3'].map((name) => [name, 'CIRCULAR', 3, 0, 0, 0]),
    ],
    [
      'INFLOWS',
      inflowColumns,
      [
        nodeInflow('ONE', flowCfs),
        ['ONE', 'P', '""', 'CONCEN', 1, 1, inMgPerL],
        nodeInflow('TWO', secondCfs),
        ['TWO', 'P', '""', 'CONCEN', 1, 1, otherMgPerL],
        ...(mass > 0 ? [['NODE', 'P', '""', 'MASS', 1, 1, mass]] : []),
      ],
    ],
    mapRow(['ONE', 'TWO', 'NODE', 'OUT']),
  ];
}
