import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { hyetograph } from '../hydrology/storm';
import { steps } from '../kit/scale';
import { describe as describeInWords } from './describe';
import { HydrographDrawing } from './drawing';
import { spec } from './index';
import { blocksOf, depthOf, intendedInches } from './input';
import { type HydrographParams, momentAt, run } from './model';

testDiagram(spec, {
  claims: [
    ['The peak of 6.92 cfs at 1.75 h', 'The peak of 8.22 cfs at 1.5 h'],
    ['A total of 0.5 in of rain falls', 'A total of 2 in of rain falls'],
    ['Baseline part 3 cfs; Series part 7 cfs', 'Baseline part 3 cfs; Series part 14 cfs'],
  ],
});

const at = (params: Partial<HydrographParams>) => ({ ...spec.initial, ...params });
/** The relative error of a value. */
const relativeError = (value: number, expected: number) =>
  expected === 0 ? Math.abs(value) : Math.abs(value / expected - 1);

interface EngineCase {
  params: HydrographParams;
  peakCfs: number;
  peakHour: number;
  runoffIn: number;
  infiltrationIn: number;
  at: { hour: number; runoffCfs: number }[];
}
const cases = engineCases<EngineCase>('hydrograph');

describe('the model of the hydrograph', () => {
  it.each(cases.map((one, n) => ({ ...one, n })))(
    'agrees with the engine within 1%: peak, volumes and six moments of case $n',
    ({ params, ...expected }) => {
      const result = run(params);
      expect(relativeError(result.peakCfs, expected.peakCfs)).toBeLessThan(0.01);
      expect(result.peakHour).toBeCloseTo(expected.peakHour, 4);
      expect(relativeError(result.runoffIn, expected.runoffIn)).toBeLessThan(0.01);
      expect(relativeError(result.infiltrationIn, expected.infiltrationIn)).toBeLessThan(0.01);
      for (const { hour, runoffCfs } of expected.at) {
        // The engine reports less than 0.001 in/hr of runoff as none.
        const least = 0.00101 * params.areaAc;
        const { runoffCfs: modeled } = momentAt(result, hour);
        if (runoffCfs === 0) expect(modeled).toBeLessThan(least);
        else expect(relativeError(modeled, runoffCfs)).toBeLessThan(0.01);
      }
    },
  );

  it('has engine cases for each shape of storm and each soil', () => {
    expect(new Set(cases.map(({ params }) => params.storm)).size).toBe(4);
    expect(new Set(cases.map(({ params }) => params.soil)).size).toBe(3);
  });

  it.each(['uniform', 'early', 'central', 'late'] as const)(
    'distributes the whole depth: %s',
    (storm) => {
      for (const hours of [0.5, 2.75, 6]) {
        const rates = hyetograph(storm, 3, hours);
        expect(rates.reduce((sum, rate) => sum + rate / 4, 0)).toBeCloseTo(3, 9);
        expect(Math.min(...rates)).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it.each(['uniform', 'early', 'central', 'late'] as const)(
    'distributes the whole depth over a duration that is not a multiple of the interval: %s',
    (storm) => {
      for (const hours of [0.3, 0.6, 1.4, 3.2]) {
        const fallen = hyetograph(storm, 2, hours).reduce((sum, rate) => sum + rate / 4, 0);
        expect(fallen).toBeCloseTo(2, 9);
      }
    },
  );

  it('has the hyetograph of Reference Manual I, table 3-7', () => {
    const rates = hyetograph('early', 2, 6);
    expect(Math.max(...rates)).toBeCloseTo(0.644, 3);
    expect(rates.indexOf(Math.max(...rates))).toBe(9);
  });

  it('has no more runoff than rain on any ground', () => {
    for (const soil of ['sand', 'loam', 'clay'] as const) {
      for (const impervPercent of [0, 50, 100]) {
        const { runoffIn, infiltrationIn } = run(at({ soil, impervPercent, depthIn: 4 }));
        // The runoff at the end of a step counts for the whole step, an error of 1% at most.
        expect(runoffIn + infiltrationIn).toBeLessThan(4 * 1.01);
      }
    }
  });

  it('has no lag and no losses where water runs off at once', () => {
    const roof = run(
      at({ impervPercent: 100, storeImpervIn: 0, areaAc: 1, widthFt: 850, slopePercent: 10 }),
    );
    expect(roof.runoffFraction).toBeCloseTo(1, 1);
    expect(roof.lagHours).toBeLessThan(0.05);
    expect(roof.peakFraction).toBeGreaterThan(0.99);
  });

  it('peaks higher with imperviousness, width and slope, lower with depression storage', () => {
    const peaks = (name: keyof HydrographParams, from: number, to: number) =>
      steps(from, to, 6).map((value) => run(at({ [name]: value })).peakCfs);
    for (const rising of [
      peaks('impervPercent', 0, 100),
      peaks('widthFt', 50, 3000),
      peaks('slopePercent', 0.1, 10),
      peaks('depthIn', 0, 8),
    ]) {
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    }
    const falling = peaks('storePervIn', 0, 0.5);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });

  it('lags less with more width, and so a shorter overland flow path', () => {
    const lags = [50, 150, 600, 2000].map((widthFt) => run(at({ widthFt })).lagHours);
    expect(lags).toEqual(lags.toSorted((a, b) => b - a));
  });

  it('has the peak where a flat top begins', () => {
    const flat = run(
      at({
        storm: 'uniform',
        depthIn: 1,
        rainHours: 5,
        areaAc: 22,
        widthFt: 2500,
        slopePercent: 3.9,
        impervPercent: 85,
        storeImpervIn: 0.19,
      }),
    );
    const before = flat.runoffCfs[Math.round(flat.peakHour * 60) - 2] ?? 0;
    expect(before).toBeLessThan(flat.peakCfs * (1 - 1e-4));
    expect(flat.peakHour).toBeLessThan(2.5);
  });

  it('gives nothing without rain', () => {
    const dry = run(at({ depthIn: 0 }));
    expect([dry.peakCfs, dry.peakFraction, dry.lagHours, dry.runoffFraction]).toEqual([0, 0, 0, 0]);
  });
});

describe('the examples of the hydrograph', () => {
  const start = run(at({}));
  const [built, , late] = spec.examples.map(({ params }) => run(at(params)));

  it('peaks 60% higher and half an hour earlier once the land is developed', () => {
    expect(built?.peakCfs).toBeCloseTo(1.6 * start.peakCfs, 0);
    expect(start.peakHour - (built?.peakHour ?? 0)).toBeCloseTo(0.5, 1);
    expect(built?.runoffFraction).toBeCloseTo(0.88, 2);
    expect(start.runoffFraction).toBeCloseTo(0.61, 2);
  });

  it('applies only a quarter of the depth if the gage’s interval is too short', () => {
    const gage = at(spec.examples[1]?.params ?? {});
    expect(gage.show).toBe('gage');
    const intended = intendedInches(gage);
    expect(depthOf(blocksOf(gage)) / intended).toBeCloseTo(0.25, 9);
    expect(depthOf(blocksOf({ ...gage, gageMinutes: 60 }))).toBeCloseTo(intended, 9);
  });

  it('peaks 17% lower and lags more with half the width', () => {
    const narrow = run(at({ widthFt: 300 }));
    expect(narrow.peakCfs / start.peakCfs).toBeCloseTo(0.83, 2);
    expect([start.lagHours, narrow.lagHours].map((one) => Math.round(60 * one))).toEqual([25, 31]);
    expect(narrow.infiltrationIn).toBeGreaterThan(start.infiltrationIn);
  });

  it('peaks 21% higher where the heaviest rain is late', () => {
    expect((late?.peakCfs ?? 0) / start.peakCfs).toBeCloseTo(1.21, 2);
  });
});

describe('the drawing of the hydrograph', () => {
  const labels = (params: Partial<HydrographParams>) => {
    const props = { params: at(params), result: run(at(params)), units: 'US' } as const;
    return renderToStaticMarkup(createElement(HydrographDrawing, props)).replaceAll('\u00a0', ' ');
  };

  it('labels the peak and its time, if anything runs off', () => {
    expect(labels({})).toContain('6.92 cfs at 1.75 h');
    expect(labels({ depthIn: 0 })).not.toContain('0 cfs at');
    expect(labels({ depthIn: 0.1, impervPercent: 0 })).not.toContain('0 cfs at');
  });
});

describe('the sentence of the hydrograph', () => {
  const say = (params: Partial<HydrographParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it('names the moment, the peak, the lag and the volume', () => {
    expect(say({})).toBe(
      'At 1 h it rains at 1.27 in/hr and 3.83 cfs runs off. The peak of 6.92 cfs at 1.75 h is 54% of the heaviest rain over the area, and the center of the runoff lags 25 min behind that of the rain. Within 6 h, 1.21 in runs off, which is 61% of the 2 in of rain.',
    );
  });
  it('names the rain that begins at the moment, or that has ended', () => {
    expect(say({ hour: 1.45 })).toMatch(/it rains at 1\.16 in\/hr/);
    expect(say({ hour: 1.5 })).toMatch(/it rains at 0\.978 in\/hr/);
    expect(say({ hour: 3 })).toMatch(/^At 3 h, at the end of the rain, /);
  });
  it('uses SI units, and mentions the time after the rain', () => {
    expect(say({ hour: 4 }, 'SI')).toBe(
      'At 4 h, 1 h after the rain, 0.000733 m³/s runs off. The peak of 0.196 m³/s at 1.75 h is 54% of the heaviest rain over the area, and the center of the runoff lags 25 min behind that of the rain. Within 6 h, 30.9 mm runs off, which is 61% of the 50.8 mm of rain.',
    );
  });
  it('states when nothing runs off', () => {
    expect(say({ depthIn: 0.1, impervPercent: 0 })).toBe(
      'At 1 h it rains at 0.0637 in/hr and nothing runs off. All of the 0.1 in of rain stays on the ground or soaks in.',
    );
    // A little of the rain runs off: engine 5.2.4 reports a peak of 0.01 cfs.
    expect(say({ depthIn: 1.2, impervPercent: 0, soil: 'sand', hour: 2 })).toMatch(
      /and 0\.0129 cfs runs off\. The peak of 0\.0129 cfs at 2 h .* less than 1% of the 1\.2 in of rain\.$/,
    );
    expect(say({ depthIn: 0 })).toBe('Without rain nothing runs off.');
  });
  it('states 0% and 100% only for none and all of the rain', () => {
    expect(say({ depthIn: 7.5, impervPercent: 99, storeImpervIn: 0 })).toContain(
      'more than 99% of the 7.5 in of rain',
    );
    expect(say({ depthIn: 1.2, impervPercent: 0, soil: 'sand', rainHours: 2.5 })).not.toMatch(
      / 0%/,
    );
  });
});

describe('the readings of the hydrograph', () => {
  it('gives no time to peak and no lag if nothing runs off', () => {
    const readings = spec.readings?.(at({ depthIn: 0 }), 'US', run(at({ depthIn: 0 })));
    expect(readings?.filter(({ value }) => value === 'none').map(({ label }) => label)).toEqual([
      'Time to peak',
      'Lag between centers of mass',
    ]);
  });
});
