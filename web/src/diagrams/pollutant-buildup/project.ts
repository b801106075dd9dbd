import {
  mapRow,
  mapSquares,
  options,
  outfallColumns,
  projectText,
  rain,
  reportAll,
  type Section,
} from '../kit/project';
import type { Buildup } from './buildup';
import { dryDaysOf, type PollutantParams, runoffAt, stormStepHours, stormSteps } from './model';
import type { Washoff } from './washoff';

/** Writes a project of paved ground without storage, its land uses and a storm after dry days. */
export function project(params: PollutantParams): string {
  const { stormHours, rainMgPerL, coPercent } = params;
  const stormStart = 24 * dryDaysOf(params);
  const rates = Array.from({ length: stormSteps(params) }, (_, step) =>
    runoffAt(params, (step + 0.5) * stormStepHours),
  );
  return projectText('Buildup in dry weather, and washoff in a storm', [
    options(stormStart + stormHours, {
      FLOW_ROUTING: 'KINWAVE',
      WET_STEP: '00:05:00',
      DRY_STEP: '01:00:00',
      REPORT_STEP: '00:05:00',
      ROUTING_STEP: 300,
      DRY_DAYS: 0,
    }),
    // All rain of a step runs off within the step.
    ...rain(rates, stormStepHours, stormStart),
    [
      'SUBCATCHMENTS',
      ['Name', 'Gage', 'Outlet', 'Area', '%Imperv', 'Width', '%Slope', 'CurbLen'],
      [['S1', 'GAGE', 'OUT', params.areaAc, 100, 100, 1, 0]],
    ],
    [
      'SUBAREAS',
      ['Subcatchment', 'N-Imperv', 'N-Perv', 'S-Imperv', 'S-Perv', 'PctZero', 'RouteTo'],
      [['S1', 0, 0, 0, 0, 100, 'OUTLET']],
    ],
    [
      'INFILTRATION',
      ['Subcatchment', 'MaxRate', 'MinRate', 'Decay', 'DryTime', 'MaxInfil'],
      [['S1', 1, 1, 1, 7, 0]],
    ],
    ['OUTFALLS', outfallColumns, [['OUT', 0, 'FREE', '', 'NO']]],
    [
      'POLLUTANTS',
      ['Name', 'Units', 'Crain', 'Cgw', 'Crdii', 'Kdecay', 'Snow', 'CoPollut', 'CoFrac'],
      [
        ['P', 'MG/L', rainMgPerL, 0, 0, 0, 'NO', '*', 0],
        ...(coPercent > 0 ? [['FOLLOWER', 'MG/L', 0, 0, 0, 0, 'NO', 'P', coPercent / 100]] : []),
      ],
    ],
    ...landUses(params),
    reportAll,
    mapRow(['OUT']),
    mapSquares(['S1']),
  ]);
}

/**
 * The land use with buildup and washoff, and that of the rest of the area if it has an EMC or a BMP.
 * The engine puts an initial loading on both. The loading does not change the load of the rest, which
 * is the EMC times the runoff.
 */
function landUses(params: PollutantParams): Section[] {
  const { coverPercent, restEmcMgPerL, restBmpPercent, loadingLbPerAc } = params;
  const hasOneLandUse = coverPercent === 100 || (restEmcMgPerL === 0 && restBmpPercent === 0);
  const isLoaded = params.start === 'loading' && params.buildup !== 'none';
  const efficiencies = [params.removedPercent, params.bmpPercent];
  const restRows = <Row>(row: Row) => (hasOneLandUse ? [] : [row]);
  return [
    [
      'LANDUSES',
      ['Name', 'SweepInterval', 'Availability', 'LastSweep'],
      [
        ['LAND', params.sweepDays, params.availablePercent / 100, 0],
        ...restRows(['REST', 0, 0, 0]),
      ],
    ],
    [
      'COVERAGES',
      ['Subcatchment', 'LandUse', 'Percent'],
      [['S1', 'LAND', coverPercent], ...restRows(['S1', 'REST', 100 - coverPercent])],
    ],
    [
      'LOADINGS',
      ['Subcatchment', 'Pollutant', 'Loading'],
      isLoaded ? [['S1', 'P', loadingLbPerAc]] : [],
    ],
    [
      'BUILDUP',
      ['LandUse', 'Pollutant', 'Function', 'Coeff1', 'Coeff2', 'Coeff3', 'PerUnit'],
      [['LAND', 'P', ...buildupOf(params), 'AREA']],
    ],
    [
      'WASHOFF',
      ['LandUse', 'Pollutant', 'Function', 'Coeff1', 'Coeff2', 'SweepRmvl', 'BmpRmvl'],
      [
        ['LAND', 'P', ...washoffOf(params), ...efficiencies],
        ...restRows(['REST', 'P', 'EMC', restEmcMgPerL, 0, 0, restBmpPercent]),
      ],
    ],
  ];
}

function buildupOf({ buildup, maxLbPerAc, ...rest }: Buildup): (string | number)[] {
  switch (buildup) {
    case 'none':
      return ['NONE', 0, 0, 0];
    case 'pow':
      return ['POW', maxLbPerAc, rest.powLbPerAc, rest.powExponent];
    case 'exp':
      return ['EXP', maxLbPerAc, rest.expPerDay, 0];
    case 'sat':
      return ['SAT', maxLbPerAc, 0, rest.satDays];
  }
}

function washoffOf({ washoff, exponent, ...rest }: Washoff): (string | number)[] {
  switch (washoff) {
    case 'exp':
      return ['EXP', rest.expCoefficient, exponent];
    case 'rc':
      return ['RC', rest.rcCoefficient, exponent];
    case 'emc':
      return ['EMC', rest.emcMgPerL, 0];
  }
}
