import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { type RangeControl, shownRange } from '../kit/controls';
import { steps } from '../kit/scale';
import { type BuildupFunction, buildupAfter, continueBuildup, equivalentDays } from './buildup';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { mixedMgPerL } from './land';
import { momentAt, type PollutantParams, run, runoffAt } from './model';
import { project } from './project';
import {
  lbPerMg,
  litersPerFt3,
  washoffCoefficient,
  washoffFunction,
  washoffMgPerFt3,
} from './washoff';

testDiagram(spec, {
  claims: [
    ['20 lb/ac is', '20 lb/ac is'],
    ['carries 20 mg/L', 'carries 20 mg/L'],
    ['first half carries 57% of the load', 'first half carries 61% of the load'],
  ],
});

interface EngineCase {
  params: PollutantParams;
  builtLb: number;
  sweptLb: number;
  loadLb: number;
  bmpLb: number;
  leftLb: number;
  storm: { hour: number; concentrationMgPerL: number }[];
}
const cases = engineCases<EngineCase>('pollutant-buildup').map((one, index) => ({
  ...one,
  name: `${index}: ${one.params.buildup}, ${one.params.washoff}`,
}));
const at = (params: Partial<PollutantParams>): PollutantParams => ({ ...spec.initial, ...params });
const expectClose = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.max(tolerance, 0.01 * expected));
/** Returns the load that the EMC of the rest of the area washes off, in lb. */
const restLbOf = ({ areaAc, rainIn, coverPercent, restEmcMgPerL }: PollutantParams) =>
  restEmcMgPerL * lbPerMg * litersPerFt3 * (1 - coverPercent / 100) * areaAc * 3630 * rainIn;
const functions: BuildupFunction[] = ['pow', 'exp', 'sat'];

describe('the model of buildup and washoff', () => {
  it.each(cases)('agrees with the engine within 1%: $name', ({ params, ...expected }) => {
    const result = run(params);
    const leftLb = result.storm.at(-1)?.buildupLb ?? 0;
    // The report has three decimals.
    expectClose(result.sweptLb, expected.sweptLb, 0.001);
    expectClose(result.loadLb, expected.loadLb, 0.001);
    expectClose(leftLb, expected.leftLb, 0.001);
    // The engine counts the load of an EMC without buildup as buildup.
    const restLb = restLbOf(params);
    expectClose(result.sweptLb + result.washedLb + leftLb + restLb, expected.builtLb, 0.001);
    for (const { hour, concentrationMgPerL } of expected.storm) {
      expectClose(momentAt(result, hour).concentrationMgPerL, concentrationMgPerL, 0.001);
    }
  });

  it.each(cases.filter(({ params }) => params.rainMgPerL === 0 && params.restEmcMgPerL === 0))(
    'adds to the runoff what leaves the surface and passes the BMP: $name',
    ({ params, bmpLb }) => {
      const { washedLb, loadLb } = run(params);
      expectClose(washedLb - loadLb, bmpLb, 0.001);
    },
  );

  it.each(cases)('loses no mass: $name', ({ params }) => {
    const { storm, startLb, washedLb } = run(params);
    if (params.buildup === 'none') return expect(startLb).toBe(0);
    for (const one of storm) {
      // A little buildup is added while runoff is below 0.001 in/hr.
      expect(one.buildupLb + one.washedLb).toBeGreaterThanOrEqual(startLb - 1e-9);
      expect(one.buildupLb + one.washedLb).toBeLessThan(startLb + 0.01 * params.areaAc + 0.1);
    }
    expect(storm.at(-1)?.washedLb).toBe(washedLb);
  });

  it('washes off 45% of 20 lb in the manual’s comparison of functions (RM3 4.2.4)', () => {
    for (const washoff of ['exp', 'rc', 'emc'] as const) {
      const { washedLb } = run(at({ washoff }));
      expect(washedLb / 20).toBeGreaterThan(0.43);
      expect(washedLb / 20).toBeLessThan(0.47);
    }
  });

  it('keeps the concentration of an EMC through the storm', () => {
    const { storm, meanMgPerL } = run(at({ washoff: 'emc' }));
    for (const one of storm.slice(1, -1)) expect(one.concentrationMgPerL).toBeCloseTo(20, 9);
    expect(meanMgPerL).toBeCloseTo(20, 1);
  });

  it('never raises the concentration when the exponent is 1', () => {
    const { storm } = run(at({ exponent: 1, expCoefficient: 4.6 }));
    const wet = storm.map((one) => one.concentrationMgPerL).filter((one) => one > 0);
    expect(wet).toEqual(wet.toSorted((a, b) => b - a));
  });

  it('leaves the surface clean without dry weather', () => {
    const { storm, washedLb } = run(at({ dryDays: 0 }));
    expect(washedLb).toBeLessThan(0.001);
    expect(storm[10]?.concentrationMgPerL).toBeLessThan(0.001);
  });
});

it('moves the time in the storm by steps of the model, to the end of the last', () => {
  const params = at({ stormHours: 3.6, hour: 1.3 });
  const control = spec.controls.find(
    ({ name }) => name === 'hour',
  ) as RangeControl<PollutantParams>;
  const { max, step } = shownRange(control, params, 'US');
  const { storm } = run(params);
  expect(Math.round(max / step)).toBe(storm.length);
  expect(max).toBeGreaterThanOrEqual(storm.length * step);
  for (const [index, moment] of storm.entries()) {
    expect(momentAt(run(params), (index + 1) * step)).toEqual(moment);
  }
  expect(storm.at(-1)?.concentrationMgPerL).toBeGreaterThan(0);
});

describe('buildup', () => {
  it.each(functions)('grows to its maximum and converts back to its days: %s', (buildup) => {
    const params = at({ buildup });
    const masses = steps(0, 30, 61).map((days) => buildupAfter(params, days));
    expect(masses[0]).toBe(0);
    expect(masses).toEqual(masses.toSorted((a, b) => a - b));
    expect(Math.max(...masses)).toBeLessThanOrEqual(params.maxLbPerAc);
    for (const days of [0.01, 1, 5]) {
      expect(equivalentDays(params, buildupAfter(params, days))).toBeCloseTo(days, 9);
      expect(continueBuildup(params, buildupAfter(params, days), 1)).toBeCloseTo(
        buildupAfter(params, days + 1),
        9,
      );
    }
    expect(buildupAfter(params, 1e6)).toBe(params.maxLbPerAc);
    expect(continueBuildup(params, params.maxLbPerAc, 1)).toBe(params.maxLbPerAc);
  });

  it('has the values of the manual', () => {
    // RM3 3.2: 0.33/d reaches 90% in 7 days; SAT reaches half of the maximum in K days.
    expect(buildupAfter(at({ buildup: 'exp' }), 7) / 20).toBeCloseTo(0.9, 2);
    expect(buildupAfter(at({ buildup: 'sat' }), 4)).toBe(10);
    expect(buildupAfter(at({ buildup: 'pow', powExponent: 1 }), 4)).toBe(12);
    expect(buildupAfter(at({ buildup: 'none' }), 4)).toBe(0);
  });

  it('loses the available part times the efficiency to sweeping', () => {
    const swept = run(at({ sweepDays: 10 }));
    const at10 = swept.dry.findLastIndex(({ day }) => day === 10);
    const [before, after] = [at10, at10 + 1].map((index) => swept.dry[index]?.lbPerAc ?? 0);
    expect((after ?? 0) / continueBuildup(at({}), before ?? 0, 1 / 24)).toBeCloseTo(0.6, 9);
    expect(swept.sweptLb).toBeGreaterThan(0);
    expect(run(at({ sweepDays: 10, availablePercent: 0 })).sweptLb).toBe(0);
  });
});

describe('washoff', () => {
  it('is about the same for EXP with 15 lb as for the rating curve of the manual (RM3 4.2.4)', () => {
    const exp = washoffMgPerFt3(at({}), 0.5, 43560, 15);
    const rc = washoffMgPerFt3(at({ washoff: 'rc' }), 0.5, 43560, 15);
    expect(exp / rc).toBeGreaterThan(0.98);
    expect(exp / rc).toBeLessThan(1.02);
  });

  it('happens in a storm of the requested volume', () => {
    const params = at({ rainIn: 1.3, stormHours: 2.5 });
    const { storm } = run(params);
    const depth = storm.reduce((sum, one) => sum + one.runoffInPerHour / 12, 0);
    expect(depth).toBeCloseTo(1.3, 9);
    expect(runoffAt(params, 1.25)).toBeCloseTo(1.04, 9);
    expect(runoffAt(params, 3)).toBe(0);
  });
});

describe('the model of land uses, rain and BMPs', () => {
  const land = {
    coverPercent: 40,
    restEmcMgPerL: 20,
    bmpPercent: 0,
    restBmpPercent: 0,
    rainMgPerL: 0,
    coPercent: 0,
  };

  it('mixes the runoff of land uses in proportion to area', () => {
    expect(mixedMgPerL(land, 60)).toBeCloseTo(36, 9);
    expect(mixedMgPerL({ ...land, restEmcMgPerL: 0, coverPercent: 60 }, 120)).toBeCloseTo(72, 9);
    expect(mixedMgPerL({ ...land, coverPercent: 0 }, 0)).toBe(20);
  });

  it('reduces the load of the rain by the mean of the BMPs', () => {
    const both = { ...land, coverPercent: 30, restEmcMgPerL: 0, rainMgPerL: 10 };
    expect(mixedMgPerL({ ...both, bmpPercent: 50, restBmpPercent: 10 }, 0)).toBeCloseTo(7.8, 9);
  });

  it('leaves a surface without the land use clean', () => {
    const { startLb, loadLb, storm } = run(at({ coverPercent: 0 }));
    expect([startLb, loadLb, storm.some((one) => one.concentrationMgPerL > 0)]).toEqual([
      0,
      0,
      false,
    ]);
  });

  it('starts from a loading instead of dry days', () => {
    const params = { start: 'loading', loadingLbPerAc: 30, areaAc: 10, coverPercent: 50 } as const;
    expect(run(at(params)).startLb).toBe(150);
    expect(run(at({ ...params, dryDays: 3 })).loadLb).toBe(run(at(params)).loadLb);
  });

  it('writes the washoff function in the units of the project', () => {
    const rc = at({ washoff: 'rc', rcCoefficient: 40 * litersPerFt3 ** 0.5, exponent: 0.5 });
    expect(washoffFunction(rc, 'SI')).toBe('40 · Q^0.5 mg/s, Q in L/s');
    const exp = at({ washoff: 'exp', expCoefficient: 0.15 * 25.4 ** 1.2, exponent: 1.2 });
    expect(washoffFunction(exp, 'SI')).toBe(
      '0.15 · q^1.2 · B per hour, q in mm/hr, B the buildup left',
    );
    expect(washoffFunction(at({ washoff: 'exp' }), 'US')).toBe(
      '0.45 · q^1.5 · B per hour, q in in/hr, B the buildup left',
    );
  });

  it('shows the coefficient for SI units that gives the same load at the same flow', () => {
    const readingsOf = (params: PollutantParams, units: 'US' | 'SI') =>
      spec.readings?.(params, units, run(params)).map(({ label, value }) => `${label} ${value}`);
    const rc = at({ washoff: 'rc', rcCoefficient: 212.855, exponent: 0.5 });
    expect(readingsOf(rc, 'SI')).toContain('Washoff 40 · Q^0.5 mg/s, Q in L/s');
    expect(readingsOf(rc, 'US')).toContain('Washoff 213 · Q^0.5 mg/s, Q in cfs');
    for (const exponent of [0, 0.5, 1, 2.3]) {
      const params = { ...rc, exponent };
      const [inCfs, inLitersPerS] = [2, 2 * litersPerFt3];
      const loadMgPerS = washoffMgPerFt3(params, (inCfs / 43560) * 43200, 43560, 0) * inCfs;
      const coefficient = washoffCoefficient(params, 'SI');
      expect((coefficient * inLitersPerS ** exponent) / loadMgPerS).toBeCloseTo(1, 9);
    }
    const exp = at({ expCoefficient: 0.15 * 25.4 ** 1.2, exponent: 1.2 });
    expect(readingsOf(exp, 'SI')).toContain(
      'Washoff 0.15 · q^1.2 · B per hour, q in mm/hr, B the buildup left',
    );
  });
});

describe('the examples of buildup and washoff', () => {
  const [flush = {}, curve = {}, swept = {}] = spec.examples.map(({ params }) => params);

  it('takes 90% with the first quarter of the runoff, at a concentration that only falls', () => {
    const { storm, startLb } = run(at(flush));
    const rates = storm.map((one) => one.concentrationMgPerL);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    let depthIn = 0;
    const quarter = storm.find((one) => {
      depthIn += one.runoffInPerHour / 12;
      return depthIn >= 0.5;
    });
    expect((quarter?.washedLb ?? 0) / startLb).toBeCloseTo(0.9, 1);
  });

  it('drops to zero abruptly with a rating curve, and never without a buildup function', () => {
    const hasZero = (params: Partial<PollutantParams>) =>
      run(at(params)).storm.some((one) => one.concentrationMgPerL === 0);
    const { storm, peakMgPerL } = run(at(curve));
    const firstZero = storm.findIndex((one) => one.concentrationMgPerL === 0);
    expect(storm[firstZero - 2]?.concentrationMgPerL).toBeGreaterThan(0.8 * peakMgPerL);
    expect(hasZero({ ...curve, buildup: 'none' })).toBe(false);
  });

  it('carries the EMC with and without sweeping', () => {
    const { sweptLb, startLb, storm } = run(at(swept));
    expect(sweptLb).toBeGreaterThan(startLb);
    const plain = run(at({ ...swept, sweepDays: 0 })).storm;
    for (const one of [...storm, ...plain]) expect(one.concentrationMgPerL).toBeCloseTo(20, 6);
  });
});

describe('the sentence of buildup and washoff', () => {
  const say = (params: Partial<PollutantParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it('states a rating curve for flow in L/s, as its slider has the coefficient for cfs', () => {
    const rating = { washoff: 'rc', rcCoefficient: 40 * 28.317 ** 0.5, exponent: 0.5 } as const;
    expect(say(rating, 'SI')).toContain(
      'The rating curve is 40 · Q^0.5 mg/s, Q in L/s; its slider has the coefficient for cfs.',
    );
    expect(say(rating, 'US')).not.toContain('rating curve');
  });

  it.each([
    [
      {},
      'After 20 d of dry weather, 20 lb/ac is on the surface, more than 99% of the maximum. In the five minutes before 2 h, the runoff of 0.435 in/hr carries 23.8 mg/L, and 10% of the buildup has been washed off so far. In all, the runoff from 1 ac carries off 8.92 lb, 19.7 mg/L on average; its first half carries 57% of the load.',
    ],
    [
      spec.examples[0].params,
      'After 20 d of dry weather, 20 lb/ac is on the surface, more than 99% of the maximum. In the five minutes before 1 h, the runoff of 0.213 in/hr carries 261 mg/L, and 41% of the buildup has been washed off so far. In all, the runoff from 1 ac carries off 20 lb, 44.1 mg/L on average; its first half carries 99% of the load.',
    ],
    [
      spec.examples[1].params,
      'After 20 d of dry weather, 20 lb/ac is on the surface, more than 99% of the maximum. In the five minutes before 4 h, the runoff of 0.454 in/hr carries nothing. In all, the runoff from 1 ac carries off 20 lb, 44.1 mg/L on average; its first half carries 79% of the load. The surface is clean at 3.42 h.',
    ],
    [
      spec.examples[2].params,
      'After 18 d of dry weather, 15 lb/ac is on the surface, 75% of the maximum; sweeping every 4 d removed 26.6 lb. In the five minutes before 3 h, the runoff of 0.657 in/hr carries 20 mg/L, and 30% of the buildup has been washed off so far. In all, the runoff from 1 ac carries off 9.06 lb, 20 mg/L on average; its first half carries 50% of the load.',
    ],
    [
      { buildup: 'none', washoff: 'rc', hour: 0 },
      'Without a buildup function, nothing limits the washoff. The storm begins. In all, the runoff from 1 ac carries off 8.92 lb, 19.7 mg/L on average; its first half carries 50% of the load.',
    ],
    [
      { buildup: 'none', hour: 0 },
      'Without a buildup function, EXP has nothing to wash off. The storm begins. The runoff carries nothing off.',
    ],
    [
      { stormHours: 0.5, hour: 0.5 },
      'After 20 d of dry weather, 20 lb/ac is on the surface, more than 99% of the maximum. In the five minutes before 0.5 h, the runoff of 1.33 in/hr carries 2.66 mg/L, and 95% of the buildup has been washed off so far. In all, the runoff from 1 ac carries off 18.9 lb, 41.7 mg/L on average; its first half carries 81% of the load.',
    ],
    [
      { dryDays: 0 },
      'Without dry weather, the surface is clean when the storm begins. In the five minutes before 2 h, the runoff of 0.435 in/hr carries nothing. The runoff carries nothing off.',
    ],
    [
      { expCoefficient: 0 },
      'After 20 d of dry weather, 20 lb/ac is on the surface, more than 99% of the maximum. In the five minutes before 2 h, the runoff of 0.435 in/hr carries nothing. The runoff carries nothing off.',
    ],
  ] as [Partial<PollutantParams>, string][])(
    'names start, moment and storm: %o',
    (params, sentence) => {
      expect(say(params)).toBe(sentence);
    },
  );

  it('names the land use, the rain and the pollutant that depends on this one', () => {
    const mixed = say({
      buildup: 'none',
      washoff: 'emc',
      emcMgPerL: 60,
      coverPercent: 40,
      restEmcMgPerL: 20,
      rainMgPerL: 2,
      bmpPercent: 50,
      coPercent: 0.5,
    });
    expect(mixed).toContain(
      'carries 25.6 mg/L. The land use covers 40%; the rest of the area has an EMC of 20 mg/L. The rain itself contains 2 mg/L. BMPs remove 50% of the washoff of the land use and 20% of the rain’s load (the area-weighted mean of 50% and 0%), so 80% of it remains. A pollutant with this one as its co-pollutant and a fraction of 0.005 gains that fraction of this one’s washoff: 0.12 mg/L now.',
    );
    expect(say({ coverPercent: 0 })).toMatch(
      /^No part of the area has the land use, so there is no buildup to wash off\. /,
    );
    expect(say({ start: 'loading', areaAc: 2, coverPercent: 50 })).toMatch(
      /^An initial buildup of 20 lb\/ac takes the place of dry weather: 20 lb is on the surface\. /,
    );
  });

  it('names no share of a buildup that does not exist', () => {
    for (const clean of [{ dryDays: 0 }, { start: 'loading', loadingLbPerAc: 0 }] as const) {
      expect(say({ ...clean, rainMgPerL: 10 })).toContain(
        'the runoff of 0.435 in/hr carries 10 mg/L. The rain itself contains 10 mg/L.',
      );
    }
  });

  it('names the area without the land use, and what each BMP leaves', () => {
    const rest = { restEmcMgPerL: 20, restBmpPercent: 25 };
    expect(say({ ...rest, coverPercent: 0, bmpPercent: 20 })).toContain(
      'carries 15 mg/L. The area has an EMC of 20 mg/L. BMPs remove 25% of the washoff.',
    );
    expect(say({ ...rest, coverPercent: 40 })).toContain(
      'BMPs remove 25% of the washoff of the rest of the area. In all',
    );
    expect(say({ bmpPercent: 0, restBmpPercent: 25 })).not.toContain('BMP');
  });

  it('does not round a share to all or nothing', () => {
    const start = { buildup: 'pow', powExponent: 0.1, powLbPerAc: 0.1, maxLbPerAc: 100 } as const;
    expect(say({ ...start, dryDays: 1 })).toContain('less than 1% of the maximum');
    expect(say({ expCoefficient: 2.5, exponent: 0 })).toContain(
      'first half carries more than 99% of the load',
    );

    const most = { washoff: 'exp', expCoefficient: 4.6, exponent: 1, hour: 4 } as const;
    const { washedLb, buildupLb } = momentAt(run(at(most)), 4);
    expect(washedLb / (washedLb + buildupLb)).toBeGreaterThan(0.995);
    expect(buildupLb).toBeGreaterThan(0);
    expect(say(most)).toContain('more than 99% of the buildup has been washed off');
  });

  it('distinguishes a sweeping in the storm from those before it', () => {
    // A sweeping is due after 20 d, as the storm begins; the first runoff is below 0.001 in/hr.
    const params = at({ sweepDays: 4, stormHours: 12, rainIn: 0.8, hour: 0 });
    const { drySweptLb, sweptLb, startLb, washedLb, storm } = run(params);
    expect(sweptLb).toBeGreaterThan(drySweptLb);
    expect(momentAt(run(params), 0)).toMatchObject({ sweptLb: drySweptLb, buildupLb: startLb });
    expect(startLb + drySweptLb).toBeCloseTo(
      sweptLb + washedLb + (storm.at(-1)?.buildupLb ?? 0),
      1,
    );
    expect(say(params)).toContain(
      'sweeping every 4 d removed 26.6 lb. A sweeping due during the storm removes 6.97 lb more, while there is almost no runoff.',
    );
    // Here, the sweeping in the storm is the only one.
    expect(say({ ...params, dryDays: 4 })).toMatch(
      /of the maximum\. A sweeping due during the storm removes [\d.]+ lb, while there is almost no runoff\./,
    );
  });

  it('uses SI units', () => {
    expect(say({}, 'SI')).toBe(
      'After 20 d of dry weather, 22.4 kg/ha is on the surface, more than 99% of the maximum. In the five minutes before 2 h, the runoff of 11.1 mm/hr carries 23.8 mg/L, and 10% of the buildup has been washed off so far. In all, the runoff from 0.405 ha carries off 4.05 kg, 19.7 mg/L on average; its first half carries 57% of the load.',
    );
  });
});

describe('the view of buildup and washoff', () => {
  it('contains the mark of an initial buildup above the maximum', () => {
    const params = at({ start: 'loading', loadingLbPerAc: 100 });
    const drawing = createElement(spec.Drawing, { params, result: run(params), units: 'US' });
    const marks = [...renderToStaticMarkup(drawing).matchAll(/<circle cx="[^"]+" cy="([^"]+)"/g)];
    expect(marks).not.toHaveLength(0);
    for (const [, y] of marks) {
      expect(Number(y)).toBeGreaterThan(0);
    }
  });

  it('keeps in view the plot that shows what was set last', () => {
    const plotInView = (params: PollutantParams, latest: (keyof PollutantParams)[] = []) => {
      const result = run(params);
      const drawing = createElement(spec.Drawing, { params, result, units: 'US', latest });
      const markup = renderToStaticMarkup(drawing);
      return /data-stays="true".*?(Dry weather|Time in the storm)/s.exec(markup)?.[1];
    };
    expect(plotInView(at({ hour: 0 }))).toBe('Dry weather');
    expect(plotInView(at({ hour: 1 }))).toBe('Time in the storm');
    expect(plotInView(at({ hour: 0, buildup: 'none' }))).toBe('Time in the storm');
    expect(plotInView(at({ hour: 0 }), ['exponent'])).toBe('Time in the storm');
    expect(plotInView(at({ hour: 0 }), ['dryDays', 'exponent'])).toBe('Dry weather');
  });

  it('shows sweeping only when its sliders are shown', () => {
    const textOf = (params: PollutantParams) => {
      const result = run(params);
      const readings = spec.readings?.(params, 'US', result);
      const drawing = createElement(spec.Drawing, { params, result, units: 'US' });
      return JSON.stringify(readings) + renderToStaticMarkup(drawing);
    };
    const sweeping = /Each sweeping removes.*Without sweeping/s;
    expect(textOf(at({ sweepDays: 4 }))).toMatch(sweeping);
    for (const other of [{ start: 'loading' }, { buildup: 'none' }] as const) {
      expect(textOf(at({ sweepDays: 4, ...other }))).not.toMatch(/Each sweeping|Without sweeping/);
    }
  });
});

describe('the project of buildup and washoff', () => {
  it('begins the storm after the dry days, or at once with an initial loading', () => {
    expect(project(at({ dryDays: 40 }))).toMatch(/^RAIN +960:00:00/m);
    const loaded = project(at({ start: 'loading', loadingLbPerAc: 30 }));
    expect(loaded).toMatch(/^RAIN +00:00:00/m);
    expect(loaded).toMatch(/^S1 +P +30$/m);
  });

  it('includes a second land use and a dependent pollutant only if they are set', () => {
    expect(project(at({ coverPercent: 60 }))).not.toMatch(/REST|FOLLOWER/);
    const text = project(at({ coverPercent: 60, restEmcMgPerL: 20, coPercent: 5 }));
    expect(text).toMatch(/^S1 +REST +40$/m);
    expect(text).toMatch(/^FOLLOWER +MG\/L .* P +0.05$/m);
  });
});
