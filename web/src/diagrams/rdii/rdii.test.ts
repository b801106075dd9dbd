import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { steps } from '../kit/scale';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { baseHours, momentAt, ordinate, type RdiiParams, responses, run } from './model';
import { project } from './project';

testDiagram(spec, {
  claims: [
    ['11.7% enters', '11.7% enters'],
    ['0.117 in or 11.7% enters the sewer: 42,471 ft³', '6.5% enters the sewer: 23,595 ft³'],
    ['The peak of 2.23 cfs', 'The peak of 1.63 cfs'],
  ],
});

const at = (params: Partial<RdiiParams>) => ({ ...spec.initial, ...params });
/** The relative error of a value, or the absolute one if zero is expected. */
const errorOf = (value: number, expected: number) =>
  expected === 0 ? Math.abs(value) : Math.abs(value / expected - 1);

interface EngineCase {
  params: RdiiParams;
  peakCfs: number;
  volumeFt3: number;
  at: { hour: number; cfs: number }[];
}
const cases = engineCases<EngineCase>('rdii');

describe('the model of RDII', () => {
  it.each(cases.map((one, n) => ({ ...one, n })))(
    'agrees with the engine within 1%: peak, volume and six moments of case $n',
    ({ params, peakCfs, volumeFt3, at: moments }) => {
      const result = run(params);
      expect(errorOf(result.peakCfs, peakCfs)).toBeLessThan(0.01);
      expect(errorOf(result.volumeFt3, volumeFt3)).toBeLessThan(0.01);
      for (const { hour, cfs } of moments) {
        expect(Math.abs(momentAt(result, hour).totalCfs - cfs)).toBeLessThan(0.01 * cfs + 1e-4);
      }
    },
  );

  it('gives the peak of Reference Manual I: 2 R / (T (1 + K))', () => {
    expect(ordinate({ part: 0.1, peakHours: 2, k: 3 }, 2)).toBeCloseTo(0.025, 9);
  });

  it('has triangles whose area is R', () => {
    for (const k of steps(0.5, 4, 6)) {
      const triangle = { part: 0.2, peakHours: 3, k };
      const inches = steps(0, baseHours(triangle), 4000).reduce(
        (all, hour) => all + (ordinate(triangle, hour) * baseHours(triangle)) / 4000,
        0,
      );
      expect(inches).toBeCloseTo(0.2, 3);
    }
  });

  it('brings the rain excess times the sum of R into the sewer', () => {
    for (const depthIn of [0.5, 2, 6]) {
      const params = at({ depthIn, shortHours: 2 });
      const { volumeFt3, excessIn } = run(params);
      const expected = (excessIn * 0.13 * params.areaAc * 43_560) / 12;
      // The middle of an interval represents all of it.
      expect(errorOf(volumeFt3, expected)).toBeLessThan(0.005);
    }
  });

  it('adds up its responses at each moment', () => {
    const result = run(spec.initial);
    for (const hour of steps(0, 40, 40)) {
      const moment = momentAt(result, hour);
      expect(moment.short + moment.medium + moment.long).toBeCloseTo(moment.totalCfs, 9);
    }
  });

  it('grows with R, area and rain, and falls with abstraction and T', () => {
    const peaks = (name: keyof RdiiParams, from: number, to: number) =>
      steps(from, to, 6).map((value) => run(at({ [name]: value })).peakCfs);
    for (const rising of [
      peaks('shortPercent', 0, 20),
      peaks('areaAc', 10, 500),
      peaks('depthIn', 0.2, 6),
      peaks('abstractionIn', 1, 0),
      peaks('mediumHours', 10, 1),
    ]) {
      expect(rising).toEqual([...rising].sort((a, b) => a - b));
    }
  });

  it('has neither flow nor volume without rain, excess or R', () => {
    for (const params of [
      { depthIn: 0 },
      { depthIn: 0.5, abstractionIn: 1 },
      { shortPercent: 0, mediumPercent: 0, longPercent: 0 },
    ]) {
      const result = run(at(params));
      expect(result.peakCfs).toBe(0);
      expect(result.volumeFt3).toBe(0);
    }
  });

  it('lists the three responses, the quick one first', () => {
    expect(responses).toEqual(['short', 'medium', 'long']);
  });
});

describe('the project of RDII', () => {
  it('lists the gage before the unit hydrographs, because the engine would leave out rain otherwise', () => {
    const text = project(at({ shortPercent: 5, abstractionIn: 0.2 }));
    expect(text.indexOf('[RAINGAGES]')).toBeLessThan(text.indexOf('[HYDROGRAPHS]'));
    expect(text).toMatch(/^UH +ALL +SHORT +0.05 +1 +1.5 +0.2 +0 +0$/m);
  });
});

describe('the sentence of RDII', () => {
  const say = (params: Partial<RdiiParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params)));

  it('names the moment, the peak and the volume', () => {
    expect(say({})).toMatchInlineSnapshot(
      `"At 8 h, 1.42 cfs of RDII enters the sewer, 1% from the short, 75% from the medium and 24% from the long response. The peak of 2.23 cfs comes 1.63 h after the heaviest rain. Of 2 in of rain on 100 ac, 0.247 in or 12.4% enters the sewer: 89,661 ft³."`,
    );
    expect(say({}, 'SI')).toMatchInlineSnapshot(
      `"At 8 h, 0.0401 m³/s of RDII enters the sewer, 1% from the short, 75% from the medium and 24% from the long response. The peak of 0.0632 m³/s comes 1.63 h after the heaviest rain. Of 50.8 mm of rain on 40.5 ha, 6.27 mm or 12.4% enters the sewer: 2,539 m³."`,
    );
  });

  it('has its own wording where nothing flows', () => {
    expect(say({ depthIn: 0 })).toBe('Without rain there is no RDII.');
    expect(say({ depthIn: 0.5, abstractionIn: 0.5 })).toBe(
      'Initial abstraction holds back all of the 0.5\u00a0in of rain, so nothing enters the sewer.',
    );
    expect(say({ shortPercent: 0, mediumPercent: 0, longPercent: 0 })).toBe(
      'All three R values are zero, so no rain enters the sewer.',
    );
    expect(say({ hour: 0 })).toMatch(/^At 0 h, nothing enters the sewer\./);
    expect(say({ areaAc: 10, hour: 1 })).toMatch(/^At 1 h, next to nothing enters the sewer\./);
  });

  it('never mentions a peak of 0 cfs', () => {
    for (let depthIn = 0.1; depthIn <= 6; depthIn += 0.1) {
      for (let abstractionIn = 0; abstractionIn <= 1; abstractionIn += 0.05) {
        const rounded = { depthIn: +depthIn.toFixed(2), abstractionIn: +abstractionIn.toFixed(2) };
        for (const rainHours of [1, 3, 6, 12]) {
          expect(say({ ...rounded, rainHours })).not.toContain('peak of 0\u00a0cfs');
        }
      }
    }
  });
});

describe('the examples of RDII', () => {
  it('have the results that their notices state', () => {
    const start = run(spec.initial);
    const [drains = start, wet = start, drawn = start] = spec.examples.map(({ params }) =>
      run(at(params)),
    );
    expect(drains.peakCfs / start.peakCfs).toBeCloseTo(0.63, 2);
    expect(drains.peakHour - start.peakHour).toBe(3.75);
    expect(momentAt(wet, 24).totalCfs / momentAt(start, 24).totalCfs).toBeCloseTo(2, 6);
    expect(wet.peakCfs / start.peakCfs).toBeCloseTo(1.048, 3);
    expect(drawn.volumeFt3 / start.volumeFt3).toBeCloseTo(1, 2);
  });
});
