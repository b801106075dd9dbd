import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { hortonInfiltration } from '../hydrology/horton';
import { simulateRunoff } from '../hydrology/runoff';
import { alphaOf } from '../hydrology/subarea';
import { withinLimits } from '../kit/controls';
import { formatQuantity, minFlowCfs } from '../kit/format';
import { steps } from '../kit/scale';
import { controls } from './controls';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { horizonHours, momentAt, run, type SubcatchmentFlowParams } from './model';
import { project } from './project';

testDiagram(spec, {
  claims: [
    ['49% of the rain runs off', '40% of the rain runs off'],
    ['sheds 1.02 cfs', 'No water stands'],
    ['49% of the rain runs off', '38% of the rain runs off'],
  ],
  openGoal: ['rainInPerHour', 'No water stands on pervious ground'],
});

const at = (params: Partial<SubcatchmentFlowParams>) => ({ ...spec.initial, ...params });
/** The relative error of a value, or the absolute one if zero is expected. */
const errorOf = (value: number, expected: number) =>
  expected === 0 ? Math.abs(value) : Math.abs(value / expected - 1);

interface EngineCase {
  params: SubcatchmentFlowParams;
  peakCfs: number;
  runoffIn: number;
  infiltrationIn: number;
  at: { hour: number; outflowCfs: number }[];
}
const cases = engineCases<EngineCase>('subcatchment-flow');

describe('the model of subcatchment flow', () => {
  it.each(cases.map((one, n) => ({ ...one, n })))(
    'agrees with the engine within 1%: peak, volumes and six moments of case $n',
    ({ params, ...expected }) => {
      const result = run(params);
      expect(errorOf(result.peakCfs, expected.peakCfs)).toBeLessThan(0.01);
      expect(errorOf(result.totals.runoffIn, expected.runoffIn)).toBeLessThan(0.01);
      expect(errorOf(result.totals.infiltrationIn, expected.infiltrationIn)).toBeLessThan(0.01);
      for (const { hour, outflowCfs } of expected.at) {
        const shown = momentAt(result, hour).outflowCfs;
        // The engine reports less than 0.001 in/hr as none: MIN_RUNOFF in consts.h.
        if (outflowCfs === 0) expect(shown).toBeLessThan(0.00101 * params.areaAc);
        else expect(errorOf(shown, outflowCfs)).toBeLessThan(0.01);
      }
    },
  );

  it('is checked on each route, and on two of them with run-on from upstream', () => {
    expect(new Set(cases.map(({ params }) => `${params.route} ${params.upstream}`)).size).toBe(5);
  });

  it('has the factor α of the manual’s example', () => {
    expect(alphaOf(140, 0.5, 5 * 43560, 0.01)).toBeCloseTo(0.006772, 6);
  });

  it.each([
    // Engine 5.2.4 gives 98.0% (the manual prints 97%) and 30.4%.
    ['impervious', 100, 0.98],
    ['pervious', 0, 0.3],
  ])('gives the runoff of Reference Manual I, section 3.9: %s', (_name, impervPercent, ratio) => {
    // A triangular storm of 2 in that peaks at 0.375 of its 6 h, in steps of 15 minutes.
    const height = (hour: number) =>
      (2 / 3) * (hour < 2.25 ? hour / 2.25 : Math.max(0, (6 - hour) / 3.75));
    const rain = Array.from({ length: 24 * 60 }, (_, minute) => ({
      rainInPerHour: minute < 360 ? height(Math.floor(minute / 15) / 4 + 0.125) : 0,
    }));
    const moments = simulateRunoff(
      {
        areaAc: 5,
        widthFt: 140,
        slopePercent: 0.5,
        impervPercent,
        zeroPercent: 25,
        roughnessImperv: 0.01,
        roughnessPerv: 0.1,
        storeImpervIn: 0.05,
        storePervIn: 0.05,
        route: 'outlet',
        routedPercent: 100,
        soil: { maxInPerHour: 1.2, minInPerHour: 0.1, decayPerHour: 2, dryingDays: 7 },
        evaporationInPerDay: 0,
      },
      rain,
      60,
    );
    const runoffFt3 = moments.reduce((sum, { outflowCfs }) => sum + outflowCfs * 60, 0);
    const rainFt3 =
      rain.reduce((sum, one) => sum + (one.rainInPerHour / 43200) * 60, 0) * 5 * 43560;
    expect(runoffFt3 / rainFt3).toBeCloseTo(ratio, 2);
  });

  it('infiltrates at a capacity that falls to its minimum rate', () => {
    const soil = { maxInPerHour: 3, minInPerHour: 0.5, decayPerHour: 4, dryingDays: 7 };
    const infiltrate = hortonInfiltration(soil, 60);
    const rates = steps(0, 360, 361).map(() => infiltrate(10 / 43200, 0) * 43200);
    expect(rates[0]).toBeCloseTo(2.92, 2);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    expect(rates.at(-1)).toBeCloseTo(0.5, 6);
  });

  it.each([{}, { route: 'pervious' }, { route: 'impervious', soilInPerHour: 0 }] as const)(
    'conserves mass within the error of the engine’s scheme: %o',
    (changes) => {
      const params = at({ ...changes, rainInPerHour: 2, evaporationInPerDay: 0.5 });
      const { moments, totals, areasFt2 } = run(params);
      const areaFt2 = params.areaAc * 43560;
      const evaporated = moments.reduce((sum, one) => sum + one.evaporationCfs * 60, 0) / areaFt2;
      const left = areasFt2.reduce((sum, a, n) => sum + a * (moments.at(-1)?.depthsFt[n] ?? 0), 0);
      const out = totals.runoffIn + totals.infiltrationIn + 12 * (evaporated + left / areaFt2);
      expect(errorOf(out, totals.rainIn)).toBeLessThan(0.015);
    },
  );

  it('sheds rain as fast as it falls once impervious ground is in equilibrium', () => {
    const { moments } = run(at({ impervPercent: 100, rainHours: 4 }));
    // 1 in/hr on 5 ac is 5.04 cfs.
    expect(moments[239]?.outflowCfs).toBeCloseTo((5 * 43560) / 43200, 3);
  });

  it('peaks higher with rain, imperviousness, width and slope, lower with capacity, storage and roughness', () => {
    const peaks = (values: number[], name: keyof SubcatchmentFlowParams) =>
      values.map((value) => run(at({ rainInPerHour: 2, [name]: value })).peakCfs);
    for (const [name, from, to] of [
      ['rainInPerHour', 0, 6],
      ['impervPercent', 0, 100],
      ['widthFt', 50, 3000],
      ['slopePercent', 0.1, 10],
    ] as const) {
      const rising = peaks(steps(from, to, 6), name);
      expect(rising, name).toEqual(rising.toSorted((a, b) => a - b));
    }
    for (const [name, from, to] of [
      ['soilInPerHour', 0, 3],
      ['storePervIn', 0, 0.5],
      ['roughnessPerv', 0.05, 0.8],
    ] as const) {
      const falling = peaks(steps(from, to, 6), name);
      expect(falling, name).toEqual(falling.toSorted((a, b) => b - a));
    }
  });

  it('has no runoff without rain, or where the soil absorbs all of it', () => {
    expect(run(at({ rainInPerHour: 0 })).peakCfs).toBe(0);
    const lawn = run(at({ impervPercent: 0, soilInPerHour: 3 }));
    expect(lawn.peakCfs).toBe(0);
    expect(lawn.totals.infiltrationIn).toBeCloseTo(1, 9);
  });

  it('reports the runoff of each kind of ground as long as the subcatchment has outflow', () => {
    const late = at({
      rainInPerHour: 1,
      rainHours: 4,
      areaAc: 44.5,
      widthFt: 2250,
      slopePercent: 9.7,
      impervPercent: 52,
      zeroPercent: 30,
      storeImpervIn: 0.09,
      storePervIn: 0.45,
      roughnessImperv: 0.028,
      roughnessPerv: 0.46,
      soilInPerHour: 2.1,
      evaporationInPerDay: 0.1,
    });
    const { outflowCfs, runoffCfs } = momentAt(run(late), 5.5);
    expect(outflowCfs).toBeGreaterThan(0.06);
    expect(runoffCfs[0] + runoffCfs[1] + runoffCfs[2]).toBeCloseTo(outflowCfs, 3);
  });

  it('keeps the width within what the area allows', () => {
    expect(withinLimits(controls, at({ widthFt: 3000, areaAc: 1 })).widthFt).toBe(850);
  });
});

describe('the examples of subcatchment flow', () => {
  const [early, roofs, narrow] = spec.examples.map(({ params }) => ({
    result: run(at(params)),
    hour: at(params).hour,
  }));
  const start = run(at({}));

  it('has A1 below its depression storage while the others shed', () => {
    if (!early) throw new Error('no example');
    const { depthsFt, runoffCfs } = momentAt(early.result, early.hour);
    expect(depthsFt[0] * 12).toBeLessThan(0.9 * spec.initial.storePervIn);
    expect(runoffCfs[0]).toBe(0);
    expect(Math.min(runoffCfs[1], runoffCfs[2])).toBeGreaterThan(0);
  });

  it('drains the roofs onto the lawn: 40% instead of 49%', () => {
    expect(roofs?.result.runoffFraction).toBeCloseTo(0.4, 2);
    expect(start.runoffFraction).toBeCloseTo(0.49, 2);
  });

  it('holds the water back with a small width', () => {
    expect(narrow?.result.peakCfs).toBeLessThan(start.peakCfs);
    expect(narrow?.result.totals.infiltrationIn).toBeGreaterThan(start.totals.infiltrationIn);
  });
});

describe('the sentence of subcatchment flow', () => {
  const say = (params: Partial<SubcatchmentFlowParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it('names rain, outflow, the state of pervious ground and the part that runs off', () => {
    expect(say({})).toBe(
      'After 1 h of rain at 1 in/hr, 3.04 cfs leaves the subcatchment. Pervious ground holds 0.486 in, more than its depression storage, and sheds 1.02 cfs. Within 3 h, 49% of the rain runs off.',
    );
  });
  it('uses SI units', () => {
    expect(say({ hour: 0.25 }, 'SI')).toBe(
      'After 0.25 h of rain at 25.4 mm/hr, 0.0492 m³/s leaves the subcatchment. Depression storage on pervious ground holds 3.81 mm, and the ground sheds nothing. Within 3 h, 49% of the rain runs off.',
    );
  });
  it('does not put the unit of a depth before another "in"', () => {
    expect(say({ hour: 0.25 })).toContain(
      'Depression storage on pervious ground holds 0.15 in, and the ground sheds nothing.',
    );
  });
  it('mentions no load where nothing runs off, and does not round a small share to 0%', () => {
    const lawn = { impervPercent: 0, soilInPerHour: 3, rainMgPerL: 8 };
    expect(say(lawn)).toMatch(/ 0% of the rain runs off\.$/);
    expect(say({ ...lawn, impervPercent: 1, rainInPerHour: 0.1, zeroPercent: 0 })).toContain(
      'less than 1% of the rain runs off. The runoff has the concentration of the rain, 8 mg/L,',
    );
  });
  it('mentions the time after the rain, dry ground, run-on and the lack of rain', () => {
    expect(say({ hour: 3 })).toBe(
      'At 3 h, 2 h after the rain, 0.00367 cfs leaves the subcatchment. No water stands on pervious ground. Within 3 h, 49% of the rain runs off.',
    );
    expect(say({ route: 'impervious', routedPercent: 60, upstream: true })).toContain(
      'of it onto impervious ground. Within 3 h,',
    );
    expect(say({ impervPercent: 100 })).toBe(
      'After 1 h of rain at 1 in/hr, 5.04 cfs leaves the subcatchment. Within 3 h, 95% of the rain runs off.',
    );
    expect(say({ rainInPerHour: 0.3, widthFt: 50, soilInPerHour: 0.05, hour: 2 })).toContain(
      ', more than its depression storage, and sheds 0.00463 cfs.',
    );
    expect(
      say({ rainInPerHour: 0.3, widthFt: 50, impervPercent: 50, soilInPerHour: 0.05, hour: 2.75 }),
    ).toContain(', barely more than its depression storage, and sheds next to nothing.');
    // A small part of the outflow is stated, too: the engine has 0.0302 cfs from this ground alone.
    const small = { impervPercent: 99, route: 'impervious' } as const;
    const moment = momentAt(run(at(small)), spec.initial.hour);
    expect(moment.runoffCfs[0]).toBeCloseTo(0.0302, 4);
    expect(moment.runOnCfs).toBeCloseTo(0.0302, 4);
    expect(say(small)).toContain('0.0302 cfs');
    // The outflow is stated even where the engine reports it as zero, as it does below MIN_RUNOFF: the
    // outlet node of the engine still receives 0.0419 cfs.
    expect(say({ route: 'pervious', areaAc: 50, hour: 0.3 })).toMatch(
      /, 0\.0419 cfs leaves the subcatchment\. .* sheds 0\.0419 cfs\./,
    );
    expect(say({ rainInPerHour: 0 })).toBe(
      'Without rain, no water leaves the subcatchment. No water stands on pervious ground.',
    );
  });
});

describe('rain that ends within a step', () => {
  // A link can set a duration between two steps of the slider.
  const params = at({ rainInPerHour: 2.4, rainHours: 0.8125 });
  const result = run(params);

  it('adds up to its depth', () => {
    expect(result.totals.rainIn).toBeCloseTo(1.95, 9);
  });

  it('is followed by runoff until the end of the time shown', () => {
    const { moments } = result;
    const last = momentAt(result, horizonHours(params));
    expect(last).toBe(moments.at(-1));
    expect(last.depthsFt[1] * 12).toBeGreaterThan(params.storeImpervIn);
  });

  it('has the same depth in the project', () => {
    const rates = [...project(params).matchAll(/^RAIN +\S+ +(\S+)$/gm)].map(([, rate]) =>
      Number(rate),
    );
    expect(rates.reduce((sum, rate) => sum + rate * 0.25, 0)).toBeCloseTo(1.95, 4);
  });
});

describe('the readings of subcatchment flow', () => {
  it('counts a flow that is too small to matter as none', () => {
    const params = at({ areaAc: 1, impervPercent: 10, rainHours: 0.25, hour: 2.25 });
    const result = run(params);
    const [, storedCfs, bareCfs] = momentAt(result, params.hour).runoffCfs;
    expect(storedCfs + bareCfs).toBeGreaterThan(0);
    const readings = spec.readings?.(params, 'US', result);
    expect(readings).toContainEqual({
      label: 'Impervious ground sheds',
      value: formatQuantity(0, 'flow', 'US'),
    });
    expect(readings).toContainEqual({ label: 'Area that sheds water', value: '0%' });
  });

  it('gives no peak where nothing runs off', () => {
    const params = at({ rainInPerHour: 0 });
    expect(spec.readings?.(params, 'US', run(params))).toContainEqual({
      label: 'Peak at the outlet',
      value: 'none',
    });
  });
});

describe('the drawing of subcatchment flow', () => {
  const draw = (params: SubcatchmentFlowParams) =>
    renderToStaticMarkup(createElement(spec.Drawing, { params, result: run(params), units: 'US' }));

  it('routes all water to the outlet where one kind of ground is missing', () => {
    for (const [route, impervPercent] of [
      ['pervious', 100],
      ['impervious', 0],
    ] as const) {
      const params = at({ impervPercent, hour: 0.9 });
      expect(draw({ ...params, route })).toBe(draw({ ...params, route: 'outlet' }));
    }
    expect(draw(at({ route: 'pervious' }))).not.toBe(draw(at({})));
  });

  it('shows no run-on that is too small for a line', () => {
    const late = at({ route: 'pervious', areaAc: 1, rainHours: 0.25, hour: 2.25 });
    const { runOnCfs } = momentAt(run(late), late.hour);
    expect(runOnCfs).toBeGreaterThan(0);
    expect(runOnCfs).toBeLessThan(minFlowCfs);
    expect(draw(late)).not.toContain('stroke-width="0"');
  });

  it('has no part below zero where the scheme yields more runoff than rain', () => {
    const params = at({
      rainInPerHour: 6,
      rainHours: 0.25,
      areaAc: 1,
      widthFt: 850,
      slopePercent: 10,
      impervPercent: 100,
      storeImpervIn: 0,
      roughnessImperv: 0.01,
    });
    const { totals, runoffFraction } = run(params);
    expect(totals.runoffIn / totals.rainIn).toBeGreaterThan(1.005);
    expect(runoffFraction).toBe(1);
    expect(draw(params)).toContain('infiltration 0%');
  });
});

describe('the load of rain', () => {
  const dirty = { zeroPercent: 0, soilInPerHour: 3, storeImpervIn: 0, rainMgPerL: 8 };
  const say = (params: Partial<SubcatchmentFlowParams>) =>
    describeInWords(at(params), 'US', run(at(params))).replaceAll('\u00a0', ' ');

  it('runs off with its water: in the engine 3.613 of 9.058 lb, at 8 mg/L', () => {
    expect(run(at(dirty)).runoffFraction).toBeCloseTo(3.613 / 9.058, 2);
    expect(say(dirty)).toContain(
      'The runoff has the concentration of the rain, 8 mg/L, and carries 40% of the rain’s load; what infiltrates leaves the model.',
    );
  });

  it('is that of rain and run-on with a subcatchment upstream', () => {
    const upstream = { ...dirty, upstream: true };
    const { rainIn, runOnIn, runoffIn } = run(at(upstream)).totals;
    expect(runoffIn / (rainIn + runOnIn)).toBeCloseTo(0.4, 2);
    expect(say(upstream)).toContain('carries 40% of the load of rain and run-on;');
  });

  it('is not stated where evaporation raises the concentration', () => {
    expect(say({ ...dirty, evaporationInPerDay: 0.1 })).not.toContain('load');
  });
});
