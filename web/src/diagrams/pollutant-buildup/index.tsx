import { makeDiagram } from '../frame/make-diagram';
import { formatNumber, formatQuantity, withUnit } from '../kit/format';
import { lazyProject } from '../kit/lazy-project';
import type { DiagramSpec } from '../kit/spec';
import { controls, isSwept } from './controls';
import { describe } from './describe';
import { PollutantDrawing } from './drawing';
import { momentAt, type PollutantParams, type PollutantResult, run } from './model';
import { prompts } from './prompts';
import { litersPerFt3, washoffFunction } from './washoff';

export const spec: DiagramSpec<PollutantParams, PollutantResult> = {
  initial: {
    buildup: 'exp',
    washoff: 'exp',
    dryDays: 20,
    stormHours: 6,
    hour: 2,
    maxLbPerAc: 20,
    powLbPerAc: 3,
    powExponent: 0.8,
    expPerDay: 0.33,
    satDays: 4,
    sweepDays: 0,
    availablePercent: 80,
    removedPercent: 50,
    expCoefficient: 0.45,
    rcCoefficient: 850,
    exponent: 1.5,
    emcMgPerL: 20,
    rainIn: 2,
    areaAc: 1,
    start: 'dry',
    loadingLbPerAc: 20,
    coverPercent: 100,
    restEmcMgPerL: 0,
    rainMgPerL: 0,
    bmpPercent: 0,
    restBmpPercent: 0,
    coPercent: 0,
  },
  controls,
  main: ['dryDays', 'hour', 'buildup', 'washoff'],
  run,
  project: lazyProject(() => import('./project')),
  Drawing: PollutantDrawing,
  describe,
  readings: (params, units, result) => {
    const now = momentAt(result, params.hour);
    const mass = (lb: number) => formatQuantity(lb, 'mass', units);
    const flowCfs = (now.runoffInPerHour / 43200) * result.areaFt2;
    const loadMgPerS = now.concentrationMgPerL * flowCfs * litersPerFt3;
    const sweptPercent = (params.availablePercent * params.removedPercent) / 100;
    return [
      { label: 'Runoff', value: formatQuantity(flowCfs, 'flow', units) },
      {
        label: 'Concentration',
        value: formatQuantity(now.concentrationMgPerL, 'concentration', units),
      },
      {
        label: 'Highest concentration',
        value: formatQuantity(result.peakMgPerL, 'concentration', units),
      },
      {
        label: 'Mean concentration',
        value: formatQuantity(result.meanMgPerL, 'concentration', units),
      },
      { label: 'Washoff', value: washoffFunction(params, units) },
      { label: 'Load', value: withUnit(formatNumber(loadMgPerS), 'mg/s') },
      { label: 'Swept so far', value: mass(now.sweptLb) },
      ...(isSwept(params)
        ? [{ label: 'Each sweeping removes', value: withUnit(formatNumber(sweptPercent), '%') }]
        : []),
      { label: 'On the surface before the storm', value: mass(result.startLb) },
      { label: 'Washed off the land use', value: mass(now.washedLb) },
      { label: 'On the surface now', value: mass(now.buildupLb) },
    ];
  },
  prompts,
  examples: [
    {
      label: 'A first flush',
      params: { expCoefficient: 4.6, exponent: 1, hour: 1 },
      notice:
        'With an exponent of 1 the concentration follows what is left, so it can only fall: the first quarter of the runoff washes off 90% of the buildup.',
    },
    {
      label: 'A rating curve uses up the buildup',
      params: { washoff: 'rc', rcCoefficient: 3000, hour: 4 },
      notice:
        'A rating curve depends on the flow alone. Once the buildup is used up, the concentration drops to zero. Without a buildup function, it never does.',
    },
    {
      label: 'Sweeping with an EMC',
      params: { washoff: 'emc', sweepDays: 4, dryDays: 18, hour: 3 },
      notice:
        'Sweeping removes much of the buildup, yet the runoff carries the same 20 mg/L as without sweeping, as long as any buildup is left.',
    },
  ],
  play: { name: 'hour', seconds: 8 },
  sources:
    'Reference Manual III, sections 3.2 to 3.4, 4.2 and 4.3; engine files landuse.c and surfqual.c',
  note: 'One pollutant on impervious ground without depression storage, from which a triangular storm runs off at once. At most one land use has buildup, in steps of an hour from a clean, just-swept surface; washoff is in steps of 5 minutes. The sliders for the washoff coefficients stay in US units when SI is shown, because their unit depends on the exponent; a reading converts them. The dots on the street follow the mass there, those in the gutter the concentration.',
};

/** Buildup in dry weather, sweeping, and washoff in a storm. */
export default makeDiagram(spec);
