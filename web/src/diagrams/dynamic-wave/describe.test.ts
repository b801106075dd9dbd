import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { steps } from '../kit/scale';
import { describe as describeInWords, isUnstable } from './describe';
import { spec } from './index';
import { type DynamicWaveParams, momentAt, run } from './model';

const at = (params: Partial<DynamicWaveParams>) => ({ ...spec.initial, ...params });

describe('the sentence of the dynamic wave', () => {
  const say = (params: Partial<DynamicWaveParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it('treats swings from step to step as noise even if the continuity error is small', () => {
    const noise: Partial<DynamicWaveParams> = {
      peakCfs: 90,
      floodHours: 0.75,
      outfall: 'fixed',
      stageFt: 8.5,
      upperFt: 1.75,
      lowerFt: 5.5,
      lengthFt: 200,
      slopePercent: 0.35,
      roughness: 0.021,
      rimFt: 20,
      surcharge: 'slot',
      damping: 'full',
      variable: true,
      longestStepS: 20,
    };
    expect(isUnstable(run(at(noise)))).toBe(false);
    expect(say(noise)).toMatch(
      /Flows swing from step to step, and 8\d% of the steps don’t converge: the largest outflow means little\. Try shorter/,
    );
    // With steps of 1 s, the flows in the same network do not swing.
    expect(say({ ...noise, longestStepS: 1, variable: false })).not.toContain('swing');
  });

  it('mentions surcharge, and compares the result with the kinematic one', () => {
    expect(say({})).toBe(
      'At 0.3 h, the upper conduit carries 24.3 cfs and the lower one 24.5 cfs. J2 is surcharged: its water stands 0.327 ft above the crown. Over the run, the largest outflow is 24.5 cfs (25.4 cfs with kinematic waves); nothing is lost.',
    );
  });

  it('states that a run with steady inflow begins with a surge', () => {
    const steady = { baseCfs: 12, peakCfs: 12, lowerFt: 2, upperFt: 2, lengthFt: 250, hour: 0.5 };
    expect(say({ ...steady, slopePercent: 0.4, rimFt: 8, outfall: 'free' })).toMatch(
      /Over the run, the largest outflow is 14\.\d cfs, 0\.0\d+ h after a start at rest \(12 cfs with/,
    );
  });

  it('gives a level within the surcharge depth as a height above the rim', () => {
    const state = { surchargeFt: 3, rimFt: 8, peakCfs: 31, hour: 0.503, floodHours: 1, baseCfs: 8 };
    expect(say({ ...state, outfall: 'free', lowerFt: 2.25 })).toContain(
      'J2 is surcharged: its water stands 1.62 ft above the rim, within the surcharge depth of 3 ft.',
    );
  });
  it('does not put the level of a flooding manhole at the rim when it can rise above it', () => {
    const params = { surchargeFt: 3, rimFt: 6, peakCfs: 90 };
    expect(momentAt(run(at(params)), 0.3).depthsFt[0]).toBeCloseTo(9, 3);
    expect(say(params)).toContain(' J1 is full and loses 29.1 cfs. ');
  });
  it('uses SI units, and mentions backwater', () => {
    expect(say({ hour: 1 }, 'SI')).toBe(
      'At 1 h, the upper conduit carries 0.0566 m³/s and the lower one 0.0322 m³/s. J2 has a free surface, 0.608 m above its invert, and backwater from the outfall holds it up. Over the run, the largest outflow is 0.693 m³/s (0.719 m³/s with kinematic waves); nothing is lost.',
    );
  });
  it('mentions reverse flow', () => {
    expect(say({ start: 'dry', hour: 0.04 })).toBe(
      'At 0.04 h, the upper conduit carries 2.11 cfs and 14.4 cfs flows back from the outfall into the lower one. J2 has a free surface, 0.723 ft above its invert. Over the run, the largest outflow is 24.5 cfs (25.4 cfs with kinematic waves); nothing is lost.',
    );
  });
  it('mentions flooding with both routing methods', () => {
    expect(say({ peakCfs: 100 })).toBe(
      'At 0.3 h, the upper conduit carries 51.7 cfs and the lower one 51.7 cfs. J1 is full and loses 30.4 cfs. Over the run, the largest outflow is 51.7 cfs, and 21,646 ft³ is lost (with kinematic waves 32.2 cfs, and 45,442 ft³ is lost).',
    );
  });
  it('mentions a free surface and a dry start', () => {
    expect(say({ start: 'dry', outfall: 'free' })).toBe(
      'At 0.3 h, the upper conduit carries 25.2 cfs and the lower one 24.4 cfs. J2 has a free surface, 2.15 ft above its invert. Over the run, the largest outflow is 24.7 cfs (25.4 cfs with kinematic waves); nothing is lost.',
    );
    expect(say({ start: 'dry', outfall: 'free', hour: 0 })).toBe(
      'At 0 h, both conduits are at rest. J2 is dry. Over the run, the largest outflow is 24.7 cfs (25.4 cfs with kinematic waves); nothing is lost.',
    );
  });
  it('says that nothing is lost where water ponds', () => {
    const ponds = {
      outfall: 'free',
      lowerFt: 2,
      rimFt: 6,
      peakCfs: 40,
      allowPonding: true,
    } as const;
    expect(say(ponds)).toContain('J2 ponds');
    expect(say({ allowPonding: true, peakCfs: 60, rimFt: 6, hour: 0.3 })).toContain('J1 ponds');
    expect(say(ponds)).toMatch(/ cfs with kinematic waves\); nothing is lost/);
    expect(say({ ...ponds, allowPonding: false })).toMatch(/with kinematic waves .* is lost\)/);
  });
  it('names the nodes in its questions as the sentence does', () => {
    expect(JSON.stringify([spec.prompts, spec.examples])).not.toMatch(/\bthe junction\b|\bOUT\b/);
  });
  it('names the manhole that floods, or both', () => {
    let seen = 0;
    const low = { start: 'dry', stageFt: 6, rimFt: 7, slopePercent: 0.1 } as const;
    // Between two steps, the junction already floods while its level is a little below the rim.
    expect(say({ ...low, peakCfs: 40, hour: 0.07 })).not.toContain('top manhole');
    for (const hour of [0.08, ...steps(0.02, 0.6, 29)]) {
      const params = { ...low, peakCfs: 100, hour };
      const { overflowsCfs, depthsFt } = momentAt(run(at(params)), hour);
      const floods = (node: 0 | 1) => overflowsCfs[node] > 0.005 && depthsFt[node] > 6.95;
      const isBoth = floods(0) && floods(1);
      expect(say(params).includes('Both manholes are full and lose')).toBe(isBoth);
      if (isBoth) seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });
  it('does not call a manhole full while it is filling between two steps', () => {
    const filling = {
      outfall: 'free',
      peakCfs: 59,
      floodHours: 0.5,
      upperFt: 1.75,
      lowerFt: 4.5,
    } as const;
    const sewer = { lengthFt: 1600, slopePercent: 0.3, roughness: 0.023, rimFt: 12.5 } as const;
    for (const hour of steps(0.4, 0.6, 21)) {
      const params = { ...filling, ...sewer, longestStepS: 60, hour };
      const { depthsFt } = momentAt(run(at(params)), hour);
      if (Math.max(depthsFt[0], depthsFt[1]) < 12.4) expect(say(params)).not.toContain('is full');
    }
  });
  it('states when steps are too long', () => {
    expect(
      say({
        start: 'dry',
        outfall: 'free',
        lengthFt: 200,
        slopePercent: 0.5,
        variable: false,
        longestStepS: 60,
      }),
    ).toBe(
      'At 0.3 h, the upper conduit carries 4.93 cfs and the lower one 26.1 cfs. J2 has a free surface, 1.55 ft above its invert. The continuity error is -107%, and 23% of the steps don’t converge: steps of 60 s are longer than a wave takes to cross a conduit.',
    );
  });
  it('does not blame steps that satisfy the Courant condition', () => {
    expect(
      say({
        peakCfs: 43,
        floodHours: 0.25,
        stageFt: 7.75,
        upperFt: 1.5,
        lowerFt: 2.75,
        lengthFt: 600,
        slopePercent: 0.1,
        roughness: 0.025,
        surcharge: 'slot',
        damping: 'full',
        longestStepS: 40,
        rimFt: 10.25,
      }),
    ).toMatch(/converge, so the numbers mean little: try shorter routing steps or the other/);
  });
  it('never states an infinite value', () => {
    expect(
      say({
        peakCfs: 57,
        stageFt: 3,
        upperFt: 3.75,
        lowerFt: 3.75,
        lengthFt: 200,
        slopePercent: 0.15,
        surcharge: 'slot',
        damping: 'none',
        variable: false,
        longestStepS: 60,
        rimFt: 12.75,
      }),
    ).not.toContain('∞');
  });
});

describe('the drawing of the dynamic wave', () => {
  it('keeps the river in view, even above shallow manholes', () => {
    const params = at({ lengthFt: 200, slopePercent: 0.05, rimFt: 3.5, stageFt: 10 });
    const drawn = renderToStaticMarkup(
      createElement(spec.Drawing, { params, result: run(params), units: 'US' }),
    );
    const [, riverY] = /d="M316 (\S+)H352/.exec(drawn) ?? [];
    expect(Number(riverY)).toBeGreaterThan(40);
  });
  it('draws the depth at the junction from the start', () => {
    const params = at({ variable: false, longestStepS: 60 });
    const result = run(params);
    const [, depths = ''] = renderToStaticMarkup(
      createElement(spec.Drawing, { params, result, units: 'US' }),
    ).split('Depth at J2');
    expect(depths).toMatch(/ d="M52 [\d.]+L[^"]+L/);
  });
  it('draws no flooding at a manhole that is filling between two steps', () => {
    const steep = {
      start: 'dry' as const,
      floodHours: 0.25,
      peakCfs: 68,
      upperFt: 3.75,
      lowerFt: 1.5,
    };
    const sewer = { lengthFt: 1850, slopePercent: 0.8, roughness: 0.022, rimFt: 20.25 };
    const params = at({ ...steep, ...sewer, outfall: 'free', longestStepS: 20, hour: 0.17 });
    const result = run(params);
    expect(momentAt(result, 0.17).overflowCfs).toBe(0);
    const draw = (hour: number) =>
      renderToStaticMarkup(
        createElement(spec.Drawing, { params: { ...params, hour }, result, units: 'US' }),
      );
    expect(draw(0.17)).not.toContain('Flooding');
    expect(draw(0.2)).toContain('Flooding');
  });
});

describe('the surface area of the junction', () => {
  const areaOf = (changes: Partial<DynamicWaveParams>) => {
    const params = { ...spec.initial, ...changes };
    return spec
      .readings?.(params, 'US', spec.run(params))
      .find(({ label }) => label === 'Surface area')?.value;
  };
  const flooded = { peakCfs: 40, rimFt: 6, outfall: 'free', lowerFt: 2, hour: 0.3 } as const;

  it('is not used by EXTRAN while the junction is surcharged, unless it ponds', () => {
    expect(areaOf({ ...flooded })).toBe('not used');
    expect(areaOf({ ...flooded, surcharge: 'slot' })).toMatch(/ft²$/);
    expect(areaOf({ ...flooded, allowPonding: true })).toMatch(/ft²$/);
  });
});
