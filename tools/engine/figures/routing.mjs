// Figures about routing: attenuation, limits of flow, profiles and oscillation.
import { runEngine } from '../run.mjs';
import {
  line,
  options,
  overTime,
  points,
  profile,
  reportAll,
  roundTo3Digits,
  series,
} from './shared.mjs';

/** An inflow in cfs by hour: a wave on top of a steady base flow. */
const wave = [
  [0, 4],
  [0.5, 4],
  [0.83333, 4],
  [1.5, 10],
  [2.5, 4],
  [6, 4],
];

/** Twelve open channels of 1000 ft in series, with kinematic wave routing. */
function channels() {
  const nodes = Array.from({ length: 12 }, (_, n) => n);
  return runEngine(`${options({ routing: 'KINWAVE', endTime: '05:00', step: 60 })}
[JUNCTIONS]
${nodes.map((n) => `J${n} ${100 - 2 * n} 6 0 0 0`).join('\n')}
[OUTFALLS]
OUT 76 NORMAL
[CONDUITS]
${nodes.map((n) => `C${n} J${n} ${n === 11 ? 'OUT' : `J${n + 1}`} 1000 0.012 0 0 4`).join('\n')}
[XSECTIONS]
${nodes.map((n) => `C${n} TRAPEZOIDAL 4 2 1 1`).join('\n')}
[INFLOWS]
J0 FLOW T FLOW 1 1
[TIMESERIES]
${series('T', wave)}
${reportAll}`);
}

/** Inflow and outflow are equal while the flow is steady, and differ when the wave passes. */
function steadyNoLag() {
  const { hours, nodes, links } = channels();
  const range = { every: 5, from: 0.4, to: 3.5 };
  return overTime([
    [
      'Flow',
      'cfs',
      [
        line('Inflow at the upper end', points(hours, nodes.J0.lateralCfs, range)),
        line('Outflow with kinematic wave routing', points(hours, links.C11.flowCfs, range)),
      ],
      { min: 0, max: 12 },
    ],
  ]);
}

/** The inverts of the sewer's nodes, in ft. */
const inverts = [108, 107, 106, 105, 104, 103, 102];

/**
 * Runs a sewer of six conduits. Their diameter is 2 ft, unless `diameters` has another one for a
 * conduit. `stage` is the fixed stage of the outfall, which is free without it.
 */
export function sewer({ inflowCfs, diameters = {}, stage, more }) {
  const node = (n) => (n === 6 ? 'OUT' : `J${n + 1}`);
  const numbers = [0, 1, 2, 3, 4, 5];
  return runEngine(`${options({ endTime: '02:00', more })}
[JUNCTIONS]
${numbers.map((n) => `${node(n)} ${inverts[n]} 8 0 0 0`).join('\n')}
[OUTFALLS]
OUT 102 ${stage === undefined ? 'FREE' : `FIXED ${stage}`}
[CONDUITS]
${numbers.map((n) => `C${n + 1} ${node(n)} ${node(n + 1)} 250 0.013 0 0`).join('\n')}
[XSECTIONS]
${numbers.map((n) => `C${n + 1} CIRCULAR ${diameters[`C${n + 1}`] ?? 2} 0 0 0`).join('\n')}
[INFLOWS]
J1 FLOW "" FLOW 1 1 ${inflowCfs}
${reportAll}`);
}

/** The profile of the sewer at the end of a run. */
function sewerProfile({ inflowCfs, diameters = {}, stage }) {
  const { nodes } = sewer({ inflowCfs, diameters, stage });
  const distances = inverts.map((_, n) => 250 * n);
  const crown = inverts.slice(0, 6).flatMap((invert, n) => {
    const d = diameters[`C${n + 1}`] ?? 2;
    return [
      [distances[n], invert + d],
      [distances[n + 1], inverts[n + 1] + d],
    ];
  });
  const heads = inverts.map((_, n) => [
    distances[n],
    nodes[n === 6 ? 'OUT' : `J${n + 1}`].headFt.at(-1),
  ]);
  return profile([
    ['Hydraulic grade line', heads],
    ['Pipe crown', crown],
    ['Pipe invert', inverts.map((invert, n) => [distances[n], invert])],
    ['Ground', inverts.map((invert, n) => [distances[n], invert + 8])],
  ]);
}

const bottleneck = () => sewerProfile({ inflowCfs: 12, diameters: { C4: 1.5 } });
const backwater = () => sewerProfile({ inflowCfs: 8, stage: 107 });

/** A flood wave whose peak is above the full normal flow of the sewer. */
function flatTop() {
  const model = (routing) =>
    runEngine(`${options({ routing, endTime: '04:00', step: routing === 'DYNWAVE' ? 5 : 30 })}
[JUNCTIONS]
J1 104 9 0 0 0
J2 102 9 0 0 0
[OUTFALLS]
OUT 100 FREE
[CONDUITS]
C1 J1 J2 400 0.013 0 0
C2 J2 OUT 400 0.013 0 0
[XSECTIONS]
C1 CIRCULAR 1.5 0 0 0
C2 CIRCULAR 1.5 0 0 0
[INFLOWS]
J1 FLOW T FLOW 1 1
[TIMESERIES]
${series('T', [
  [0, 1],
  [0.5, 1],
  [1.5, 11],
  [2.5, 1],
  [4, 1],
])}
${reportAll}`);
  const kinematic = model('KINWAVE');
  const dynamic = model('DYNWAVE');
  const range = { every: 5, to: 3.5 };
  return overTime([
    [
      'Flow',
      'cfs',
      [
        line('Inflow to J1', points(dynamic.hours, dynamic.nodes.J1.lateralCfs, range)),
        line('Run 1, flow in C2', points(kinematic.hours, kinematic.links.C2.flowCfs, range)),
        line('Run 2, flow in C2', points(dynamic.hours, dynamic.links.C2.flowCfs, range)),
      ],
      { min: 0, max: 12 },
    ],
  ]);
}

/**
 * The box conduit of the Reference Manual, volume II, 3.4, in reaches of 100 ft, with half a sine
 * wave as inflow and a fixed routing step.
 */
function box(step) {
  const length = 100;
  const reaches = Array.from({ length: 2000 / length }, (_, n) => n);
  const drop = (0.05 / 100) * length;
  return runEngine(`${options({ endTime: '02:00', step, more: 'VARIABLE_STEP 0' })}
[JUNCTIONS]
${reaches.map((n) => `J${n} ${(10 - drop * n).toFixed(3)} 4 0 0 0`).join('\n')}
[OUTFALLS]
OUT 9 FREE
[CONDUITS]
${reaches.map((n) => `C${n} J${n} ${n === reaches.length - 1 ? 'OUT' : `J${n + 1}`} ${length} 0.015 0 0`).join('\n')}
[XSECTIONS]
${reaches.map((n) => `C${n} RECT_CLOSED 2 2 0 0`).join('\n')}
[INFLOWS]
J0 FLOW T FLOW 1 1
[TIMESERIES]
${series(
  'T',
  Array.from({ length: 13 }, (_, n) => [n / 12, 10 * Math.sin((Math.PI * n) / 12)]),
)}
${reportAll}`);
}

function oscillation() {
  const { hours, links } = box(60);
  return overTime([
    ['Flow', 'cfs', [line('Conduit C12', points(hours, links.C12.flowCfs, { to: 1.5 }))]],
  ]);
}

/** The continuity error of the box for several fixed routing steps. */
function errorsByStep() {
  const errors = [10, 15, 20, 25, 30, 35, 40].map((step) => {
    const { report } = box(step);
    const routing = report.slice(report.indexOf('Flow Routing Continuity'));
    const error = Number(/Continuity Error \(%\) \.+ +(\S+)/.exec(routing)[1]);
    return [step, roundTo3Digits(Math.abs(error))];
  });
  return {
    chart: {
      x: { label: 'Routing step', unit: 's', min: 0, max: 45 },
      panels: [
        {
          y: { label: 'Absolute continuity error', unit: '%', min: 0 },
          series: [{ name: 'Runs', kind: 'points', points: errors }],
        },
      ],
    },
  };
}

/** The report of a network in which one short conduit limits the routing step. */
export function criticalElement() {
  return runEngine(`${options({ endTime: '02:00', step: 20, more: 'VARIABLE_STEP 0.75' })}
[JUNCTIONS]
J1 104 8 0 0 0
J2 102 8 0 0 0
J3 101.9 8 0 0 0
[OUTFALLS]
OUT 99 FREE
[CONDUITS]
C6 J1 J2 400 0.013 0 0
C7 J2 J3 25 0.013 0 0
C8 J3 OUT 600 0.013 0 0
[XSECTIONS]
C6 CIRCULAR 2 0 0 0
C7 CIRCULAR 2 0 0 0
C8 CIRCULAR 2 0 0 0
[INFLOWS]
J1 FLOW T FLOW 1 1
[TIMESERIES]
${series('T', [
  [0, 2],
  [1, 10],
  [2, 2],
])}
${reportAll}`).report;
}

export default {
  'hyd-step-from-error-chart': errorsByStep,
  'hyd-steady-flow-no-lag-case': steadyNoLag,
  'hyd-bottleneck-in-profile': bottleneck,
  'hyd-backwater-in-profile': backwater,
  'hyd-flat-top-hydrograph': flatTop,
  'hyd-oscillating-flow-first-step': oscillation,
};
