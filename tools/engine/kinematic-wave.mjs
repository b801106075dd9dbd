// Kinematic wave and steady flow routing of a flood: web/src/diagrams/kinematic-wave/engine.json.
//
// Circular conduits in series receive a triangular inflow on top of a steady flow.
//
// The diagram's test checks 16 sewers, two of them with steady flow routing. The peak of the
// outflow agrees with the engine within 1%, and the flooded volume within 1% plus 0.5 ft³. At five
// moments, the outflow agrees within 1% of the peak, and the depth within 1% of the diameter. (The
// engine's search for the flow area ends within 0.1% of the full area.)
import { sum } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, project } = await loadDiagram('kinematic-wave', 'project.ts');
const initial = { ...spec.initial, floodHours: 1, hour: 0.5, lengthFt: 5000, reaches: '5' };

const cases = [
  {},
  { reaches: '1' },
  { reaches: '2', stepS: 300 },
  { reaches: '10', stepS: 30 },
  { baseCfs: 0 },
  { peakCfs: 70 },
  { peakCfs: 100, baseCfs: 40, reaches: '2' },
  { peakCfs: 48, reaches: '1', stepS: 60 },
  { slopePercent: 5, roughness: 0.02 },
  { slopePercent: 0.05, peakCfs: 10, floodHours: 2 },
  { lengthFt: 500, floodHours: 0.25, stepS: 30 },
  { lengthFt: 20000, floodHours: 2, reaches: '10', stepS: 60 },
  { diameterFt: 8, peakCfs: 200, baseCfs: 20, slopePercent: 0.2 },
  { diameterFt: 1, peakCfs: 1, baseCfs: 0.01, slopePercent: 1, roughness: 0.03, stepS: 120 },
  { method: 'steady' },
  { method: 'steady', peakCfs: 70, stepS: 60 },
].map((changes) => ({ ...initial, ...changes }));

writeNumbers(
  'kinematic-wave',
  cases.map((params) => {
    const { links, nodes } = runEngine(project(params));
    const out = links[`C${params.reaches}`].flowCfs;
    const depths = nodes.OUT.depthFt;
    const flooding = Object.values(nodes).map(({ floodingCfs }) => sum(floodingCfs));
    return {
      params,
      outPeakCfs: Math.max(...out),
      floodedFt3: sum(flooding) * params.stepS,
      at: [0.3, 0.5, 0.8, 1, 1.3].map((fraction) => {
        const index = Math.round((fraction * params.floodHours * 3600) / params.stepS);
        const hour = (index * params.stepS) / 3600;
        return { hour, outflowCfs: out[index - 1], outDepthFt: depths[index - 1] };
      }),
    };
  }),
);
