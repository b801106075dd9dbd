import { makeDiagram } from '../frame/make-diagram';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { controls } from './controls';
import { describe } from './describe';
import { KinematicWaveDrawing } from './drawing';
import { type KinematicWaveParams, type KinematicWaveResult, run } from './model';
import { prompts } from './prompts';

export const spec: DiagramSpec<KinematicWaveParams, KinematicWaveResult> = {
  initial: {
    method: 'kinematic',
    peakCfs: 30,
    baseCfs: 3,
    floodHours: 0.5,
    hour: 0.35,
    diameterFt: 3,
    lengthFt: 8000,
    slopePercent: 0.5,
    roughness: 0.013,
    reaches: '10',
    stepS: 30,
  },
  controls,
  main: ['hour', 'peakCfs', 'diameterFt', 'slopePercent'],
  run,
  Drawing: KinematicWaveDrawing,
  describe,
  readings: (_params, units, result) => {
    const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
    const minutes = (seconds: number) => withUnit(formatNumber(seconds / 60), 'min');
    return [
      { label: 'Full flow', value: flow(result.fullCfs) },
      {
        label: 'Celerity of the peak',
        value: formatQuantity(result.celerityFtPerS, 'velocity', units),
      },
      { label: 'Length over celerity', value: minutes(result.travelS) },
      {
        label: 'Peak of the outflow',
        value:
          result.peakDelayS === undefined ? 'after the duration shown' : flow(result.outPeakCfs),
      },
      { label: 'Courant number', value: formatNumber(result.courant) },
      { label: 'Flooded', value: formatQuantity(result.floodedFt3, 'volume', units) },
      {
        label: 'Continuity error',
        value: withUnit(formatNumber(Math.round(1000 * result.errorFraction) / 10), '%'),
      },
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'A peak above full flow',
      params: { peakCfs: 70, hour: 0.3 },
      notice:
        'Full flow enters, and the rest is lost. The outflow rises a little above full flow, as a pipe carries the most just before it is full; its ripples come from the scheme.',
    },
    {
      label: 'One long conduit',
      params: { reaches: '1', hour: 0.15 },
      notice:
        'The same length in one conduit: the peak comes out 29% lower instead of 12%, and at first the outflow falls below the steady inflow. Both come from the scheme, not from the water.',
    },
    {
      label: 'Half the slope',
      params: { slopePercent: 0.25, hour: 1 },
      notice:
        'In SWMM the outflow peaks 20.5 min after the inflow instead of 15, and the pipe runs fuller. Nothing downstream holds it back: a kinematic wave has no backwater.',
    },
  ],
  sources:
    'Reference Manual II, sections 2.2 and 5.1 and chapter 4; engine files kinwave.c, findroot.c, flowrout.c and xsect.c',
  note: 'Circular conduits in a row, all alike, without evaporation or seepage; each step uses the inflow at its start. The scheme has weights of 0.6 for distance and time. As in the engine, the search for the area ends within 0.1% of the full area; with short steps that adds up to a continuity error. In a nearly dry pipe the scheme computes a negative outflow, which is set to zero, and this creates water. Kinematic waves run downstream only: what happens downstream of a node has no effect upstream.',
  play: { name: 'hour', seconds: 10 },
};

/** A flood routed down a sewer by kinematic wave or steady flow routing. */
export default makeDiagram(spec);
