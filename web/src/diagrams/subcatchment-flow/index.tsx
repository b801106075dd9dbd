import { makeDiagram } from '../frame/make-diagram';
import { formatNumber, formatQuantity, minFlowCfs, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import { sum } from '../kit/numbers';
import type { DiagramSpec } from '../kit/spec';
import { controls } from './controls';
import { describe } from './describe';
import { SubcatchmentFlowDrawing } from './drawing';
import { momentAt, run, type SubcatchmentFlowParams, type SubcatchmentFlowResult } from './model';
import { prompts } from './prompts';

export const spec: DiagramSpec<SubcatchmentFlowParams, SubcatchmentFlowResult> = {
  initial: {
    rainInPerHour: 1,
    rainHours: 1,
    hour: 1,
    areaAc: 5,
    widthFt: 400,
    slopePercent: 1,
    impervPercent: 40,
    zeroPercent: 25,
    storeImpervIn: 0.06,
    storePervIn: 0.15,
    roughnessImperv: 0.013,
    roughnessPerv: 0.15,
    soilInPerHour: 0.4,
    evaporationInPerDay: 0,
    route: 'outlet',
    routedPercent: 100,
    upstream: false,
    rainMgPerL: 0,
  },
  controls,
  main: ['hour', 'impervPercent', 'rainInPerHour', 'route'],
  run,
  Drawing: SubcatchmentFlowDrawing,
  describe,
  readings: ({ hour }, units, result) => {
    const { depthsFt, runoffCfs, infiltrationCfs, runOnCfs } = momentAt(result, hour);
    // As in the drawing, a flow that is too small to matter is none.
    const shed = (cfs = 0) => (cfs >= minFlowCfs ? cfs : 0);
    const shedFt2 = sum(result.areasFt2.filter((_, subarea) => shed(runoffCfs[subarea]) > 0));
    const shedPercent = (100 * shedFt2) / sum(result.areasFt2);
    const flow = (cfs: number) => formatQuantity(cfs, 'flow', units);
    const depth = (inches: number) => formatQuantity(inches, 'depth', units);
    return [
      { label: 'Total runoff', value: depth(result.totals.runoffIn) },
      { label: 'Total infiltration', value: depth(result.totals.infiltrationIn) },
      { label: 'Pervious ground sheds', value: flow(shed(runoffCfs[0])) },
      { label: 'Impervious ground sheds', value: flow(shed(runoffCfs[1]) + shed(runoffCfs[2])) },
      { label: 'Area that sheds water', value: withUnit(formatNumber(shedPercent), '%') },
      { label: 'Run-on between subareas', value: flow(runOnCfs) },
      { label: 'Infiltration', value: flow(infiltrationCfs) },
      {
        label: 'Peak at the outlet',
        value:
          result.peakCfs > 0
            ? `${flow(result.peakCfs)} at ${withUnit(formatNumber(result.peakHour), 'h')}`
            : 'none',
      },
      ...['A1, pervious', 'A2, with storage', 'A3, without storage'].map((label, index) => ({
        label: `Depth on ${label}`,
        value: depth(12 * (depthsFt[index] ?? 0)),
      })),
    ];
  },
  project: lazyProject(() => import('./project')),
  prompts,
  examples: [
    {
      label: 'See it after 12 minutes',
      params: { hour: 0.2 },
      notice:
        'Only impervious ground sheds water. A1 is still filling its depression storage, so its line starts later.',
    },
    {
      label: 'Drain the roofs onto the lawn',
      params: { route: 'pervious' },
      notice:
        'Runoff from A2 and A3 flows onto A1, where part of it infiltrates: 40% of the rain runs off instead of 49%.',
    },
    {
      label: 'Make the width small',
      params: { widthFt: 50 },
      notice: 'A long flow path holds the water back: a lower peak, and more time to soak in.',
    },
  ],
  sources:
    'Reference Manual I, sections 3.2 to 3.4 and 3.6; engine files subcatch.c, infil.c and odesolve.c',
  note: 'The infiltration capacity is constant (Horton’s method with equal rates); SWMM has five methods. The wet and dry time steps are both one minute; run-on is the runoff of the previous step. As in the engine, the runoff at the end of a step counts for the complete step, so inflow and outflow can differ by about 1%. Narrow subareas are drawn wider than they are.',
  play: { name: 'hour', seconds: 8 },
};

/** A subcatchment's three nonlinear reservoirs and where their runoff goes. */
export default makeDiagram(spec);
