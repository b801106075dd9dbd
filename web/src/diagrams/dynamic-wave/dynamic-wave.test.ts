import { describe, expect, it, vi } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { steps } from '../kit/scale';
import { isUnstable, slopesInWords } from './describe';
import { spec } from './index';
import { type DynamicWaveParams, horizonHours, momentAt, run } from './model';
import { momentumTerms } from './momentum-terms';
import { criticalDepth, flowArea, makePipe, normalDepth, slotWidth, surfaceWidth } from './pipe';

// Hundreds of simulations take a long time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
testDiagram(spec, {
  claims: [
    ['a free surface, 0.526 ft', 'surcharged: its water stands 1.02 ft'],
    ['19.6 cfs flows back', 'The tide gate keeps water from flowing back'],
    ['kinematic waves); nothing is lost', 'the lower one 24.8 cfs. J2 is surcharged'],
  ],
  openGoal: ['stageFt', 'J2 is surcharged'],
});

const at = (params: Partial<DynamicWaveParams>) => ({ ...spec.initial, ...params });
/** The relative error of a value. */
const relativeError = (value: number, expected: number) => Math.abs(value / expected - 1);

interface EngineCase {
  params: DynamicWaveParams;
  outPeakCfs: number;
  lowestCfs: number;
  deepestFt: number;
  floodedFt3: number;
  errorPercent: number;
  failedPercent: number;
  at: { hour: number; upperCfs: number; lowerCfs: number; topFt: number; junctionFt: number }[];
}
const cases = engineCases<EngineCase>('dynamic-wave');

/** Runs the model for the moments that the engine reports: every 30 s, or at each longer step. */
function runReported(params: DynamicWaveParams) {
  const result = run(params);
  const stepS = Math.max(30, params.longestStepS);
  const count = Math.round((horizonHours(params) * 3600) / stepS);
  const moments = steps(1, count, count).map((n) => momentAt(result, (n * stepS) / 3600));
  return { result, stepS, moments };
}

describe('the model of the dynamic wave', () => {
  it.each(cases.map((one, n) => ({ ...one, n })))(
    'agrees with the engine, within 0.1% in peaks and moments: case $n',
    ({ params, ...expected }) => {
      const { result, moments, stepS } = runReported(params);
      const peakCfs = Math.max(...moments.map((one) => one.lowerCfs));
      expect(relativeError(peakCfs, expected.outPeakCfs)).toBeLessThan(0.001);
      const lowest = Math.min(...moments.map((one) => one.lowerCfs));
      expect(Math.abs(lowest - expected.lowestCfs)).toBeLessThan(0.001 * expected.outPeakCfs);
      const deepest = Math.max(...moments.map((one) => one.depthsFt[1]));
      expect(relativeError(deepest, expected.deepestFt)).toBeLessThan(0.001);
      // The engine reports the flooding of the previous step; the model interpolates it.
      const flooded = moments.reduce((sum, one) => sum + one.overflowCfs * stepS, 0);
      // The engine counts ponded water as flooding.
      const lostFt3 = params.allowPonding ? 0 : expected.floodedFt3;
      expect(Math.abs(flooded - lostFt3)).toBeLessThan(0.002 * lostFt3 + 10);
      expect(100 * result.failedFraction).toBeCloseTo(expected.failedPercent, 1);
      expect(100 * result.errorFraction).toBeCloseTo(expected.errorPercent, 0);
      for (const one of expected.at) {
        const moment = momentAt(result, one.hour);
        const expectNear = (value: number, wanted: number, scale: number) =>
          expect(Math.abs(value - wanted)).toBeLessThan(0.001 * scale);
        expectNear(moment.upperCfs, one.upperCfs, expected.outPeakCfs);
        expectNear(moment.lowerCfs, one.lowerCfs, expected.outPeakCfs);
        expectNear(moment.depthsFt[0], one.topFt, params.rimFt);
        expectNear(moment.depthsFt[1], one.junctionFt, params.rimFt);
      }
    },
  );

  it('has engine cases with reverse flow, surcharge by both methods, flooding and instability', () => {
    expect(cases.filter(({ lowestCfs }) => lowestCfs < -1).length).toBeGreaterThan(1);
    for (const method of ['extran', 'slot']) {
      const surcharged = cases.filter(
        ({ params, deepestFt }) =>
          params.surcharge === method && deepestFt > Math.max(params.upperFt, params.lowerFt),
      );
      expect(surcharged.length).toBeGreaterThan(1);
    }
    expect(cases.some(({ floodedFt3 }) => floodedFt3 > 1000)).toBe(true);
    expect(cases.some(({ errorPercent }) => errorPercent < -50)).toBe(true);
  });

  it('has a slot of 1% of the diameter far above the crown, and none with EXTRAN', () => {
    const pipe = (surcharge: 'extran' | 'slot') =>
      makePipe(3, { lengthFt: 1000, slopePercent: 0.2, roughness: 0.013, surcharge });
    expect(slotWidth(pipe('slot'), 6)).toBeCloseTo(0.03, 9);
    expect(slotWidth(pipe('slot'), 3)).toBeCloseTo((3 * 0.5423) / Math.E, 6);
    expect(slotWidth(pipe('extran'), 6)).toBe(0);
    expect(flowArea(pipe('slot'), 6)).toBeCloseTo((Math.PI / 4) * 9 + 3 * 0.03, 6);
    expect(surfaceWidth(pipe('extran'), 6)).toBeCloseTo(0.3919 * 3, 3);
  });

  it('has normal and critical depths that carry their flow', () => {
    const pipe = makePipe(3, {
      lengthFt: 1000,
      slopePercent: 0.2,
      roughness: 0.013,
      surcharge: 'extran',
    });
    expect(normalDepth(pipe, pipe.fullCfs / 2)).toBeCloseTo(1.5, 1);
    // Half full: A sqrt(g A / W) = 3.534 · sqrt(32.2 · 3.534 / 3) = 21.77 cfs.
    expect(criticalDepth(pipe, 21.77)).toBeCloseTo(1.5, 2);
    expect(criticalDepth(pipe, 0)).toBe(0);
    expect(criticalDepth(pipe, 1e6)).toBe(3);
    const depths = steps(0, 60, 30).map((flow) => criticalDepth(pipe, flow));
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  });

  it('comes close to kinematic waves where the outfall is free', () => {
    const free = run(at({ outfall: 'free' }));
    expect(relativeError(free.outPeakCfs, free.kinematicPeakCfs)).toBeLessThan(0.06);
  });

  it('conserves mass within 2% while it is stable', () => {
    for (const surcharge of ['extran', 'slot'] as const) {
      for (const damping of ['none', 'partial', 'full'] as const) {
        const { errorFraction } = run(at({ surcharge, damping, peakCfs: 40 }));
        expect(Math.abs(errorFraction)).toBeLessThan(0.02);
      }
    }
  });

  it('is deeper at the junction with a higher stage at the outfall', () => {
    const depths = [0, 3, 6, 9].map((stageFt) => {
      const result = run(at({ stageFt }));
      return momentAt(result, horizonHours(spec.initial)).depthsFt[1];
    });
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(depths[3]).toBeCloseTo(7, 0);
  });

  it('never rises above the ground without a surcharge depth', () => {
    const { history, floodedFt3 } = run(at({ peakCfs: 100, rimFt: 5 }));
    expect(Math.max(...history.topFt, ...history.junctionFt)).toBe(5);
    expect(floodedFt3).toBeGreaterThan(1000);
  });

  it('lets water back in from the outfall only without a tide gate', () => {
    const tide = { stageFt: 5 };
    expect(run(at(tide)).lowestCfs).toBeLessThan(-1);
    expect(run(at({ ...tide, hasGate: true })).lowestCfs).toBeGreaterThan(-0.001);
  });

  it('takes steps within the Courant condition', () => {
    const { stepS, courantS } = run(at({ longestStepS: 60, lengthFt: 200 })).history;
    for (const [index, courant] of courantS.entries()) {
      const next = stepS[index + 1];
      if (next && courant > 1) expect(next).toBeLessThanOrEqual(0.75 * courant);
    }
    const fixed = run(at({ variable: false }));
    expect(new Set(fixed.history.stepS)).toEqual(new Set([10]));
  });

  it('starts at rest, ends with its last step, and interpolates between two steps', () => {
    const result = run(spec.initial);
    const { hours, junctionFt, lowerCfs, stepS } = result.history;
    const last = hours.length - 1;
    const slow = run(at({ variable: false, longestStepS: 60 }));
    for (const each of [result, slow]) {
      const { lowerCfs, depthsFt } = momentAt(each, 0);
      expect(lowerCfs).toBe(0);
      // Uniform flow at the top, the river's level at the junction.
      expect(depthsFt[0]).toBeCloseTo(0.526, 3);
      expect(depthsFt[1]).toBeCloseTo(2, 3);
      expect(depthsFt[2]).toBe(4);
    }
    expect(momentAt(run(at({ start: 'dry' })), 0).depthsFt).toEqual([0, 0, 4]);
    expect(momentAt(slow, 1 / 120).lowerCfs).toBeCloseTo((slow.history.lowerCfs[0] ?? 0) / 2, 9);
    expect(momentAt(result, 9).lowerCfs).toBe(lowerCfs[last]);
    expect(momentAt(result, 9).depthsFt[1]).toBe(junctionFt[last]);
    const [before = 0, after = 0] = hours.slice(4, 6);
    const [low = 0, high = 0] = junctionFt.slice(4, 6);
    expect(momentAt(result, (before + after) / 2).depthsFt[1]).toBeCloseTo((low + high) / 2, 9);
    expect(momentAt(result, after).stepS).toBe(stepS[5]);
  });
});

describe('the time of limited capacity', () => {
  // For the lower conduit, engine 5.2.4 lists 0.01 h with EXTRAN and 1.9 h with SLOT.
  const steady = {
    floodHours: 1,
    baseCfs: 9,
    peakCfs: 9,
    outfall: 'free',
    upperFt: 2,
    lowerFt: 1.5,
    slopePercent: 0.3,
    rimFt: 20,
  } as const;

  it('is counted upstream of a free outfall with SLOT, but not with EXTRAN', () => {
    expect(run(at(steady)).limitedHours).toEqual([0, 0]);
    expect(run(at({ ...steady, surcharge: 'slot' })).limitedHours[1]).toBeGreaterThan(1);
  });
});

describe('the examples of the dynamic wave', () => {
  const [first, , long] = spec.examples.map(({ params }) => at(params));
  if (!first || !long) throw new Error('expected three examples');

  it('fills the lower conduit from the outfall', () => {
    expect(momentAt(run(first), first.hour).lowerCfs).toBeLessThan(-1);
  });

  it('drives nearly two and a half times the full flow through the small conduit of the third question', () => {
    const small = at(spec.prompts[2]?.solution ?? {});
    const result = run(small);
    const pipe = makePipe(small.lowerFt, small);
    const moment = momentAt(result, small.hour);
    expect(moment.lowerCfs / pipe.fullCfs).toBeCloseTo(2.45, 1);
    expect(moment.depthsFt[1]).toBeGreaterThan(3);
    // A circle carries 7.6% more than its full flow just below the crown.
    expect(result.kinematicPeakCfs).toBeLessThan(1.08 * pipe.fullCfs);
    expect(result.kinematicFloodedFt3).toBeGreaterThan(100);
  });

  it('is unstable with steps of 60 s, because a wave crosses a conduit in 15 s', () => {
    expect(isUnstable(run(long))).toBe(true);
    const stable = run({ ...long, variable: true });
    expect(isUnstable(stable)).toBe(false);
    expect(Math.min(...stable.history.courantS)).toBeCloseTo(15, 0);
  });
});

describe('the momentum equation', () => {
  const termsOf = (params: Partial<DynamicWaveParams>) =>
    momentumTerms(at(params), run(at(params)));
  const steady = { baseCfs: 10, peakCfs: 10, outfall: 'free', floodHours: 1, hour: 1.7 } as const;

  it.each<[string, Partial<DynamicWaveParams>]>([
    ['a free surface', { lengthFt: 500, slopePercent: 0.05 }],
    ['an inlet above the crown and EXTRAN', { lowerFt: 1.5, surcharge: 'extran' }],
    ['an inlet above the crown and the slot', { lowerFt: 1.5, surcharge: 'slot' }],
    ['no damping', { lowerFt: 1.5, damping: 'none' }],
    ['water in the slot', { lowerFt: 1.5, surcharge: 'slot', outfall: 'fixed', stageFt: 6 }],
  ])('balances in steady flow with %s', (_, changes) => {
    const terms = termsOf({ ...steady, ...changes });
    expect(terms.isLimited).toBe(false);
    expect(terms.local).toBeCloseTo(0, 6);
    const resisting = terms.friction + terms.convective;
    expect(relativeError(resisting, terms.bed + terms.pressure)).toBeLessThan(0.001);
  });

  it('has no convective acceleration with full inertial damping', () => {
    const free = { ...steady, lengthFt: 500, slopePercent: 0.05 };
    expect(termsOf(free).convective).toBeGreaterThan(0);
    expect(Math.abs(termsOf({ ...free, damping: 'full' }).convective)).toBe(0);
  });

  it('does not balance when limited to the normal flow, and its text says so', () => {
    const terms = termsOf({ ...steady, slopePercent: 1, lowerFt: 4, outfall: 'fixed', stageFt: 2 });
    expect(terms.isLimited).toBe(true);
    expect(slopesInWords(terms)).toMatch(/; limited to the normal flow, so they do not balance$/);
  });

  it('is off balance by what the head tolerance allows, and its text says so', () => {
    const terms = termsOf({ outfall: 'free', lengthFt: 500, longestStepS: 20, hour: 0.5 });
    expect(slopesInWords(terms)).toMatch(/convective 0\.02%\); difference -0\.016%$/);
  });

  it('balances without convective acceleration in a full conduit', () => {
    const { friction, bed, pressure } = termsOf({ ...steady, stageFt: 10, outfall: 'fixed' });
    expect(relativeError(friction, bed + pressure)).toBeLessThan(0.01);
  });
});

describe('water above the rim', () => {
  const flood = { outfall: 'free', lowerFt: 2, rimFt: 6, peakCfs: 40 } as const;

  it('is lost, held by the surcharge depth, or ponds and returns', () => {
    expect(run(at(flood)).floodedFt3).toBeGreaterThan(1000);
    const held = run(at({ ...flood, surchargeFt: 300 }));
    expect(held.floodedFt3).toBe(0);
    expect(held.deepestFt).toBeGreaterThan(10);
    const ponded = run(at({ ...flood, surchargeFt: 300, allowPonding: true }));
    expect(ponded.floodedFt3).toBe(0);
    expect(ponded.deepestFt).toBeGreaterThan(6);
    expect(ponded.deepestFt).toBeLessThan(8);
    expect(ponded.history.junctionFt.at(-1)).toBeLessThan(6);
  });

  // Engine 5.2.4 with KINWAVE: 10.12 cfs from 0.3 h on, and nothing is lost.
  it('lets the excess pond at the inlet of a conduit if ponding is allowed', () => {
    const ponded = { peakCfs: 40, outfall: 'free', lowerFt: 2, rimFt: 6 } as const;
    const result = run(at({ ...ponded, allowPonding: true }));
    expect(result.kinematicFloodedFt3).toBe(0);
    for (const hour of [0.3, 0.5, 0.8, 1, 1.2]) {
      expect(result.kinematicCfs[120 * hour]).toBeCloseTo(10.12, 2);
    }
  });
});
