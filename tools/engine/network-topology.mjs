// The engine's verdict on every small network that the diagram can show:
// web/src/diagrams/network-topology/engine.json. Each case has the errors as the report
// prints them or, without errors, the flow of each link after six hours of constant inflow.
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, sideInflowCfs } = await loadDiagram('network-topology', 'network.ts');

const methods = { steady: 'STEADY', kinematic: 'KINWAVE', dynamic: 'DYNWAVE' };

const ends = { outfall: 'O2', same: 'O1', beside: 'J4', upstream: 'J1' };

function model({ method, hub, second, end, isAdverse, hasOutfall, inflowCfs, ...rest }) {
  const { divider, cutoffCfs } = rest;
  const last = hasOutfall ? 'O1' : 'J5';
  const to = ends[end] === 'O1' ? last : ends[end];
  const hasSecond = second !== 'none';
  const link = `L5 X ${to}`;
  return `
[OPTIONS]
FLOW_UNITS CFS
FLOW_ROUTING ${methods[method]}
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME 06:00
REPORT_STEP 00:10:00
ROUTING_STEP 5

[JUNCTIONS]
J1 100 10
J3 100 10
${hub === 'junction' ? 'X 96 10' : ''}
J4 ${isAdverse ? 97 : 92} 10
${hasOutfall ? '' : 'J5 88 10'}

[DIVIDERS]
${hub === 'divider' ? `X 96 ${hasSecond ? 'L5' : '*'} ${divider === 'cutoff' ? `CUTOFF ${cutoffCfs}` : 'OVERFLOW'} 10` : ''}

[STORAGE]
${hub === 'storage' ? 'X 96 10 0 FUNCTIONAL 0 0 500' : ''}

[OUTFALLS]
${hasOutfall ? 'O1 88 FREE' : ''}
${hasSecond && end === 'outfall' ? 'O2 92 FREE' : ''}

[CONDUITS]
C1 J1 X 400 0.013 0 0
C2 J3 X 400 0.013 0 0
C3 X J4 400 0.013 0 0
C4 J4 ${last} 400 0.013 0 0
${second === 'conduit' ? `${link} ${end === 'same' ? 800 : 400} 0.013 0 0` : ''}

[WEIRS]
${second === 'weir' ? `${link} TRANSVERSE 1 3.33 NO 0 0` : ''}

[ORIFICES]
${second === 'orifice' ? `${link} SIDE 0 0.65 NO 0` : ''}

[PUMPS]
${second === 'pump' ? `${link} * ON` : ''}

[XSECTIONS]
C1 CIRCULAR 2 0 0 0
C2 CIRCULAR 2 0 0 0
C3 CIRCULAR 2 0 0 0
C4 CIRCULAR 2 0 0 0
${second === 'conduit' ? 'L5 CIRCULAR 2 0 0 0' : ''}
${second === 'weir' ? 'L5 RECT_OPEN 2 4 0 0' : ''}
${second === 'orifice' ? 'L5 CIRCULAR 2 0 0 0' : ''}

[INFLOWS]
J1 FLOW "" FLOW 1 1 ${inflowCfs}
J3 FLOW "" FLOW 1 1 ${sideInflowCfs}

[REPORT]
NODES ALL
LINKS ALL
`;
}

/** The errors of a report, with line breaks as spaces. */
function errorsIn(report) {
  const found = report.match(/ERROR \d+:[\s\S]*?(?=\n\s*\n|\n\s+ERROR|$)/g) ?? [];
  return found.map((text) => text.replace(/\s+/g, ' ').trim());
}

function result(params) {
  try {
    const { links } = runEngine(model(params));
    return {
      errors: [],
      flowsCfs: Object.fromEntries(
        Object.entries(links).map(([id, { flowCfs }]) => [id, flowCfs.at(-1)]),
      ),
    };
  } catch (error) {
    const errors = errorsIn(error.message.slice(error.message.indexOf('\n')));
    if (errors.length === 0) throw error;
    return { errors };
  }
}

const cases = [];
for (const method of Object.keys(methods)) {
  for (const hub of ['junction', 'divider', 'storage']) {
    for (const second of ['none', 'conduit', 'orifice', 'weir', 'pump']) {
      for (const end of second === 'none' ? ['outfall'] : Object.keys(ends)) {
        for (const isAdverse of [false, true]) {
          for (const hasOutfall of [true, false]) {
            const params = { ...spec.initial, method, hub, second, end, isAdverse, hasOutfall };
            cases.push({ params, ...result(params) });
          }
        }
      }
    }
  }
}
/** More flows, for networks in which only the layout decides them. */
for (const [inflowCfs, cutoffCfs] of [
  [1, 5],
  [3, 5],
  [10, 2],
  [10, 9],
]) {
  for (const more of [
    { method: 'steady', hub: 'divider', end: 'beside' },
    { method: 'kinematic', hub: 'divider' },
    { method: 'kinematic', hub: 'storage', end: 'beside' },
    { method: 'dynamic', hub: 'junction', end: 'beside' },
    { method: 'dynamic', hub: 'storage', end: 'upstream' },
  ]) {
    const params = { ...spec.initial, inflowCfs, cutoffCfs, ...more };
    cases.push({ params, ...result(params) });
  }
}
/** C3, a circle of 2 ft that falls by 1 %, carries 22.62 cfs when full. */
for (const inflowCfs of [10, 22]) {
  const divider = { hub: 'divider', divider: 'overflow', cutoffCfs: 22.62 };
  const params = { ...spec.initial, method: 'steady', inflowCfs, ...divider };
  cases.push({ params, ...result(params) });
}
writeNumbers('network-topology', cases);
