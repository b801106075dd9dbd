import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { type EvapotranspirationParams, momentAt, run } from './model';
import { hargreavesInPerDay, monthlyInPerDay, potentialInPerDay } from './potential';
import { project } from './project';
import { aquiferFt, evaporationOf, percolationOf, soils } from './soil';

testDiagram(spec, {
  claims: [
    ['the upper zone 0.1 in/day, the lower zone 0.0471', 'nothing, the lower zone 0.0478 in/day'],
    ['the lower zone 0.0471 in/day', 'the lower zone 0.0235 in/day'],
    ['potential rate is 0.23 in/day', 'potential rate is 0.191 in/day'],
  ],
});

interface EngineCase {
  params: EvapotranspirationParams;
  surfaceIn: number;
  upperIn: number;
  lowerIn: number;
  moments: {
    day: number;
    potential: number;
    surface: number;
    infiltration: number;
    theta: number;
    waterTableFt: number;
  }[];
}
const cases = engineCases<EngineCase>('evapotranspiration').map((one, index) => ({
  ...one,
  name: `${index}: ${one.params.source}, ${one.params.soil}`,
}));
const at = (params: Partial<EvapotranspirationParams>): EvapotranspirationParams => ({
  ...spec.initial,
  ...params,
});
const expectClose = (value: number, expected: number, tolerance = 1e-6) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.max(tolerance, 0.01 * expected));

describe('the course of evaporation', () => {
  it.each(cases)('agrees with the engine in its sums, within 1%: $name', (one) => {
    const { sums } = run(one.params);
    // The report has three decimals.
    expectClose(sums.surface, one.surfaceIn, 0.0005);
    expectClose(sums.upper, one.upperIn, 0.0005);
    expectClose(sums.lower, one.lowerIn, 0.0005);
  });

  it.each(cases)(
    'agrees with the engine at each moment, within 1%: $name',
    ({ params, moments }) => {
      const result = run(params);
      for (const expected of moments) {
        const now = momentAt(result, expected.day);
        for (const name of ['potential', 'surface', 'infiltration'] as const) {
          expectClose(now[name], expected[name]);
        }
        expect(now.theta).toBeCloseTo(expected.theta, 4);
        expect(now.waterTableFt).toBeCloseTo(expected.waterTableFt, 3);
      }
    },
  );

  const hardCases: Partial<EvapotranspirationParams>[] = [
    {},
    { rainIn: 6, rainHours: 1, storeIn: 2, soil: 'clay' },
    { rainIn: 6, rainHours: 72, soil: 'sandyLoam', waterTableFt: 1, moisturePercent: 100 },
    { moisturePercent: 0, rateInPerDay: 0.5, upperPart: 1 },
    { waterTableFt: 9, lowerDepthFt: 10, upperPart: 0, rateInPerDay: 0.5 },
  ];
  it.each(hardCases)('loses no water beyond what the engine’s scheme loses: %o', (params) => {
    const { startStoredIn, endStoredIn, sums } = run(at(params));
    const lost = sums.surface + sums.upper + sums.lower + sums.runoff;
    // In the last step of ponding the engine evaporates and infiltrates the same
    // water; its sums use the rates at the end of a step.
    expect(Math.abs(startStoredIn + sums.rain - lost - endStoredIn)).toBeLessThan(0.03);
  });

  it.each(hardCases)(
    'never takes more than the potential rate, nor anything from soil that water is entering: %o',
    (params) => {
      const { moments, soil } = run(at(params));
      for (const { potential, surface, upper, lower, infiltration, theta } of moments) {
        expect(surface + upper + lower).toBeLessThanOrEqual(potential + 1e-12);
        if (infiltration > 0) expect(upper + lower).toBe(0);
        expect(theta).toBeGreaterThanOrEqual(soil.wiltingPoint);
        expect(theta).toBeLessThan(soil.porosity);
      }
    },
  );

  it('takes nothing from the surface in rain when evaporation is for dry periods only', () => {
    const params = { soil: 'clay', storeIn: 2, rainHours: 72 } as const;
    const wet = run(at(params));
    const dry = run(at({ ...params, isDryOnly: true }));
    expect(dry.moments.some(({ isRaining, pondIn }) => isRaining && pondIn > 1)).toBe(true);
    expect(dry.moments.every(({ isRaining, surface }) => !isRaining || surface === 0)).toBe(true);
    expect(dry.sums.surface).toBeLessThan(wet.sums.surface);
  });

  it('takes nothing at all at a rate of 0', () => {
    const { sums } = run(at({ rateInPerDay: 0 }));
    expect([sums.potential, sums.surface, sums.upper, sums.lower]).toEqual([0, 0, 0, 0]);
  });
});

describe('the soil', () => {
  const rate = 0.2 / (12 * 86400);
  const rates = { potentialFtPerS: rate, availableFtPerS: rate, infiltrationFtPerS: 0 };
  const shares = { upperPart: 0.4, lowerDepthFt: 5 };

  it('divides the rate between its zones as the manual says', () => {
    const got = evaporationOf(soils.loam, shares, { theta: 0.2, lowerFt: aquiferFt - 2 }, rates);
    expect(got.upperFtPerS / rate).toBeCloseTo(0.4, 9);
    expect(got.lowerFtPerS / rate).toBeCloseTo(0.36, 9);
  });

  it('gets only what the surface leaves, the upper zone first', () => {
    const reduced = { ...rates, availableFtPerS: 0.5 * rate };
    const got = evaporationOf(soils.loam, shares, { theta: 0.2, lowerFt: aquiferFt }, reduced);
    expect(got.upperFtPerS / rate).toBeCloseTo(0.4, 9);
    expect(got.lowerFtPerS / rate).toBeCloseTo(0.1, 9);
  });

  it('gives nothing when dry, below the evaporation depth, or without one', () => {
    const dry = { theta: soils.loam.wiltingPoint, lowerFt: 5 };
    const none = { upperFtPerS: 0, lowerFtPerS: 0 };
    expect(evaporationOf(soils.loam, shares, dry, rates)).toEqual(none);
    expect(evaporationOf(soils.loam, { ...shares, lowerDepthFt: 0 }, dry, rates)).toEqual(none);
  });

  it('percolates above field capacity only, at most at the saturated conductivity', () => {
    const { fieldCapacity, porosity, saturatedInPerHour } = soils.clay;
    expect(percolationOf(soils.clay, { theta: fieldCapacity, lowerFt: 1 })).toBe(0);
    expect(percolationOf(soils.clay, { theta: 0.45, lowerFt: aquiferFt })).toBe(0);
    expect(percolationOf(soils.clay, { theta: porosity, lowerFt: 1 }) * 43200).toBeCloseTo(
      saturatedInPerHour,
      12,
    );
  });
});

describe('the potential rate', () => {
  it('follows the sun with the Hargreaves method', () => {
    const north = at({ source: 'hargreaves' });
    // Computed by hand from equations 2-10 and 2-11.
    expect(hargreavesInPerDay(north, 200)).toBeCloseTo(0.225, 4);
    expect(hargreavesInPerDay(north, 172)).toBeGreaterThan(hargreavesInPerDay(north, 355));
    const south = { ...north, latitudeDegrees: -40 };
    expect(hargreavesInPerDay(south, 172)).toBeLessThan(hargreavesInPerDay(south, 355));
    expect(hargreavesInPerDay({ ...north, lowF: 85 }, 200)).toBe(0);
    expect(hargreavesInPerDay({ ...north, lowF: -20, highF: -10 }, 200)).toBe(0);
  });

  it('is lowest in January and highest in July with monthly rates', () => {
    const rates = monthlyInPerDay(at({}));
    expect(rates).toHaveLength(12);
    expect(rates[0]).toBeCloseTo(0.05, 12);
    expect(rates[6]).toBeCloseTo(0.25, 12);
    expect(potentialInPerDay(at({ source: 'monthly' }), 212)).toBe(rates[6]);
    expect(potentialInPerDay(at({ source: 'monthly' }), 213)).toBe(rates[7]);
  });
});

describe('the sentence of evapotranspiration', () => {
  const say = (params: Partial<EvapotranspirationParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'After 6 d the potential rate is 0.25 in/day: the surface gives nothing, the upper zone 0.1 in/day, the lower zone 0.0477 in/day. The upper zone gives its fraction of 0.4. The lower zone gives 32% of the rest: with the water table at 4.09 ft, that part of the evaporation depth is saturated. In 20 days evaporation takes 3.09 in, 62% of the potential 5 in.',
    ],
    [
      { day: 3 },
      'After 3 d the potential rate is 0.25 in/day: the surface gives 0.25 in/day, the upper zone nothing, the lower zone nothing. Ponded water comes first, and while water infiltrates, the soil gives nothing. In 20 days evaporation takes 3.09 in, 62% of the potential 5 in.',
    ],
    [
      { day: 2.1, soil: 'sandyLoam' },
      'After 2.1 d nothing evaporates, though the potential rate is 0.25 in/day. While water infiltrates, the soil gives nothing. In 20 days evaporation takes 2.78 in, 56% of the potential 5 in.',
    ],
    [
      spec.examples[0].params,
      'After 4 d nothing evaporates, though the potential rate is 0.25 in/day. During rain, nothing evaporates from the surface, and while water infiltrates, the soil gives nothing either. In 20 days evaporation takes 2.89 in, 58% of the potential 5 in.',
    ],
    [
      spec.examples[1].params,
      'After 10 d the potential rate is 0.25 in/day: the surface gives nothing, the upper zone nothing, the lower zone 0.0463 in/day. The upper zone is down to its wilting point, and the lower zone doesn’t take over its share. In 20 days evaporation takes 1.52 in, 30% of the potential 5 in.',
    ],
    [
      spec.examples[2].params,
      'After 6 d (July 6) the potential rate is 0.0891 in/day: the surface gives nothing, the upper zone 0.0356 in/day, the lower zone 0.0175 in/day. The upper zone gives its fraction of 0.4. The lower zone gives 33% of the rest: with the water table at 4.03 ft, that part of the evaporation depth is saturated. In 20 days evaporation takes 1.15 in, 63% of the potential 1.83 in.',
    ],
    [
      { waterTableFt: 8 },
      'After 6 d the potential rate is 0.25 in/day: the surface gives nothing, the upper zone 0.1 in/day, the lower zone nothing. The lower zone gives water only down to 6 ft, and the water table is at 8 ft. In 20 days evaporation takes 2.26 in, 45% of the potential 5 in.',
    ],
    [{ rateInPerDay: 0 }, 'In these 20 days the potential rate is 0: nothing evaporates.'],
  ] as [Partial<EvapotranspirationParams>, string][])(
    'gives shares, reason and sum: %o',
    (params, sentence) => {
      expect(say(params)).toBe(sentence);
    },
  );

  it('takes a third less from the surface if evaporation is for dry periods only', () => {
    const dryOnly = at(spec.examples[0]?.params ?? {});
    expect(run(dryOnly).sums.surface).toBeCloseTo(1.02, 2);
    expect(run({ ...dryOnly, isDryOnly: false }).sums.surface).toBeCloseTo(1.53, 2);
  });

  it('names a rate of 0 and a water table that is too deep as reasons', () => {
    const july = {
      source: 'monthly',
      julyInPerDay: 0,
      januaryInPerDay: 0.35,
      startDay: 175,
    } as const;
    expect(say({ ...july, day: 9.9 })).toMatch(
      /^After 9.9 d \(July 3\) the potential rate is 0: nothing evaporates. In 20 days/,
    );
    const dry = { soil: 'sandyLoam', moisturePercent: 0, rateInPerDay: 0.06, day: 0.3 } as const;
    expect(say({ ...dry, waterTableFt: 5, lowerDepthFt: 0.1 })).toContain(
      'The upper zone is down to its wilting point; the lower zone gives water only down to 0.1 ft, and the water table is at 5 ft.',
    );
  });

  it('leaves the soil unchanged in an hour that cannot be integrated, as the engine does', () => {
    // The water table has reached the ground: the engine's moisture is 0.187.
    const wet = at({ rainIn: 5, rainHours: 60, waterTableFt: 1.1, day: 6 });
    expect(momentAt(run(wet), 6).theta).toBeCloseTo(0.187, 3);
    // Repeated steps do not count toward the limit, so hours with many of them are integrated: the
    // engine's moisture is 0.221.
    const sandy = at({ rainIn: 6, soil: 'sandyLoam', waterTableFt: 1.5, day: 4 });
    expect(momentAt(run(sandy), 4).theta).toBeCloseTo(0.221, 3);
    // The water table has reached the ground here, too: the engine's moisture is 0.272.
    const moist = at({ rainHours: 72, moisturePercent: 100, waterTableFt: 1.1, day: 7 });
    expect(momentAt(run(moist), 7).theta).toBeCloseTo(0.272, 3);
  });

  it('does not saturate the soil to the surface within the limits of the sliders', () => {
    // The soil has the least room, and the most water enters it.
    const wettest = { waterTableFt: 3, moisturePercent: 100, rainIn: 6, storeIn: 2 } as const;
    for (const soil of ['sandyLoam', 'loam', 'clayLoam', 'clay'] as const) {
      for (const rainHours of [1, 24, 72]) {
        const { moments } = run(at({ ...wettest, soil, rainHours, rateInPerDay: 0 }));
        expect(Math.min(...moments.map((one) => one.waterTableFt))).toBeGreaterThan(0.5);
      }
    }
  });

  it('leaves nothing for the lower zone where the upper one gives all', () => {
    expect(say({ upperPart: 1 })).toContain(
      'the lower zone nothing. The upper zone gives all of the potential rate, and nothing is left for the lower zone.',
    );
  });

  it('does not round the share of the lower zone to 0%', () => {
    expect(say({ rainIn: 0, waterTableFt: 5.98, day: 0 })).toContain(
      'The lower zone gives less than 1% of the rest: with the water table at 5.98 ft',
    );
  });

  it('does not round the part of the potential that evaporates to 0%', () => {
    const dry = { rainIn: 0, moisturePercent: 0, waterTableFt: 5.98 } as const;
    expect(say(dry)).toMatch(/evaporation takes \S+ in, less than 1% of the potential 5 in\.$/);
  });

  it('uses SI units', () => {
    expect(say({}, 'SI')).toBe(
      'After 6 d the potential rate is 6.35 mm/day: the surface gives nothing, the upper zone 2.54 mm/day, the lower zone 1.21 mm/day. The upper zone gives its fraction of 0.4. The lower zone gives 32% of the rest: with the water table at 1.25 m, that part of the evaporation depth is saturated. In 20 days evaporation takes 78.4 mm, 62% of the potential 127 mm.',
    );
  });
});

describe('the drawing of evapotranspiration', () => {
  /** Returns the position of each label that begins with the given word. */
  const labels = (params: Partial<EvapotranspirationParams>, word: string) => {
    const result = run(at(params));
    const markup = renderToStaticMarkup(
      createElement(spec.Drawing, { params: at(params), result, units: 'US' }),
    );
    const found = markup.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]*)/g);
    return [...found]
      .filter(([, , , text]) => text?.startsWith(word))
      .map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  };

  it('keeps the labels of wilting point and field capacity apart', () => {
    const soil = { soil: 'own', fieldCapacity: 0.15, wiltingPoint: 0.13 } as const;
    const [field] = labels(soil, 'field');
    const [wilting] = labels(soil, 'wilting');
    expect((wilting?.y ?? 0) - (field?.y ?? 0)).toBeGreaterThanOrEqual(16);
  });

  it('keeps the labels for range and mean of the coldest and the hottest day in view', () => {
    for (const [lowF, highF] of [
      [-4, -4],
      [86, 113],
    ] as const) {
      for (const word of ['range', 'mean']) {
        const [label] = labels({ source: 'hargreaves', lowF, highF }, word);
        expect(label?.x).toBeGreaterThanOrEqual(60);
        expect(label?.x).toBeLessThanOrEqual(300);
      }
    }
  });
});

describe('the first question of evapotranspiration', () => {
  it('is about an upper zone that is dry, not one without a share', () => {
    const [{ isMet, start, solution }] = spec.prompts;
    const meets = (params: Partial<EvapotranspirationParams>) => isMet(at(params), run(at(params)));
    expect(meets(solution)).toBe(true);
    expect(meets({ ...start, upperPart: 0 })).toBe(false);
    expect(meets({ ...start, rateInPerDay: 0 })).toBe(false);
  });
});

describe('climate adjustments and custom soils', () => {
  it('adds a climate adjustment to the rate of each source', () => {
    for (const source of ['constant', 'monthly', 'hargreaves'] as const) {
      const before = potentialInPerDay(at({ source }), 190);
      expect(potentialInPerDay(at({ source, adjustInPerDay: 0.02 }), 190)).toBeCloseTo(
        before + 0.02,
        9,
      );
    }
  });

  it('starts with a moisture between the limits of a custom soil', () => {
    const params = at({ soil: 'own', rainIn: 0, moisturePercent: 61.5 });
    expect(momentAt(run(params), 0).theta).toBeCloseTo(0.2, 2);
  });
});

describe('the project of evapotranspiration', () => {
  it('has the rates of its source, and adds the climate adjustment once', () => {
    const adjusted = { adjustInPerDay: 0.02 };
    const constant = project(at({ ...adjusted, rateInPerDay: 0.2 }));
    expect(constant).toMatch(/^CONSTANT +0.2$/m);
    expect(constant).toMatch(/^EVAPORATION( +0.02){12}$/m);
    const series = project(at({ ...adjusted, source: 'hargreaves', startDay: 360 }));
    expect(series).not.toContain('[ADJUSTMENTS]');
    expect(series).toMatch(/^END_DATE +01\/15\/2024$/m);
    const rates = [...series.matchAll(/^HARGREAVES +\S+ +(\S+)$/gm)].map(([, rate]) =>
      Number(rate),
    );
    expect(rates).toHaveLength(21);
    expect(rates[0]).toBe(potentialInPerDay(at({ ...adjusted, source: 'hargreaves' }), 360));
  });
});
