// Figures about pollutants, LID controls and calibration.
import { sum } from '../input.mjs';
import { runEngine } from '../run.mjs';
import { runoff } from './runoff.mjs';
import {
  line,
  options,
  overTime,
  points,
  rainBlocks,
  reportAll,
  series,
  steps,
} from './shared.mjs';

const storm = [
  [0, 0.2],
  [0.5, 0.4],
  [1, 0.4],
  [1.5, 0.4],
  [2, 0.4],
  [2.5, 0.4],
  [3, 0.2],
  [3.5, 0],
];

/** Runs a paved subcatchment of 10 ac, with TSS in its runoff. */
export function washoff(washoffFunction) {
  return runEngine(`${options({ routing: 'KINWAVE', endTime: '05:00', step: 60, more: 'DRY_DAYS 7' })}
[RAINGAGES]
G INTENSITY 0:30 1 TIMESERIES RAIN
[SUBCATCHMENTS]
S1 G OUT 10 100 1000 1 0
[SUBAREAS]
S1 0.015 0.2 0.02 0.15 25 OUTLET
[INFILTRATION]
S1 3 0.3 4 7 0
[OUTFALLS]
OUT 100 FREE
[POLLUTANTS]
TSS MG/L 0 0 0 0 NO * 0 0 0
[LANDUSES]
ROADS 0 0 0
[COVERAGES]
S1 ROADS 100
[BUILDUP]
ROADS TSS POW 40 4 1 AREA
[WASHOFF]
ROADS TSS ${washoffFunction} 0 0
[TIMESERIES]
${series('RAIN', storm)}
${reportAll}`);
}

/** The runoff and its TSS as two series. */
function pollutograph(washoffFunction, name) {
  const { hours, subcatchments } = washoff(washoffFunction);
  const { runoffCfs, TSS } = subcatchments.S1;
  const range = { every: 6, from: 0.1, to: 3.6 };
  return {
    flow: line('Runoff', points(hours, runoffCfs, range)),
    tss: line(name, points(hours, TSS, range)),
  };
}

function firstFlush() {
  const { flow, tss } = pollutograph('EXP 3 1', 'TSS');
  return overTime([
    ['Runoff', 'cfs', [flow], { min: 0 }],
    ['TSS', 'mg/L', [tss], { min: 0 }],
  ]);
}

function threeWashoffs() {
  const runs = [
    ['EXP 3 1', 'Run 1'],
    ['EMC 90 0', 'Run 2'],
    ['RC 1200 1.6', 'Run 3'],
  ].map(([washoffFunction, name]) => pollutograph(washoffFunction, name));
  return overTime([
    ['Runoff', 'cfs', [runs[0].flow], { min: 0 }],
    ['TSS', 'mg/L', runs.map(({ tss }) => tss), { min: 0 }],
  ]);
}

/** A pond with a constant volume that receives a pulse of a tracer for two hours. */
function tracer() {
  return runEngine(`${options({ end: '06/02/2024', endTime: '12:00', step: 30, report: '00:30:00' })}
[STORAGE]
POND 100 12 4 FUNCTIONAL 0 0 20000 0 0
[OUTFALLS]
OUT 96 FREE
[OUTLETS]
O1 POND OUT 0 FUNCTIONAL/DEPTH 2 0.5 NO
[POLLUTANTS]
DYE MG/L 0 0 0 0 NO * 0 0 0
[INFLOWS]
POND FLOW "" FLOW 1 1 4
POND DYE T CONCEN 1 1
[TIMESERIES]
T 0 0
T 2 0
T 2.01 100
T 4 100
T 4.01 0
T 36 0
${reportAll}`);
}

function pulseThroughPond() {
  const { hours, nodes } = tracer();
  const pulse = [
    [0, 0],
    [2, 100],
    [4, 0],
    [24, 0],
  ];
  return overTime([
    [
      'Tracer',
      'mg/L',
      [line('Outflow', points(hours, nodes.POND.DYE, { to: 24 })), steps('Inflow', pulse)],
      { min: 0 },
    ],
  ]);
}

/** A parking lot, by default with a bio-retention cell on a separate subcatchment. */
export function bioretention({ hasCell = true } = {}) {
  return runEngine(`${options({ routing: 'KINWAVE', end: '06/02/2024', endTime: '12:00', report: '00:05:00', step: 60 })}
[RAINGAGES]
G INTENSITY 0:30 1 TIMESERIES RAIN
[SUBCATCHMENTS]
LOT G ${hasCell ? 'BIO' : 'OUT'} 1 100 150 1 0
${hasCell ? 'BIO G OUT 0.1 0 50 1 0' : ''}
[SUBAREAS]
LOT 0.012 0.2 0.05 0.15 25 OUTLET
${hasCell ? 'BIO 0.012 0.2 0.05 0.15 25 OUTLET' : ''}
[INFILTRATION]
LOT 3 0.3 4 7 0
${hasCell ? 'BIO 3 0.3 4 7 0' : ''}
[OUTFALLS]
OUT 100 FREE
${
  hasCell
    ? `[LID_CONTROLS]
CELL BC
CELL SURFACE 9 0.1 0.1 1 5
CELL SOIL 24 0.5 0.2 0.1 3 30 3
CELL STORAGE 18 0.75 0.2 0
CELL DRAIN 0.6 0.5 6 6 0 0
[LID_USAGE]
BIO CELL 1 4356 0 0 0 0`
    : ''
}
[TIMESERIES]
${series('RAIN', bioStorm)}
${reportAll}`);
}

const bioStorm = [
  [0, 0.2],
  [0.5, 0.4],
  [1, 1],
  [1.5, 0.6],
  [2, 0.3],
  [2.5, 0.2],
  [3, 0],
];

function bioFlows() {
  const range = { every: 2, to: 12 };
  const withoutCell = bioretention({ hasCell: false });
  const withCell = bioretention();
  return overTime([
    [
      'Flow at the outfall',
      'cfs',
      [
        line(
          'Without the cell',
          points(withoutCell.hours, withoutCell.subcatchments.LOT.runoffCfs, range),
        ),
        line('With the cell', points(withCell.hours, withCell.system.outflowCfs, range)),
      ],
      { min: 0 },
    ],
  ]);
}

/**
 * Runoff depths of several storms. The "computed" runs have less depression storage than the
 * "measured" runs.
 */
function volumes() {
  const depths = [0.2, 0.3, 0.45, 0.6, 0.8, 1, 1.3, 1.6];
  const runoffIn = (depth, storeImperv) => {
    const rain = rainBlocks(
      [
        [0, depth / 2],
        [2, 0],
      ],
      0.25,
    );
    const { subcatchments } = runoff({ rain, imperv: 100, storeImperv, endTime: '08:00' });
    const volumeFt3 = 60 * sum(subcatchments.S1.runoffCfs); // results are one minute apart
    return (volumeFt3 * 12) / (10 * 43560); // over 10 ac
  };
  const pairs = depths.map((depth) => [runoffIn(depth, 0.15), runoffIn(depth, 0.02)]);
  return {
    chart: {
      x: { label: 'Measured runoff', unit: 'in', min: 0, max: 1.6 },
      panels: [
        {
          y: { label: 'Computed runoff', unit: 'in', min: 0, max: 1.6 },
          series: [
            {
              name: 'Storms',
              kind: 'points',
              points: pairs.map((pair) => pair.map((value) => Number(value.toFixed(2)))),
            },
            line('Computed equals measured', [
              [0, 0],
              [1.6, 1.6],
            ]),
          ],
        },
      ],
    },
  };
}

export default {
  'adv-volumes-in-scatter-plot': volumes,
  'wq-first-flush-pollutograph': firstFlush,
  'wq-washoff-run-in-chart': threeWashoffs,
  'wq-pulse-through-pond': pulseThroughPond,
  'adv-bio-retention-hydrographs': bioFlows,
};
