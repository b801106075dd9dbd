import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { formatNumber } from '../kit/format';
import { steps } from '../kit/scale';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { momentAt, outflowAt, run, type StorageParams } from './model';
import { planAt } from './plan-size';
import { qualityAt, removalAt, runQuality } from './quality';
import { expressionOf } from './quality-describe';
import { areaAt, depthAt, type Shape, volumeAt } from './shape';

testDiagram(spec, {
  claims: [
    ['peaks at 6.15 ft', 'spills over the top'],
    ['58.2 mg/L throughout', '54.3 mg/L throughout'],
    ['in 5.55 h', 'in 2.77 h'],
  ],
  openGoal: ['tankFt3', 'mass so far, 92% remains and 8% has left'],
});

interface EngineCase {
  params: StorageParams;
  depthFt: number;
  volumeFt3: number;
  /** Only where a unit fills and drains. */
  outflowCfs?: number;
  overflowCfs?: number;
}
interface QualityCase {
  params: StorageParams;
  quality: { hour: number; mgPerL: number }[];
}
const all = engineCases<EngineCase | QualityCase>('storage');
const qualityCases = all.filter((one): one is QualityCase => 'quality' in one);
const waterCases = all.filter((one): one is EngineCase => 'depthFt' in one);
const cases = waterCases.map((one) => ({
  ...one,
  name: `${one.params.shape}, ${one.depthFt} ft at hour ${one.params.hour}`,
}));
const at = (params: Partial<StorageParams>): StorageParams => ({ ...spec.initial, ...params });
const shapes: Shape[] = [
  'cylindrical',
  'conical',
  'parabolic',
  'pyramidal',
  'functional',
  'tabular',
];
const expectClose = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.max(tolerance, 0.01 * expected));

describe('a pollutant in a mixed volume', () => {
  it.each(qualityCases.map((one, index) => ({ ...one, name: `${index}: ${one.params.show}` })))(
    'has the concentrations of the engine, within 1%: $name',
    ({ params, quality }) => {
      const result = runQuality(params);
      for (const { hour, mgPerL } of quality) {
        expectClose(qualityAt(result, hour).mgPerL, mgPerL, 0.001);
      }
    },
  );

  it('is checked against the engine in each view', () => {
    expect(new Set(qualityCases.map(({ params }) => params.show)).size).toBe(7);
  });

  it('keeps 37% of its initial mass after the residence time', () => {
    const params = at({ show: 'tank', tankFt3: 7200, pulseHours: 0, startMgPerL: 100 });
    const { heldParts, leftParts } = runQuality(params);
    expect(heldParts[120]).toBeCloseTo(Math.exp(-1), 2);
    expect((heldParts[120] ?? 0) + (leftParts[120] ?? 0)).toBeCloseTo(1, 3);
  });

  it('is not removed by R without inflow, or at a junction with HRT', () => {
    expect(removalAt(at({ show: 'hrt', flowCfs: 0 }), 6)).toBe(0);
    const { moments } = runQuality(at({ show: 'hrt', flowCfs: 0, startMgPerL: 80 }));
    expect(moments.at(-1)?.mgPerL).toBe(80);
    expect(runQuality(at({ show: 'hrtJunction' })).moments[0]?.mgPerL).toBe(100);
  });

  it('has no concentration where nothing flows to a junction', () => {
    const still = at({ show: 'junction', flowCfs: 0, otherCfs: 0, massKgPerHour: 1 });
    expect(runQuality(still).moments[0]?.mgPerL).toBe(0);
  });
});

describe('the shape of a storage unit', () => {
  it.each(cases.filter((one) => one.outflowCfs === undefined))(
    'holds as much as in the engine, within 1%: $name',
    ({ params, depthFt, volumeFt3 }) => {
      expectClose(volumeAt(params, depthFt), volumeFt3, 0);
      expect(depthAt(params, volumeFt3, 1)).toBeCloseTo(depthFt, 3);
    },
  );

  it.each(shapes)('has the area by which its volume grows: %s', (shape) => {
    const unit = at({ shape });
    for (const depth of [0.01, 1, 3.9, 4.1, 7.9]) {
      const slope = (volumeAt(unit, depth + 1e-5) - volumeAt(unit, depth - 1e-5)) / 2e-5;
      expect(slope).toBeCloseTo(areaAt(unit, depth), 2);
    }
    expect(volumeAt(unit, 0)).toBe(0);
    const volumes = steps(0, 8, 100).map((depth) => volumeAt(unit, depth));
    expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
  });

  it.each(shapes)('has a depth for each volume: %s', (shape) => {
    const unit = at({ shape, topFt2: 1000, bottomFt2: 20000 });
    for (const depth of [0, 1e-3, 1, 4, 7.999, 8]) {
      expect(depthAt(unit, volumeAt(unit, depth), 5)).toBeCloseTo(depth, 4);
    }
    expect(depthAt(unit, 1e9, 1)).toBe(8);
    expect(depthAt(unit, -1, 1)).toBe(0);
  });

  it.each(shapes)('is drawn with the area that it has: %s', (shape) => {
    const unit = at({ shape });
    const { isRound, lengthFt, widthFt } = planAt(unit, 5);
    const area = lengthFt * widthFt * (isRound ? Math.PI / 4 : 1);
    expect(area).toBeCloseTo(areaAt(unit, 5), 6);
  });
});

describe('filling and draining', () => {
  it.each(cases.filter((one) => one.outflowCfs !== undefined))(
    'agrees with the engine within 1%: $name',
    (one) => {
      const now = momentAt(run(one.params), one.params.hour);
      expectClose(now.depthFt, one.depthFt, 0.0001);
      expectClose(now.outflowCfs, one.outflowCfs ?? 0, 0.0001);
      expectClose(now.overflowCfs, one.overflowCfs ?? 0, 0.0001);
    },
  );

  it.each(shapes)('loses no water: %s', (shape) => {
    for (const params of [{}, { inflowCfs: 40, orificeFt: 0.4 }, { inflowCfs: 40, orificeFt: 2 }]) {
      const { inFt3, outFt3, overFt3, moments } = run(at({ shape, ...params }));
      const left = moments.at(-1)?.volumeFt3 ?? 0;
      // The limit is the continuity error of SWMM's scheme.
      expect(Math.abs(inFt3 - outFt3 - overFt3 - left)).toBeLessThan(0.005 * inFt3);
    }
  });

  it('stays dry without inflow', () => {
    const { moments, inFt3 } = run(at({ inflowCfs: 0 }));
    expect(inFt3).toBe(0);
    expect(moments.every(({ depthFt, outflowCfs }) => depthFt === 0 && outflowCfs === 0)).toBe(
      true,
    );
  });

  it('has an outflow that passes from weir to orifice without a step', () => {
    expect(outflowAt(1, 0)).toBe(0);
    expect(outflowAt(1, 1 - 1e-9)).toBeCloseTo(outflowAt(1, 1), 6);
    // 0.65 · 0.7854 · sqrt(64.4 · 3.5)
    expect(outflowAt(1, 4)).toBeCloseTo(7.664, 3);
  });

  it('has a lower peak outflow than inflow', () => {
    const { moments } = run(at({}));
    expect(Math.max(...moments.map(({ outflowCfs }) => outflowCfs))).toBeLessThan(8);
  });

  it('receives the inflow for just as long as it lasts', () => {
    expect(run({ ...spec.initial, inflowCfs: 8, inflowHours: 1.5 }).inFt3).toBeCloseTo(43_200, 6);
  });

  it('receives the volume of a triangular inflow, and is fullest when inflow equals outflow', () => {
    const { inFt3, deepest } = run(at({ inflow: 'triangle', inflowCfs: 12, inflowHours: 3 }));
    expect(inFt3).toBeCloseTo((12 / 2) * 3 * 3600, 6);
    expect(deepest.hour).toBeGreaterThan(1);
    expect(deepest.hour).toBeLessThan(3);
    expect(Math.abs(deepest.inflowCfs - deepest.outflowCfs)).toBeLessThan(0.3);
  });
});

describe('the sentence of the storage unit', () => {
  const say = (params: Partial<StorageParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'After 1 h the storage unit holds 15,331 ft³ at a depth of 5.1 ft, where its surface measures 4,295 ft². It fills, as 8 cfs comes in and 5.01 cfs leaves through the orifice. The depth peaks at 6.15 ft (77% of full) after 1.5 h.',
    ],
    [
      { hour: 1.5 },
      'After 1.5 h the storage unit holds 20,207 ft³ at a depth of 6.15 ft, where its surface measures 4,919 ft². It is at its fullest: 8 cfs comes in and 5.54 cfs leaves through the orifice. The depth peaks at 6.15 ft (77% of full) after 1.5 h.',
    ],
    [
      { hour: 0 },
      'After 0 h the unit is empty. It fills, as 8 cfs comes in. The depth peaks at 6.15 ft (77% of full) after 1.5 h.',
    ],
    [
      { hour: 2 },
      'After 2 h the storage unit holds 11,239 ft³ at a depth of 4.08 ft, where its surface measures 3,735 ft². It drains at 4.43 cfs. The depth peaks at 6.15 ft (77% of full) after 1.5 h.',
    ],
    [
      { hour: 1.4, orificeFt: 0.4, inflowCfs: 12 },
      'After 1.4 h the storage unit holds 30,360 ft³ at a depth of 8 ft, where its surface measures 6,107 ft². It is full: of the 12 cfs that comes in, 10.2 cfs spills over the top. Over the run, 25,912 ft³ spills over the top.',
    ],
    [
      { inflowCfs: 0 },
      'After 1 h the unit is empty. Nothing flows. Without inflow it stays empty.',
    ],
  ] as const)('describes state, change and course: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it('names no inflow where water spills in the step after the inflow ends', () => {
    const ended = { inflowCfs: 40, inflowHours: 1.495833, hour: 1.5 };
    expect(say(ended)).toContain('It is full: 13.6 cfs spills over the top.');
  });

  it('says that the unit drains for as long as anything flows', () => {
    const params = { inflowCfs: 2, inflowHours: 0.5, hour: 8 };
    const { outflowCfs } = momentAt(run(at(params)), 8);
    expect(outflowCfs).toBeGreaterThan(0);
    expect(outflowCfs).toBeLessThan(0.005);
    expect(say(params)).toMatch(/It drains at 0\.00\d+ cfs\./);
  });

  it('uses SI units', () => {
    expect(say({ shape: 'tabular' }, 'SI')).toBe(
      'After 1 h the storage unit holds 446 m³ at a depth of 1.47 m, where its surface measures 468 m². It fills, as 0.227 m³/s comes in and 0.138 m³/s leaves through the orifice. The depth peaks at 1.75 m (72% of full) after 1.5 h.',
    );
  });

  it('does not round a depth to empty or full', () => {
    expect(say({ shape: 'parabolic', inflowCfs: 7.5, inflowHours: 1 })).toContain(
      'peaks at 7.99 ft (more than 99% of full)',
    );
    const wide = { shape: 'pyramidal', lengthFt: 150, widthFt: 150, fullDepthFt: 12 } as const;
    expect(say({ ...wide, inflowCfs: 0.5, inflowHours: 0.25 })).toContain('(less than 1% of full)');
  });
});

describe('the examples of the storage unit', () => {
  const [bowl, choked, drained] = spec.examples.map(({ params }) => at(params));
  if (!bowl || !choked || !drained) throw new Error('expected three examples');

  it('has the rim of the cone and no area at the bottom', () => {
    expect(areaAt(bowl, bowl.fullDepthFt) / areaAt(at({}), at({}).fullDepthFt)).toBeCloseTo(1, 2);
    expect(areaAt(bowl, 0)).toBe(0);
  });

  it('spills with a smaller orifice', () => {
    expect(run(at({})).overFt3).toBe(0);
    expect(run(choked).overFt3).toBeGreaterThan(100);
    expect(momentAt(run(choked), 2).outflowCfs).toBeLessThan(momentAt(run(at({})), 2).outflowCfs);
  });

  it('drains with the square root of the head, then with the depth to the power of 1.5', () => {
    const low = outflowAt(drained.orificeFt, 0.3);
    expect(outflowAt(drained.orificeFt, 0.15) / low).toBeCloseTo(0.5 ** 1.5, 1);
    const center = drained.orificeFt / 2;
    expect(
      outflowAt(drained.orificeFt, 2 + center) / outflowAt(drained.orificeFt, 4 + center),
    ).toBeCloseTo(0.5 ** 0.5, 2);
    // Play begins near the largest depth.
    expect(momentAt(run(drained), drained.hour).depthFt).toBeGreaterThan(6);
    expect(momentAt(run(drained), 4).depthFt).toBeLessThan(drained.orificeFt);
    expect(momentAt(run(drained), 4).depthFt).toBeGreaterThan(0.01);
  });
});

it('offers nothing of the inflow without a flow', () => {
  const labels = (flowCfs: number) =>
    spec.controls
      .filter(({ when }) => when?.(at({ show: 'settling', flowCfs })) ?? true)
      .map(({ label }) => label);
  const ofInflow = [
    'Concentration of the inflow',
    'Pollutant inflow begins',
    'Pollutant inflow lasts',
  ];
  expect(labels(1)).toEqual(expect.arrayContaining(ofInflow));
  for (const label of ofInflow) expect(labels(0)).not.toContain(label);
});

describe('the sentence of pollutants', () => {
  const say = (params: Partial<StorageParams>) =>
    describeInWords(at(params), 'US', run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      { show: 'tank', hour: 2 },
      'After 2 h the storage unit has 65.1 mg/L throughout, as SWMM mixes it completely. The inflow has 100 mg/L. The mean residence time in steady flow, volume over flow, is 5.56 h. Of the initial and incoming pollutant mass so far, 76% remains and 24% has left.',
    ],
    [
      { show: 'conduit', tankFt3: 1200, pulseHours: 0, decayPerDay: 2, hour: 0.3 },
      'After 0.3 h the conduit has 20 mg/L throughout, as SWMM mixes it completely. The inflow has 0 mg/L. The mean residence time in steady flow, volume over flow, is 0.333 h. Of the initial and incoming pollutant mass so far, 40% remains, 58% has left, and 2% has decayed or been removed. The pollutant’s decay coefficient of 2 1/d applies here, as in every conduit and in every storage unit that does not treat the pollutant.',
    ],
    [
      { show: 'junction', flowCfs: 3, inMgPerL: 40, otherMgPerL: 120 },
      'The junction receives 3 cfs at 40 mg/L and 1 cfs at 120 mg/L. Each inflow counts in proportion to its flow. The outflow is at 60 mg/L.',
    ],
    [
      { show: 'junction', otherCfs: 0, inMgPerL: 0, massKgPerHour: 1, removedPercent: 50 },
      'The junction receives 1 cfs at 0 mg/L. A mass inflow of 1 kg/h, which is 278 mg/s, adds pollutant but no flow. The treatment removes 50% of the pollutant. The outflow is at 4.9 mg/L.',
    ],
    [
      { show: 'hrtJunction' },
      'The junction receives 100 mg/L and passes on 100 mg/L. SWMM gives a junction no volume in quality routing, so HRT and R are 0 there.',
    ],
  ] as [Partial<StorageParams>, string][])('names mixture and fate: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it('draws each inflow of a junction, and a mass inflow', () => {
    const textsOf = (changes: Partial<StorageParams>) => {
      const params = at({
        show: 'junction',
        flowCfs: 3,
        inMgPerL: 40,
        otherMgPerL: 120,
        ...changes,
      });
      const drawing = createElement(spec.Drawing, { params, result: run(params), units: 'US' });
      const texts = renderToStaticMarkup(drawing).matchAll(/<text[^>]*>([^<]*)/g);
      return [...texts].map(([, text = '']) => text.replaceAll('\u00a0', ' '));
    };
    expect(textsOf({})).toEqual(expect.arrayContaining(['40 mg/L', '3 cfs', '120 mg/L', '1 cfs']));
    expect(textsOf({ otherCfs: 0 })).not.toContain('120 mg/L');
    expect(textsOf({ massKgPerHour: 2 })).toContain('2 kg/h');
    expect(textsOf({ show: 'hrtJunction' })).not.toContain('120 mg/L');
  });

  it('explains each treatment', () => {
    expect(say({ show: 'firstOrder', flowCfs: 0 })).toContain('Nothing flows through it.');
    expect(say({ show: 'settling' })).toContain(
      'settling halves the gap to 20 mg/L in 5.55 h. The expression has no condition on FLOW, so solids settle at any flow.',
    );
    expect(say({ show: 'settling', flowCfs: 0 })).toMatch(/in 5\.55 h\.$/);
    expect(say({ show: 'settling', inMgPerL: 0, startMgPerL: 20 })).toContain(
      'Nothing settles, because the concentration does not exceed the 20 mg/L that does not settle.',
    );
    expect(say({ show: 'hrt', hour: 8 })).toContain('the expression gives R = 0.');
    expect(say({ show: 'hrt', flowCfs: 0 })).toContain('without inflow, R is 0.');
    expect(say({ show: 'hrt', startMgPerL: 500, mostPercent: 0, hour: 1 })).toMatch(
      /gives R = 0\. So nothing is removed\.$/,
    );
    expect(say({ show: 'hrt', hour: 1.4 })).toMatch(
      /not below the mixture’s, so nothing is removed\.$/,
    );
    expect(say({ show: 'hrt', hour: 24 })).toContain('The inflow carries no pollutant');
    expect(
      say({ show: 'hrt', removalFtPerHour: 2, tankFt: 0.5, startMgPerL: 500, hour: 3 }),
    ).toMatch(/below the mixture’s, so it becomes the concentration in the whole unit\.$/);
    expect(say({ show: 'junction', flowCfs: 0, otherCfs: 0 })).toBe(
      'Nothing flows through the junction.',
    );
    const still = at({ show: 'hrtJunction', flowCfs: 0 });
    expect(say(still)).toBe('Nothing flows through the junction.');
    expect(runQuality(still).moments[0]?.mgPerL).toBe(0);
  });

  it('writes the expressions in the units shown, as in a project with these units', () => {
    const words = (params: StorageParams, units: 'US' | 'SI') =>
      describeInWords(params, units, run(params)).replaceAll('\u00a0', ' ');
    const params = at({ show: 'hrt', hour: 8 });
    // 0.9 * (1 - exp(-0.1 * 4.24 / 4)), and in SI 0.9 * (1 - exp(-0.0305 * 4.24 / 1.22))
    expect(words(params, 'US')).toContain(
      'HRT = 4.24 h and DEPTH = 4 ft, the expression gives R = 0.0905',
    );
    expect(words(params, 'SI')).toContain('DEPTH = 1.22 m, the expression gives R = 0.0905');
    expect(expressionOf(params, 'US')).toBe('R = 0.9 * (1 - exp(-0.1 * HRT / DEPTH))');
    expect(expressionOf(params, 'SI')).toBe('R = 0.9 * (1 - exp(-0.0305 * HRT / DEPTH))');
    const settling = at({ show: 'settling' });
    expect(words(settling, 'SI')).toContain('At a depth of 1.22 m, settling halves the gap');
    expect(expressionOf(settling, 'SI')).toContain('exp(-0.152 / DEPTH * DT / 3600)');
  });

  it('has a residence time only where SWMM tracks one', () => {
    const labels = (params: StorageParams) =>
      spec.readings?.(params, 'US', run(params)).map(({ label }) => label);
    expect(labels(at({ show: 'tank' }))).toContain('HRT so far (SWMM)');
    expect(labels(at({ show: 'conduit' }))).not.toContain('HRT so far (SWMM)');
  });
});

describe('the readings of a unit that fills', () => {
  it('shows what the water balance leaves, as SWMM reports it', () => {
    const params = at({ show: 'filling', shape: 'parabolic', lengthFt: 108, widthFt: 72 });
    const { inFt3, outFt3, overFt3, moments } = run(params);
    const errorFt3 = inFt3 - outFt3 - overFt3 - (moments.at(-1)?.volumeFt3 ?? 0);
    expect(Math.abs(errorFt3 / inFt3)).toBeLessThan(0.001);
    expect(spec.readings?.(params, 'US', run(params))).toContainEqual({
      label: 'Continuity error',
      value: `${formatNumber((100 * errorFt3) / inFt3)}%`,
    });
  });
});
