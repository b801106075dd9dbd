// Figures about pumps, storage, outfalls, dry weather flow and streets.
import { runEngine } from '../run.mjs';
import { line, options, overTime, points, reportAll, series, steps } from './shared.mjs';

/** A wet well with one pump: capacity in cfs, start and stop depth in ft, area in ft². */
export function pumpStation({
  inflow,
  capacity = 3,
  start = 5,
  stop = 2,
  area = 120,
  endTime = '02:00',
  report,
}) {
  return runEngine(`${options({ endTime, step: 5, report })}
[STORAGE]
WELL 90 14 3 FUNCTIONAL 0 0 ${area} 0 0
[OUTFALLS]
OUT 100 FREE
[PUMPS]
P1 WELL OUT CURVE OFF ${start} ${stop}
[CURVES]
CURVE PUMP4 0 ${capacity} 14 ${capacity}
[INFLOWS]
WELL FLOW T FLOW 1 1
[TIMESERIES]
${series('T', inflow)}
${reportAll}`);
}

/** A chart of the depth in the wet well, with the flows in a panel below it. */
function wetWellChart(run, every) {
  const range = { every };
  return overTime([
    [
      'Depth in the wet well',
      'ft',
      [line('Depth', points(run.hours, run.nodes.WELL.depthFt, range))],
      { min: 0 },
    ],
    [
      'Flow',
      'cfs',
      [
        line('Pump', points(run.hours, run.links.P1.flowCfs, range)),
        line('Inflow', points(run.hours, run.nodes.WELL.inflowCfs, range)),
      ],
      { min: 0 },
    ],
  ]);
}

const cycles = () =>
  wetWellChart(
    pumpStation({
      inflow: [
        [0, 0.8],
        [2, 0.8],
      ],
      endTime: '01:30',
      start: 6,
      stop: 2,
    }),
  );
/** The inflow exceeds the pump's capacity for about an hour. */
const undersized = () =>
  wetWellChart(
    pumpStation({
      inflow: [
        [0, 1],
        [0.5, 1],
        [1, 4.2],
        [1.75, 4.2],
        [2.25, 1],
        [4, 1],
      ],
      area: 900,
      endTime: '04:00',
    }),
    3,
  );

/** A pond that receives a flood and empties through an orifice. */
export function pond() {
  return runEngine(`${options({ endTime: '08:00', step: 10, report: '00:05:00' })}
[STORAGE]
POND 100 8 0 FUNCTIONAL 0 0 12000 0 0
[OUTFALLS]
OUT 96 FREE
[ORIFICES]
O1 POND OUT SIDE 0 0.65 NO 0
[XSECTIONS]
O1 CIRCULAR 1 0 0 0
[INFLOWS]
POND FLOW T FLOW 1 1
[TIMESERIES]
${series('T', [
  [0, 0],
  [1, 30],
  [3, 0],
  [8, 0],
])}
${reportAll}`);
}

function pondFlows() {
  const run = pond();
  return overTime([
    [
      'Flow',
      'cfs',
      [
        line('Outflow', points(run.hours, run.links.O1.flowCfs, { every: 2, to: 7 })),
        line('Inflow', points(run.hours, run.nodes.POND.inflowCfs, { every: 2, to: 7 })),
      ],
      { min: 0 },
    ],
  ]);
}

/** A sewer that ends in tidal water, without a flap gate. */
function tide() {
  const level = (hour) => 3 + 3 * Math.sin((2 * Math.PI * hour) / 12.4);
  return runEngine(`${options({ end: '06/02/2024', endTime: '01:00', step: 10, report: '00:15:00' })}
[JUNCTIONS]
J1 2.4 12 0 0 0
[STORAGE]
S1 2.2 12 0 FUNCTIONAL 0 0 4000 0 0
[OUTFALLS]
OUT 2 TIMESERIES TIDE NO
[CONDUITS]
C1 J1 S1 300 0.013 0 0
C2 S1 OUT 300 0.013 0 0
[XSECTIONS]
C1 CIRCULAR 3 0 0 0
C2 CIRCULAR 3 0 0 0
[INFLOWS]
J1 FLOW "" FLOW 1 1 1
[TIMESERIES]
${series(
  'TIDE',
  Array.from({ length: 53 }, (_, n) => [n / 2, Number(level(n / 2).toFixed(3))]),
)}
${reportAll}`);
}

function reverseFlow() {
  const run = tide();
  const range = { every: 2, to: 25 };
  return overTime([
    ['Water level', 'ft', [line('At the outfall', points(run.hours, run.nodes.OUT.headFt, range))]],
    ['Flow', 'cfs', [line('Conduit C2', points(run.hours, run.links.C2.flowCfs, range))]],
  ]);
}

/** Dry weather flow over three days from Friday. */
function dryWeather() {
  const day = [
    0.4, 0.3, 0.3, 0.3, 0.5, 0.9, 1.6, 1.8, 1.5, 1.2, 1.1, 1.1, 1.2, 1.1, 1, 0.9, 1, 1.2, 1.4, 1.4,
    1.2, 1.0, 0.8, 0.8,
  ];
  const weekend = [
    0.6, 0.5, 0.4, 0.3, 0.3, 0.4, 0.6, 0.9, 1.2, 1.5, 1.7, 1.6, 1.4, 1.3, 1.2, 1.1, 1.1, 1.2, 1.3,
    1.3, 1.2, 1.0, 1.0, 0.9,
  ];
  const run =
    runEngine(`${options({ routing: 'STEADY', start: '06/07/2024', end: '06/10/2024', endTime: '00:00', report: '01:00:00', step: 300 })}
[JUNCTIONS]
J1 104 10 0 0 0
[OUTFALLS]
OUT 100 FREE
[CONDUITS]
C1 J1 OUT 400 0.013 0 0
[XSECTIONS]
C1 CIRCULAR 3 0 0 0
[DWF]
J1 FLOW 2 DAY END
[PATTERNS]
DAY HOURLY ${day.join(' ')}
END WEEKEND ${weekend.join(' ')}
${reportAll}`);
  return overTime([
    [
      'Flow',
      'cfs',
      // The engine saves each hour's result at its end, but the chart draws each step forward from its point.
      [
        steps(
          'Sewer flow',
          points(run.hours, run.nodes.J1.lateralCfs).map(([hour, q]) => [hour - 1, q]),
        ),
      ],
      { min: 0 },
    ],
  ]);
}

/** Dual drainage: a street and the sewer below it. */
function dualDrainage() {
  return runEngine(`${options({ endTime: '02:00', step: 5 })}
[JUNCTIONS]
A1 108 2 0 0 0
A2 106 2 0 0 0
B2 100 6 0 0 0
[OUTFALLS]
AOUT 104 FREE
BOUT 98 FREE
[CONDUITS]
ST1 A1 A2 300 0.016 0 0
ST2 A2 AOUT 300 0.016 0 0
SEWER B2 BOUT 300 0.013 0 0
[XSECTIONS]
ST1 STREET ROAD
ST2 STREET ROAD
SEWER CIRCULAR 1.25 0 0 0
[STREETS]
ROAD 20 0.5 2 0.016 0 2 2 20 4 0.016
[INLETS]
GR GRATE 3 2 P_BAR-50
[INLET_USAGE]
ST1 GR B2 2 0 0 0 0 ON_GRADE
[INFLOWS]
A1 FLOW T FLOW 1 1
[TIMESERIES]
${series('T', [
  [0, 0],
  [0.75, 9],
  [2, 0],
])}
${reportAll}`);
}

function streetAndSewer() {
  const run = dualDrainage();
  const range = { every: 3, to: 2 };
  return overTime([
    [
      'Flow',
      'cfs',
      [
        line('Street above the inlets', points(run.hours, run.links.ST1.flowCfs, range)),
        line('Street below the inlets', points(run.hours, run.links.ST2.flowCfs, range)),
        line('Sewer', points(run.hours, run.links.SEWER.flowCfs, range)),
      ],
      { min: 0 },
    ],
  ]);
}

export default {
  'net-pump-levels-in-chart': cycles,
  'net-pump-too-small': undersized,
  'net-pond-fullest-time': pondFlows,
  'net-tide-reverse-flow': reverseFlow,
  'net-weekend-in-chart': dryWeather,
  'net-street-and-sewer-flows': streetAndSewer,
};
