// Flow through orifices between fixed levels: web/src/diagrams/orifice/engine.json.
// A storage unit with a very large area keeps the upstream level constant, and an outfall with a
// fixed stage sets the downstream level. A control rule sets how far the orifice is open.
//
// The diagram's test checks that the flow agrees with the engine within 1% in 24 states: side and
// bottom orifices of both shapes; weir, orifice, submerged and reverse flow; a partly closed
// opening; a flap gate.
import { yesOrNo } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec } = await loadDiagram('orifice');

const box = { shape: 'rectangular', widthFt: 2 };
const bottom = { orientation: 'bottom' };
const cases = [
  {},
  { offsetFt: 0, upstreamFt: 4, downstreamFt: 0 },
  { upstreamFt: 1.6 },
  { upstreamFt: 1.6, downstreamFt: 1.4 },
  { upstreamFt: 1.1, downstreamFt: 0 },
  { downstreamFt: 1.4 },
  { downstreamFt: 3 },
  { upstreamFt: 2, downstreamFt: 4.5 },
  { upstreamFt: 2, downstreamFt: 4.5, hasFlapGate: true },
  { hasFlapGate: true },
  { upstreamFt: 1.6, hasFlapGate: true },
  { openPercent: 50 },
  { openPercent: 30, upstreamFt: 1.2 },
  { ...box },
  { ...box, openPercent: 50 },
  { ...box, upstreamFt: 1.5, downstreamFt: 1.2 },
  { ...box, downstreamFt: 2.5, hasFlapGate: true },
  { ...bottom },
  { ...bottom, upstreamFt: 1.2 },
  { ...bottom, upstreamFt: 1.3, downstreamFt: 1.1 },
  { ...bottom, downstreamFt: 3 },
  { ...bottom, ...box, upstreamFt: 1.4 },
  { ...bottom, ...box, openPercent: 40, coefficient: 0.8 },
  { ...bottom, ...box, hasFlapGate: true },
].map((changes) => ({ ...spec.initial, ...changes }));

const lines = (line) => cases.map(line).join('\n');
const { links, nodes } = runEngine(`
[OPTIONS]
FLOW_UNITS CFS
FLOW_ROUTING DYNWAVE
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME 00:10
REPORT_STEP 00:01:00
ROUTING_STEP 1
VARIABLE_STEP 0
HEAD_TOLERANCE 0.00001
MAX_TRIALS 50

[STORAGE]
${lines(({ upstreamFt }, n) => `S${n} 0 20 ${upstreamFt} FUNCTIONAL 0 0 1e9`)}

[OUTFALLS]
${lines(({ downstreamFt }, n) => `O${n} 0 FIXED ${downstreamFt}`)}

[ORIFICES]
${lines(
  ({ orientation, offsetFt, coefficient, hasFlapGate }, n) =>
    `R${n} S${n} O${n} ${orientation} ${offsetFt} ${coefficient} ${yesOrNo(hasFlapGate)}`,
)}

[XSECTIONS]
${lines(
  ({ shape, heightFt, widthFt }, n) =>
    `R${n} ${shape === 'circular' ? 'CIRCULAR' : 'RECT_CLOSED'} ${heightFt} ${widthFt} 0 0`,
)}

[CONTROLS]
${lines(
  ({ openPercent }, n) =>
    `RULE ${n}\nIF SIMULATION TIME > 0\nTHEN ORIFICE R${n} SETTING = ${openPercent / 100}`,
)}

[REPORT]
NODES ALL
LINKS ALL
`);

writeNumbers(
  'orifice',
  cases.map((params, n) => ({
    params: {
      ...params,
      upstreamFt: nodes[`S${n}`].depthFt.at(-1),
      downstreamFt: nodes[`O${n}`].depthFt.at(-1),
    },
    flowCfs: links[`R${n}`].flowCfs.at(-1),
  })),
);
