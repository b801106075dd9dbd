// Whether the engine accepts each small network that the diagram can show:
// web/src/diagrams/network-topology/engine.json. Each case has the errors in the words of the
// report or, without errors, the flow of each link after six hours of constant inflow.
//
// The diagram's test checks the errors of all 204 networks that the controls can make, with each
// method, word for word. The flows in accepted networks agree with the engine within 1% plus
// 0.005 cfs where the layout determines them.
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, project } = await loadDiagram('network-topology', 'project.ts');

/** The errors of a report, each on one line. */
function errorsIn(report) {
  const found = report.match(/ERROR \d+:[\s\S]*?(?=\n\s*\n|\n\s+ERROR|$)/g) ?? [];
  return found.map((text) => text.replace(/\s+/g, ' ').trim());
}

function result(params) {
  try {
    const { links } = runEngine(project(params));
    return {
      errors: [],
      flowsCfs: Object.fromEntries(
        Object.entries(links).map(([id, { flowCfs }]) => [id, flowCfs.at(-1)]),
      ),
    };
  } catch (error) {
    // The message repeats the first error before the report.
    const errors = errorsIn(error.message.slice(error.message.indexOf('\n')));
    if (errors.length === 0) throw error;
    return { errors };
  }
}

const ends = ['outfall', 'same', 'beside', 'upstream'];
const cases = [];
for (const method of ['steady', 'kinematic', 'dynamic']) {
  for (const hub of ['junction', 'divider', 'storage']) {
    for (const second of ['none', 'conduit', 'orifice', 'weir', 'pump']) {
      for (const end of second === 'none' ? ['outfall'] : ends) {
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
// Other inflows and cutoffs, in networks whose layout determines the flows.
for (const [inflowCfs, cutoffCfs] of [
  [1, 5],
  [3, 5],
  [10, 2],
  [10, 9],
]) {
  for (const network of [
    { method: 'steady', hub: 'divider', end: 'beside' },
    { method: 'kinematic', hub: 'divider' },
    { method: 'kinematic', hub: 'storage', end: 'beside' },
    { method: 'dynamic', hub: 'junction', end: 'beside' },
    { method: 'dynamic', hub: 'storage', end: 'upstream' },
  ]) {
    const params = { ...spec.initial, inflowCfs, cutoffCfs, ...network };
    cases.push({ params, ...result(params) });
  }
}
// An overflow divider, which diverts what exceeds the full flow of C3.
for (const inflowCfs of [10, 22]) {
  const divider = { hub: 'divider', divider: 'overflow', cutoffCfs: 22.62 };
  const params = { ...spec.initial, method: 'steady', inflowCfs, ...divider };
  cases.push({ params, ...result(params) });
}
writeNumbers('network-topology', cases);
