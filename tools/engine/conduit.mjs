// Geometry and uniform flow of conduits: web/src/diagrams/conduit/engine.json.
//
// A constant inflow runs to an outfall at normal depth by dynamic wave routing
// without inertia, so that Manning's equation holds with the slope of the water
// surface. Steady routing is not used, because for an egg the engine's table of depth by area
// and its table of area by depth disagree.
//
// The diagram's test checks that the area and the flow agree with the engine within 1%: for six
// shapes at six depths each, and for three full force mains.
import { runEngine, writeNumbers } from './run.mjs';

const lengthFt = 1000;
/** The inflows, as fractions of the full flow. */
const fractions = [0.05, 0.25, 0.5, 0.75, 0.95];
const roughness = 0.013;
const slopePercent = 0.1;

/** Each section as parameters of the diagram and as fields of [XSECTIONS]. */
const sections = [
  [{ shape: 'circular', heightFt: 3, widthFt: 3, sideSlope: 0 }, 'CIRCULAR 3 0 0 0'],
  [{ shape: 'rectangular', heightFt: 2, widthFt: 3, sideSlope: 0 }, 'RECT_CLOSED 2 3 0 0'],
  [{ shape: 'egg', heightFt: 3, widthFt: 3, sideSlope: 0 }, 'EGG 3 0 0 0'],
  [{ shape: 'arch', heightFt: 3, widthFt: 5, sideSlope: 0 }, 'ARCH 3 5 0 0'],
  [{ shape: 'trapezoidal', heightFt: 4, widthFt: 5, sideSlope: 2 }, 'TRAPEZOIDAL 4 5 2 2'],
  [{ shape: 'irregular', heightFt: 6, widthFt: 6, sideSlope: 2 }, 'IRREGULAR T1'],
];

/** A channel 6 ft wide, banks 2:1 up to 3 ft, and overbanks 12 ft wide that rise to 6 ft. */
const transect = `
NC 0.026 0.026 0.013
X1 T1 6 12 30 0 0 0 0 0 0
GR 6 0 3 12 0 18 0 24 3 30 6 42`;

// The engine measures the length of a conduit along its slope.
const drop = (slopePercent / 100) * (lengthFt / Math.hypot(1, slopePercent / 100));
/** Separate conduits, one for each [section, fields of [XSECTIONS], inflow in cfs]. */
const model = (flows) => `
[OPTIONS]
FLOW_UNITS CFS
FLOW_ROUTING DYNWAVE
INERTIAL_DAMPING FULL
NORMAL_FLOW_LIMITED NONE
HEAD_TOLERANCE 0.00001
MAX_TRIALS 50
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME 12:00
REPORT_STEP 01:00:00
ROUTING_STEP 1
VARIABLE_STEP 0

[JUNCTIONS]
${flows.map((_, n) => `J${n} ${drop} 20`).join('\n')}

[OUTFALLS]
${flows.map((_, n) => `O${n} 0 NORMAL`).join('\n')}

[CONDUITS]
${flows.map((_, n) => `C${n} J${n} O${n} ${lengthFt} ${roughness} 0 0`).join('\n')}

[XSECTIONS]
${flows.map(([, fields], n) => `C${n} ${fields}`).join('\n')}

[TRANSECTS]
${transect}

[INFLOWS]
${flows.map(([, , flow], n) => `J${n} FLOW "" FLOW 1 1 ${flow}`).join('\n')}

[REPORT]
NODES ALL
LINKS ALL
INPUT YES
`;

// The area and flow of each full section, from the table of cross sections in the report.
const full = runEngine(model(sections.map(([section, fields]) => [section, fields, 0])));
const table = full.report.slice(full.report.indexOf('Cross Section Summary'));
const fullSections = sections.map(([section], n) => {
  const [, , depthFt, areaFt2, , , , flowCfs] = new RegExp(`^ +C${n} .+$`, 'm')
    .exec(table)[0]
    .trim()
    .split(/\s+/)
    .map(Number);
  return { params: { ...section, slopePercent, roughness, depthFt }, flowCfs, areaFt2 };
});

const flows = sections.flatMap(([section, fields], n) =>
  fractions.map((fraction) => [section, fields, fraction * fullSections[n].flowCfs]),
);
const { links, nodes } = runEngine(model(flows));
const flowing = flows.map(([section], n) => {
  const last = (name) => links[`C${n}`][name].at(-1);
  const fall = nodes[`J${n}`].headFt.at(-1) - nodes[`O${n}`].headFt.at(-1);
  return {
    params: {
      ...section,
      slopePercent: (100 * fall) / lengthFt,
      roughness,
      depthFt: last('depthFt'),
    },
    flowCfs: last('flowCfs'),
    areaFt2: last('volumeFt3') / lengthFt,
  };
});

/** The stage at the outfall of force mains, above their crowns. */
const stageFt = 5;

/** The steady flow in a force main from a manhole to an outfall with a fixed stage. */
const forceMain = (hazenWilliams, cfs) => {
  const pressurized = model([])
    .replace('[OUTFALLS]', `J0 0 40\n\n[OUTFALLS]\nO0 0 FIXED ${stageFt}`)
    .replace(
      '[XSECTIONS]',
      `C0 J0 O0 ${lengthFt} 0.012 0 0\n\n[XSECTIONS]\nC0 FORCE_MAIN 1 ${hazenWilliams} 0 0`,
    )
    .replace('[REPORT]', `J0 FLOW "" FLOW 1 1 ${cfs}\n\n[REPORT]`);
  const result = runEngine(pressurized);
  const flowCfs = result.links.C0.flowCfs.at(-1);
  return {
    params: {
      shape: 'forceMain',
      heightFt: 1,
      widthFt: 3,
      sideSlope: 0,
      depthFt: 1,
      roughness: 0.012,
      hazenWilliams,
      slopePercent: (100 * (result.nodes.J0.headFt.at(-1) - stageFt)) / lengthFt,
    },
    flowCfs,
    areaFt2: result.links.C0.volumeFt3.at(-1) / lengthFt,
  };
};
const mains = [
  [120, 3],
  [130, 5],
  [80, 2],
].map(([hazenWilliams, cfs]) => forceMain(hazenWilliams, cfs));
writeNumbers('conduit', [...fullSections, ...flowing, ...mains]);
