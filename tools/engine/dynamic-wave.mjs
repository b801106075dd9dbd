// Dynamic wave routing of a flood: web/src/diagrams/dynamic-wave/engine.json.
//
// A triangular inflow runs through two circular conduits in series. The outfall is free or has a
// fixed stage, and the network starts dry or filled. Peaks, lowest flows and depths are those of the
// reported results.
//
// The diagram's test checks 28 networks: dry or filled at the start, with free and fixed outfalls,
// a tide gate, EXTRAN and SLOT, surcharge depth, ponding and each damping; one is unstable. Peaks
// agree with the engine within 0.1%; flows and depths at five moments, within 0.1% of the peak and
// of the depth to the rim; flooding, within 0.2% plus 10 ft³; the share of steps without
// convergence, within 0.05 percentage points, and the continuity error, within 0.5.
import { sum } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, project } = await loadDiagram('dynamic-wave', 'project.ts');
const initial = {
  ...spec.initial,
  peakCfs: 30,
  hour: 0.25,
  outfall: 'free',
  start: 'dry',
  surcharge: 'extran',
};

const cases = [
  {},
  { damping: 'none' },
  { damping: 'full' },
  { outfall: 'fixed' },
  { outfall: 'fixed', surcharge: 'slot' },
  { outfall: 'fixed', stageFt: 1.5 },
  { outfall: 'fixed', stageFt: 8, peakCfs: 10, rimFt: 20 },
  { peakCfs: 60, rimFt: 30 },
  { peakCfs: 60, rimFt: 30, surcharge: 'slot' },
  { peakCfs: 60, rimFt: 6 },
  { lowerFt: 2, rimFt: 20 },
  { lowerFt: 2, rimFt: 20, surcharge: 'slot' },
  { lowerFt: 4, peakCfs: 50 },
  { slopePercent: 1, peakCfs: 60 },
  { lengthFt: 400, slopePercent: 0.5, peakCfs: 20 },
  { lengthFt: 2000, floodHours: 1, variable: false, longestStepS: 20 },
  { lengthFt: 200, slopePercent: 0.5, variable: false, longestStepS: 60 },
  { baseCfs: 5, peakCfs: 5 },
  { outfall: 'fixed', stageFt: 6, hasGate: true },
  { peakCfs: 60, rimFt: 6, surchargeFt: 4 },
  { peakCfs: 60, rimFt: 6, surchargeFt: 4, allowPonding: true },
  { peakCfs: 60, rimFt: 6, allowPonding: true, pondFt2: 1500, surcharge: 'slot' },
  { start: 'filled' },
  { start: 'filled', outfall: 'fixed' },
  { start: 'filled', outfall: 'fixed', stageFt: 8, surcharge: 'slot' },
  { start: 'filled', outfall: 'fixed', stageFt: 6, hasGate: true, rimFt: 20 },
  { start: 'filled', outfall: 'fixed', stageFt: 10, rimFt: 20 },
  { start: 'filled', baseCfs: 20, lowerFt: 2, rimFt: 20 },
].map((changes) => ({ ...initial, ...changes }));

/** The interval of the results: 30 s, or the routing step if it is longer. */
const reportStep = ({ longestStepS }) => Math.max(30, longestStepS);

/** The first number after a label in the report, a percentage. */
const percentOf = (report, label) =>
  Number(new RegExp(`${label}[^-\\d]*(-?[\\d.]+)`).exec(report)[1]);

writeNumbers(
  'dynamic-wave',
  cases.map((params) => {
    const { report, hours, links, nodes } = runEngine(project(params));
    const step = reportStep(params);
    const flooding = ['J1', 'J2'].map((id) => sum(nodes[id].floodingCfs) * step);
    return {
      params,
      outPeakCfs: Math.max(...links.C2.flowCfs),
      lowestCfs: Math.min(...links.C2.flowCfs),
      deepestFt: Math.max(...nodes.J2.depthFt),
      floodedFt3: sum(flooding),
      errorPercent: percentOf(report, 'Continuity Error'),
      failedPercent: percentOf(report, '% of Steps Not Converging'),
      at: [0.2, 0.5, 0.7, 1, 1.3].map((fraction) => {
        const index = Math.round((fraction * params.floodHours * 3600) / step) - 1;
        return {
          hour: hours[index],
          upperCfs: links.C1.flowCfs[index],
          lowerCfs: links.C2.flowCfs[index],
          topFt: nodes.J1.depthFt[index],
          junctionFt: nodes.J2.depthFt[index],
        };
      }),
    };
  }),
);
