// Flow over weirs between fixed levels: web/src/diagrams/weir/engine.json. A storage unit
// with a very large area keeps the upstream level constant, and an outfall with a fixed stage
// sets the downstream level. Control rules set how far the weirs are open, except roadway weirs.
//
// The diagram's test checks that the flow agrees with the engine within 1% in 26 states: five
// types; free, submerged, surcharged, limited and reverse flow; a raised crest; a flap gate.
import { yesOrNo } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec } = await loadDiagram('weir');

const side = { weirType: 'side', coefficient: 2 };
const notch = { weirType: 'v-notch' };
const trapezoid = { weirType: 'trapezoidal', lengthFt: 4 };
const road = { weirType: 'roadway', lengthFt: 50 };
const cases = [
  {},
  { contractions: '2' },
  { downstreamFt: 4.5 },
  { upstreamFt: 4.3, downstreamFt: 4.8 },
  { upstreamFt: 8 },
  { upstreamFt: 8, canSurcharge: false },
  { upstreamFt: 8, downstreamFt: 6 },
  { upstreamFt: 8, downstreamFt: 6, canSurcharge: false },
  { openPercent: 60 },
  { hasFlapGate: true },
  { upstreamFt: 8, hasFlapGate: true },
  { ...side },
  { ...side, downstreamFt: 4.6, contractions: '1' },
  { ...side, upstreamFt: 3, downstreamFt: 5 },
  { ...notch },
  { ...notch, downstreamFt: 4.7, sideSlope: 0.5 },
  { ...notch, openPercent: 70 },
  { ...notch, upstreamFt: 7 },
  { ...trapezoid },
  { ...trapezoid, downstreamFt: 4.8 },
  { ...trapezoid, openPercent: 75, hasFlapGate: true },
  { ...trapezoid, upstreamFt: 9, openPercent: 50 },
  { ...road },
  { ...road, upstreamFt: 4.4, surface: 'gravel' },
  { ...road, downstreamFt: 4.92 },
  { ...road, upstreamFt: 9, downstreamFt: 8.6, roadWidthFt: 10, surface: 'gravel' },
].map((changes) => ({ ...spec.initial, ...changes }));

const types = {
  transverse: 'TRANSVERSE',
  side: 'SIDEFLOW',
  'v-notch': 'V-NOTCH',
  trapezoidal: 'TRAPEZOIDAL',
  roadway: 'ROADWAY',
};

function weir(params, n) {
  const main = params.weirType === 'v-notch' ? params.notchCoefficient : params.coefficient;
  const roadway = params.weirType === 'roadway' ? `${params.roadWidthFt} ${params.surface}` : '';
  return `W${n} S${n} O${n} ${types[params.weirType]} ${params.crestFt} ${main} ${yesOrNo(params.hasFlapGate)} ${params.contractions} ${params.notchCoefficient} ${yesOrNo(params.canSurcharge)} ${roadway}`;
}

function section({ weirType, heightFt, lengthFt, sideSlope }, n) {
  switch (weirType) {
    case 'v-notch':
      return `W${n} TRIANGULAR ${heightFt} ${2 * sideSlope * heightFt} 0 0`;
    case 'trapezoidal':
      return `W${n} TRAPEZOIDAL ${heightFt} ${lengthFt} ${sideSlope} ${sideSlope}`;
    default:
      return `W${n} RECT_OPEN ${heightFt} ${lengthFt} 0 0`;
  }
}

const rule = ({ openPercent, weirType }, n) =>
  weirType === 'roadway'
    ? ''
    : `RULE ${n}\nIF SIMULATION TIME > 0\nTHEN WEIR W${n} SETTING = ${openPercent / 100}`;
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

[WEIRS]
${lines(weir)}

[XSECTIONS]
${lines(section)}

[CONTROLS]
${lines(rule)}

[REPORT]
NODES ALL
LINKS ALL
`);

writeNumbers(
  'weir',
  cases.map((params, n) => ({
    params: {
      ...params,
      upstreamFt: nodes[`S${n}`].depthFt.at(-1),
      downstreamFt: nodes[`O${n}`].depthFt.at(-1),
    },
    flowCfs: links[`W${n}`].flowCfs.at(-1),
  })),
);
