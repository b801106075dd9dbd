import { makeDiagram } from '../frame/make-diagram';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { controls } from './controls';
import { describe, isPonding, slopesInWords } from './describe';
import { DynamicWaveDrawing } from './drawing';
import { type DynamicWaveParams, type DynamicWaveResult, momentAt, run } from './model';
import { momentumTerms } from './momentum-terms';
import { prompts } from './prompts';

export const spec: DiagramSpec<DynamicWaveParams, DynamicWaveResult> = {
  initial: {
    baseCfs: 2,
    peakCfs: 28,
    floodHours: 0.5,
    hour: 0.3,
    start: 'filled',
    outfall: 'fixed',
    stageFt: 4,
    upperFt: 3,
    lowerFt: 3,
    lengthFt: 1000,
    slopePercent: 0.2,
    roughness: 0.013,
    rimFt: 12,
    hasGate: false,
    surchargeFt: 0,
    allowPonding: false,
    pondFt2: 5000,
    surcharge: 'extran',
    damping: 'partial',
    variable: true,
    longestStepS: 10,
  },
  controls,
  main: ['hour', 'peakCfs', 'outfall', 'stageFt'],
  run,
  Drawing: DynamicWaveDrawing,
  describe,
  readings: (params, units, result) => {
    const moment = momentAt(result, params.hour);
    const depthFt = moment.depthsFt[1];
    const crownFt = Math.max(params.upperFt, params.lowerFt);
    const belowFt = params.rimFt - depthFt;
    const length = (feet: number) => formatQuantity(feet, 'length', units);
    const inUnit = (value: number, unit: string) => withUnit(formatNumber(value), unit);
    return [
      { label: 'Depth at J2', value: length(depthFt) },
      {
        label: 'Level',
        value: `${length(Math.abs(belowFt))} ${belowFt < 0 ? 'above' : 'below'} the rim`,
      },
      {
        label: 'Surface area',
        // EXTRAN does not use the area of a surcharged node, unless it ponds.
        value:
          params.surcharge === 'extran' && depthFt > crownFt && !isPonding(params, depthFt)
            ? 'not used'
            : formatQuantity(moment.surfaceFt2, 'area', units),
      },
      { label: 'Lower conduit, slopes', value: slopesInWords(momentumTerms(params, result)) },
      {
        label: 'Capacity limited',
        value: result.limitedHours
          .map((hours, index) => `${index ? 'lower' : 'upper'} ${inUnit(hours, 'h')}`)
          .join(', '),
      },
      { label: 'Step now', value: inUnit(moment.stepS, 's') },
      {
        label: 'Courant step now',
        value: Number.isFinite(moment.courantS)
          ? inUnit(moment.courantS, 's')
          : 'none: full, dry or almost still',
      },
      { label: 'Not converged', value: inUnit(100 * result.failedFraction, '%') },
      { label: 'Continuity error', value: inUnit(100 * result.errorFraction, '%') },
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'The first minutes',
      params: { start: 'dry', hour: 0.04 },
      notice: 'The lower conduit fills from the outfall: its flow is negative.',
    },
    {
      label: 'Flooding',
      params: { peakCfs: 60, rimFt: 6 },
      notice: 'Water above the ground is lost.',
    },
    {
      label: 'Steps too long',
      params: {
        longestStepS: 60,
        variable: false,
        start: 'dry',
        outfall: 'free',
        lengthFt: 200,
        slopePercent: 0.5,
      },
      notice:
        'Waves cross a conduit in 15 s. Steps of 60 s make flows swing; variable steps don’t.',
    },
  ],
  sources:
    'Reference Manual II, chapter 3; engine files dynwave.c, dwflow.c, node.c, link.c, xsect.c',
  note: 'Conduits are circular, without offsets or local losses. Without a gate, a higher stage replaces normal depth at the start. Driving and resisting slopes differ where flow is limited or stopped, and as trials end at head changes below 0.005 ft (1.52 mm).',
  play: { name: 'hour', seconds: 12 },
};

/** A flood through two conduits and a junction by dynamic wave routing. */
export default makeDiagram(spec);
