// Runoff of the nonlinear reservoir: web/src/diagrams/subcatchment-flow/engine.json.
//
// The storms have a constant intensity, and the subcatchments differ in a few parameters. The
// infiltration capacity is constant: Horton's method with equal maximum and minimum rates.
//
// For 14 subcatchments, the diagram's test checks that the peak, the volumes and the outflow at six
// moments agree with the engine within 1%, except outflows that the engine rounds down to 0. It
// also checks the example of RM1 3.9, table 3-7: 98% of the rain runs off impervious ground (97% in
// the manual, 98.0% in the engine), and 30% runs off pervious ground.
import { sum } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, project } = await loadDiagram('subcatchment-flow', 'project.ts');

const stepS = 60;
const hours = [0.1, 0.25, 0.5, 1, 1.5, 2];

const cases = [
  {},
  { impervPercent: 100 },
  { impervPercent: 0, rainInPerHour: 2 },
  { zeroPercent: 0, storeImpervIn: 0.2 },
  { zeroPercent: 90 },
  { route: 'pervious' },
  { route: 'pervious', routedPercent: 50, rainInPerHour: 2 },
  { route: 'impervious', rainInPerHour: 2, soilInPerHour: 0.2 },
  { upstream: true },
  { upstream: true, route: 'impervious', routedPercent: 60, rainInPerHour: 3, rainHours: 0.5 },
  { widthFt: 50, rainHours: 3 },
  { widthFt: 2000, slopePercent: 10, rainHours: 3 },
  { evaporationInPerDay: 0.5, soilInPerHour: 0, rainInPerHour: 0.5 },
  { areaAc: 50, roughnessPerv: 0.8, roughnessImperv: 0.05, rainInPerHour: 6 },
].map((changes) => ({ ...spec.initial, ...changes }));

writeNumbers(
  'subcatchment-flow',
  cases.map((params) => {
    const { subcatchments } = runEngine(project(params));
    const { runoffCfs, infiltrationInPerHour } = subcatchments.S1;
    /** The depth over the subcatchment that 1 cfs adds up to in one step. */
    const inchesPerCfs = (stepS * 12) / (params.areaAc * 43560);
    return {
      params,
      peakCfs: Math.max(...runoffCfs),
      runoffIn: sum(runoffCfs) * inchesPerCfs,
      infiltrationIn: (sum(infiltrationInPerHour) * stepS) / 3600,
      at: hours.map((hour) => ({
        hour,
        outflowCfs: runoffCfs[Math.round((hour * 3600) / stepS) - 1],
      })),
    };
  }),
);
