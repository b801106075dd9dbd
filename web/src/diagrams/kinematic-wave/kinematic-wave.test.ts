import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { areaOf, depthOf, factorOf, factorSlopeOf } from '../hydraulics/circle';
import { findRoot } from '../hydraulics/find-root';
import { steps } from '../kit/scale';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import {
  celerityOf,
  fullFlowOf,
  horizonHours,
  inflowAt,
  type KinematicWaveParams,
  momentAt,
  run,
} from './model';
import { project } from './project';

testDiagram(spec, {
  claims: [
    ['The pipe never fills', 'its full flow of 47.2 cfs'],
    ['15 min after the inflow peaks', 'without delay or attenuation'],
    ['12% lower', '29% lower'],
  ],
});

const at = (params: Partial<KinematicWaveParams>) => ({ ...spec.initial, ...params });

interface EngineCase {
  params: KinematicWaveParams;
  outPeakCfs: number;
  floodedFt3: number;
  at: { hour: number; outflowCfs: number; outDepthFt: number }[];
}
const cases = engineCases<EngineCase>('kinematic-wave');

describe('the model of the kinematic wave', () => {
  it.each(cases.map((one, n) => ({ ...one, n })))(
    'agrees with the engine within 1% of the peak and of the diameter, as both end their search within 0.1% of the full area: case $n',
    ({ params, ...expected }) => {
      const result = run(params);
      const { outPeakCfs } = expected;
      expect(Math.abs(result.outPeakCfs / outPeakCfs - 1)).toBeLessThan(0.01);
      expect(Math.abs(result.floodedFt3 - expected.floodedFt3)).toBeLessThan(
        0.01 * expected.floodedFt3 + 0.5,
      );
      for (const { hour, outflowCfs, outDepthFt } of expected.at) {
        const moment = momentAt(result, { ...params, hour });
        expect(Math.abs(moment.outflowCfs - outflowCfs)).toBeLessThan(0.01 * outPeakCfs);
        const depthFt = moment.depthsFt.at(-1) ?? 0;
        expect(Math.abs(depthFt - outDepthFt)).toBeLessThan(0.01 * params.diameterFt);
      }
    },
  );

  it('passes each inflow on at once in steady flow routing, at its normal depth', () => {
    const params = at({ method: 'steady', hour: 0.3, stepS: 30 });
    const { inflowCfs, outflowCfs, depthsFt } = momentAt(run(params), params);
    expect(Math.abs(outflowCfs / inflowCfs - 1)).toBeLessThan(1e-6);
    expect(new Set(depthsFt).size).toBe(1);
    expect(describeInWords(params, 'US', run(params)).replaceAll('\u00a0', ' ')).toContain(
      'Steady flow routing passes each inflow down all conduits in the same step, at the normal depth of',
    );
  });

  it('is checked above and below full flow, with each number of conduits', () => {
    expect(cases.filter(({ floodedFt3 }) => floodedFt3 > 0).length).toBeGreaterThan(1);
    expect(new Set(cases.map(({ params }) => params.reaches)).size).toBe(4);
  });

  it('matches a hand calculation of full flow: 1 ft, 1%, n 0.013', () => {
    expect(fullFlowOf(at({ diameterFt: 1, slopePercent: 1 }))).toBeCloseTo(3.563, 3);
  });

  it('moves faster than the water: 1.33 times as fast in a half-full pipe', () => {
    const half = fullFlowOf(at({})) / 2;
    const velocity = half / ((Math.PI / 8) * 9);
    expect(celerityOf(at({}), half) / velocity).toBeCloseTo(4 / 3, 1);
  });

  it('finds a root, even where Newton’s method leaves the bracket', () => {
    const within = { low: 0, high: 2, tolerance: 1e-9 };
    const square = (x: number) => x ** 2 - 2;
    expect(findRoot(square, (x) => 2 * x, { ...within, start: 1 })).toBeCloseTo(Math.SQRT2, 9);
    expect(findRoot(square, (x) => 2 * x, { ...within, start: 0.01 })).toBeCloseTo(Math.SQRT2, 9);
  });

  it('has circle tables that agree with the exact formula where they meet, and a largest flow 8% above full flow', () => {
    expect(factorOf(0.0399)).toBeCloseTo(factorOf(0.0401), 3);
    expect(depthOf(0.0399)).toBeCloseTo(depthOf(0.0401), 3);
    expect(factorSlopeOf(0.0399)).toBeCloseTo(factorSlopeOf(0.0401), 0);
    expect(Math.max(...steps(0, 1, 201).map(factorOf))).toBeCloseTo(1.08, 2);
    for (const factor of [1e-7, 1e-4, 0.01, 0.02, 0.3, 0.7, 0.99]) {
      expect(factorOf(areaOf(factor)) / factor).toBeCloseTo(1, 2);
    }
    expect([factorOf(0), areaOf(0), depthOf(0), factorOf(1), areaOf(1), depthOf(1)]).toEqual([
      0, 0, 0, 1, 1, 1,
    ]);
  });

  it('conserves mass within 3%', () => {
    for (const { params } of cases) expect(Math.abs(run(params).errorFraction)).toBeLessThan(0.03);
  });

  it('has its highest outflow as it fills, where the peak is above full flow', () => {
    const { moments, outPeakCfs } = run(
      at({ reaches: '1', stepS: 180, peakCfs: 200, lengthFt: 4000, baseCfs: 0 }),
    );
    expect(outPeakCfs).toBe(Math.max(...moments.map((one) => one.outflowCfs)));
    // The engine has 50.93 cfs, 12 min after the start.
    expect(Math.abs(outPeakCfs / 50.93 - 1)).toBeLessThan(0.01);
  });

  it('divides the continuity error by the initial volume plus inflow, as the engine does', () => {
    // Relative to the inflow alone it would be 1.236%; the engine has 1.07%.
    expect(100 * run(at({})).errorFraction).toBeCloseTo(1.08, 2);
  });

  it('keeps a steady flow', () => {
    const { moments } = run(at({ peakCfs: 20, baseCfs: 20 }));
    for (const { outflowCfs } of moments) expect(outflowCfs).toBeCloseTo(20, 0);
  });

  it('keeps more of the peak the more conduits there are', () => {
    const peaks = (['1', '2', '5', '10'] as const).map(
      (reaches) => run(at({ reaches })).outPeakCfs,
    );
    expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
  });

  it('takes longer to reach the outlet the longer, flatter and rougher the sewer is', () => {
    const delays = (name: keyof KinematicWaveParams, values: number[]) =>
      values.map((value) => run(at({ [name]: value })).travelS);
    for (const longer of [
      delays('lengthFt', [500, 5000, 20000]),
      delays('slopePercent', [5, 1, 0.25]),
      delays('roughness', [0.009, 0.013, 0.018]),
    ]) {
      expect(longer).toEqual(longer.toSorted((a, b) => a - b));
    }
  });

  it('never lets in more than full flow', () => {
    const { moments } = run(at({ peakCfs: 200 }));
    expect(Math.max(...moments.map(({ areas }) => areas[0] ?? 0))).toBe(1);
  });

  it('gives the inflow at the exact time, and interpolates the rest between two steps', () => {
    const params = at({ stepS: 300 });
    const result = run(params);
    const outflow = (hour: number) => momentAt(result, { ...params, hour }).outflowCfs;
    for (const hour of [0.05, 0.25, 0.35]) {
      expect(momentAt(result, { ...params, hour }).inflowCfs).toBe(inflowAt(params, hour));
    }
    expect(outflow(0.375)).toBeCloseTo((outflow(4 / 12) + outflow(5 / 12)) / 2, 9);
    expect(outflow(9)).toBe(result.moments.at(-1)?.outflowCfs);
  });

  it('has no outflow peak before the inflow peaks, and none if the outflow peaks after the duration shown', () => {
    // The steady flow itself swings by more than what is left of this flood.
    const swinging = { peakCfs: 7, baseCfs: 4.8, floodHours: 0.25, diameterFt: 1.75, stepS: 30 };
    const sewer = { lengthFt: 19900, slopePercent: 1.75, roughness: 0.028, reaches: '2' } as const;
    expect(run(at({ ...swinging, ...sewer })).peakDelayS ?? 0).toBeGreaterThanOrEqual(0);
    expect(run(at({ peakCfs: 10, lengthFt: 20000, slopePercent: 0.05 })).peakDelayS).toBe(
      undefined,
    );
  });

  it('ends within the duration shown, for each routing step', () => {
    for (let stepS = 30; stepS <= 300; stepS += 30) {
      const lastStep = run(at({ stepS })).moments.length - 1;
      expect((lastStep * stepS) / 3600).toBeLessThanOrEqual(horizonHours(at({})));
    }
  });

  it('names its routing method in the title of its project', () => {
    expect(project(at({}))).toContain('by kinematic wave routing\n');
    expect(project(at({ method: 'steady' }))).toContain('by steady flow routing\n');
  });

  it('starts dry without base flow, and does not flood', () => {
    const dry = run(at({ peakCfs: 1, baseCfs: 0, floodHours: 0.25, lengthFt: 20000 }));
    expect(dry.moments[0]?.outflowCfs).toBe(0);
    expect(dry.floodedFt3).toBe(0);
  });
});

describe('the sentence of the kinematic wave', () => {
  const say = (params: Partial<KinematicWaveParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it('names the flows at both ends, the speed, what SWMM makes of the peak, and full flow', () => {
    expect(say({ hour: 0.4 })).toBe(
      'At 0.4 h, 13.8 cfs arrives at the inlet and 14.7 cfs leaves the outlet. The peak moves at 9.12 ft/s and so takes 14.6 min to reach the outlet; in SWMM it comes out 12% lower, 15 min after the inflow peaks. The pipe never fills: full flow is 47.2 cfs.',
    );
  });
  it('uses SI units', () => {
    expect(say({ hour: 1 }, 'SI')).toBe(
      'At 1 h, 0.085 m³/s arrives at the inlet and 0.0888 m³/s leaves the outlet. The peak moves at 2.78 m/s and so takes 14.6 min to reach the outlet; in SWMM it comes out 12% lower, 15 min after the inflow peaks. The pipe never fills: full flow is 1.34 m³/s.',
    );
  });
  it('mentions the cap on inflow, and an outflow above full flow', () => {
    expect(say({ peakCfs: 70 })).toContain(
      'No more than its full flow of 47.2 cfs enters a conduit, so 9,577 ft³ floods and is lost: 7,017 ft³ at the inlet, 2,560 ft³ at the nodes downstream. The outflow reaches 49.3 cfs, as a pipe that is not quite full can carry up to 8% more than a full one.',
    );
    expect(say({ peakCfs: 48, reaches: '1' })).toMatch(/The outflow reaches \d\d(\.\d)? cfs\.$/);
  });
  it('calls a peak that is a little lower “about as high”', () => {
    const short = { lengthFt: 500, floodHours: 3 };
    expect(run(at(short)).outPeakCfs).toBeLessThan(30);
    expect(say(short)).toContain('in SWMM it comes out about as high, ');
  });
  it('shows no flooding where the steps miss the peak, in words and in the drawing', () => {
    const missed = { floodHours: 0.75, peakCfs: 171, diameterFt: 6, slopePercent: 0.6 };
    const sewer = { roughness: 0.026, lengthFt: 16100, baseCfs: 40.4, stepS: 300 } as const;
    const params = at({ ...missed, ...sewer, reaches: '2', hour: 0.375 });
    expect(say(params)).toMatch(
      / The peak is above the full flow of 164 cfs for less than a routing step, so SWMM's steps miss it and nothing floods\. The outflow reaches 126 cfs\.$/,
    );
    const draw = (shown: KinematicWaveParams) =>
      renderToStaticMarkup(
        createElement(spec.Drawing, { params: shown, result: run(shown), units: 'US' }),
      );
    expect(draw(params)).not.toContain('flooding');
    expect(draw(at({ peakCfs: 70, hour: 0.25 }))).toContain('flooding');
    // The steps miss the peak at the inlet only, and nodes below flood.
    const below = { peakCfs: 54, baseCfs: 6.8, floodHours: 1, slopePercent: 0.7, stepS: 210 };
    const shown = at({ ...below, roughness: 0.014, lengthFt: 1600, hour: 0.5 });
    expect(say(shown)).toContain('lost: 0 ft³ at the inlet, 8.25 ft³ at the nodes downstream');
    expect(draw(shown)).not.toContain('flooding');
  });
  it('gives the inflow at the time shown, even with long steps', () => {
    for (const stepS of [30, 300]) {
      expect(say({ stepS })).toMatch(/^At 0\.35 h, 19\.2 cfs arrives /);
      expect(say({ stepS, hour: 0.25 })).toMatch(/^At 0\.25 h, 30 cfs arrives /);
    }
  });
  it('gives no height or time of a peak that has not come out yet', () => {
    expect(say({ peakCfs: 10, lengthFt: 20000, slopePercent: 0.05 })).toContain(
      'The peak moves at 2.91 ft/s and so takes 114 min to reach the outlet; in SWMM it does not come out within the duration shown.',
    );
    const slow = { peakCfs: 20, lengthFt: 20000, slopePercent: 0.05, diameterFt: 2.5 };
    expect(say({ ...slow, roughness: 0.03 })).toMatch(
      / The outflow is \d+(\.\d+)? cfs at most within the duration shown, and its peak is still to come\.$/,
    );
  });
  it('names no peak of a constant inflow in steady flow routing', () => {
    expect(say({ method: 'steady' })).toContain('; the peak of a kinematic wave would take');
    expect(say({ method: 'steady', peakCfs: 20, baseCfs: 20 })).toMatch(
      /without delay or attenuation\.$/,
    );
  });

  it('mentions steady flow', () => {
    expect(say({ peakCfs: 20, baseCfs: 20 })).toMatch(
      /^At 0.35 h, 20 cfs arrives at the inlet and 20(\.\d)? cfs leaves the outlet. The flow is steady, and full flow is 47.2 cfs.$/,
    );
  });
});

describe('the examples of the kinematic wave', () => {
  const [high, one, flat] = spec.examples.map(({ params }) => run(at(params)));
  const start = run(at({}));
  const fallPercent = ({ outPeakCfs }: typeof start) =>
    Math.round(100 * (1 - outPeakCfs / spec.initial.peakCfs));

  it('loses what exceeds full flow, and discharges a little more than full flow', () => {
    expect(high?.floodedFt3).toBeGreaterThan(0);
    const ratio = (high?.outPeakCfs ?? 0) / (high?.fullCfs ?? 1);
    expect(ratio).toBeGreaterThan(1);
    expect(ratio).toBeLessThan(1.08);
    expect(Math.max(...(high?.moments ?? []).map(({ areas }) => areas[0] ?? 0))).toBe(1);
  });

  it('lowers the peak by 29% in one conduit and by 12% in ten', () => {
    expect(one && fallPercent(one)).toBe(29);
    expect(fallPercent(start)).toBe(12);
    expect(Math.min(...(one?.moments ?? []).map((moment) => moment.outflowCfs))).toBeLessThan(
      at({}).baseCfs,
    );
  });

  it('takes 20.5 min instead of 15 at half the slope', () => {
    expect((flat?.peakDelayS ?? 0) / 60).toBeCloseTo(20.5, 1);
    expect((start.peakDelayS ?? 0) / 60).toBeCloseTo(15, 1);
  });
});
