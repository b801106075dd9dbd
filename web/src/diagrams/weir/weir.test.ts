import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { flowOver, run } from './model';
import type { WeirParams } from './params';
import { roadCoefficient, submergenceFactor } from './roadway';

testDiagram(spec, {
  claims: [
    ['passes 11.8 cfs', 'passes 33.3 cfs'],
    ['passes 0.442 cfs', 'passes 2.5 cfs'],
    ['passes 33.3 cfs', 'passes 28.2 cfs'],
  ],
});

interface EngineCase {
  params: WeirParams;
  flowCfs: number;
}
const at = (params: Partial<WeirParams>): WeirParams => ({ ...spec.initial, ...params });
const flowOf = (params: Partial<WeirParams>) => flowOver(at(params)).flowCfs;
const types = ['transverse', 'side', 'v-notch', 'trapezoidal', 'roadway'] as const;

describe('the weir model', () => {
  it.each(engineCases<EngineCase>('weir').map((one, number) => ({ ...one, number })))(
    'agrees with the engine within 1%: case $number, $params.weirType, $flowCfs cfs',
    (one) => {
      const { flowCfs } = run(one.params);
      expect(Math.abs(flowCfs - one.flowCfs)).toBeLessThanOrEqual(0.01 * Math.abs(one.flowCfs));
    },
  );

  it('follows the equations of Reference Manual II, section 6.3', () => {
    expect(flowOf({})).toBeCloseTo(3.33 * 10, 9);
    expect(flowOf({ contractions: '2' })).toBeCloseTo(3.33 * 9.8, 9);
    expect(flowOf({ weirType: 'side' })).toBeCloseTo(3.33 * 10 ** 0.83, 9);
    expect(flowOf({ weirType: 'v-notch' })).toBeCloseTo(2.5, 9);
    expect(flowOf({ weirType: 'trapezoidal' })).toBeCloseTo(33.3 + 2.5, 9);
  });

  it.each(types)('never falls while the water rises upstream: %s', (weirType) => {
    for (const downstreamFt of [0, 4.6, 7]) {
      for (const canSurcharge of [true, false]) {
        const flows = run(at({ weirType, downstreamFt, canSurcharge })).curve.map(
          ({ flowCfs }) => flowCfs,
        );
        // Surcharging suddenly reduces the effect of tailwater: a jump up, as in the engine.
        for (const [index, flow] of flows.slice(1).entries()) {
          expect(flow).toBeGreaterThanOrEqual((flows[index] ?? 0) - 1e-9);
        }
      }
    }
  });

  it('is continuous where the free weir becomes an orifice', () => {
    for (const weirType of ['transverse', 'side', 'v-notch', 'trapezoidal'] as const) {
      const below = flowOf({ weirType, upstreamFt: 6 - 1e-7 });
      const above = flowOf({ weirType, upstreamFt: 6 + 1e-7 });
      expect(above / below).toBeCloseTo(1, 5);
    }
  });

  it.each([
    ['closed', { openPercent: 0 }],
    ['dry', { upstreamFt: 4, downstreamFt: 0 }],
    ['level', { upstreamFt: 5, downstreamFt: 5 }],
    ['held', { upstreamFt: 2, downstreamFt: 5, hasFlapGate: true }],
  ] as const)('passes nothing when it is %s', (regime, params) => {
    expect(flowOver(at(params))).toMatchObject({ regime, flowCfs: 0, headFt: 0 });
  });

  it.each(types)('loses everything to tailwater at equal levels: %s', (weirType) => {
    for (const hasFlapGate of [false, true]) {
      const level = at({ weirType, hasFlapGate, upstreamFt: 5, downstreamFt: 5 });
      expect(run(level).tailwaterFraction).toBe(1);
    }
  });

  it('loses nothing to tailwater where the weir is dry or the flap gate is shut', () => {
    expect(run(at({ upstreamFt: 3, downstreamFt: 3 })).tailwaterFraction).toBe(0);
    const held = at({ upstreamFt: 4.5, downstreamFt: 5, hasFlapGate: true });
    expect(run(held).tailwaterFraction).toBe(0);
  });

  it('reads the tables of roads between and beyond their points', () => {
    expect(roadCoefficient('paved', 0, 20)).toBe(2.85);
    expect(roadCoefficient('paved', 0.1, 20)).toBeCloseTo(2.9, 9);
    expect(roadCoefficient('gravel', 10, 20)).toBe(3.1);
    expect(submergenceFactor('paved', 1, 0.5)).toBe(1);
    expect(submergenceFactor('paved', 1, 0.94)).toBeCloseTo(0.825, 9);
    expect(submergenceFactor('gravel', 1, 1)).toBe(0.24);
  });
});

describe('the sentence of the weir', () => {
  const say = (params: Partial<WeirParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'The transverse weir passes 33.3 cfs under a head of 1 ft above the crest, which is 10 ft long.',
    ],
    [
      { downstreamFt: 4.5, hasFlapGate: true },
      'The transverse weir passes 26.9 cfs under a head of 1 ft above the crest, which is 10 ft long. Tailwater above the crest reduces the flow by 15%. The flap gate’s head loss reduces the flow by 4.5%.',
    ],
    [
      { upstreamFt: 8 },
      'The transverse weir passes 163 cfs as an orifice under a head of 3 ft, measured from the middle of the opening, because the water reaches the top of the opening.',
    ],
    [
      { upstreamFt: 8.1, downstreamFt: 6.8 },
      'The transverse weir passes 107 cfs as an orifice under a head of 1.3 ft, the difference between the two levels, because the water reaches the top of the opening. Tailwater above the middle of the opening reduces the flow by 35%.',
    ],
    [
      { upstreamFt: 8, canSurcharge: false },
      'The transverse weir passes 94.2 cfs under a head of 2 ft, the height of the opening: the water rises above the opening, but the weir can’t surcharge.',
    ],
    [
      { weirType: 'side', upstreamFt: 3, downstreamFt: 5 },
      'Water flows back over the side-flow weir: 33.3 cfs under a head of 1 ft above the crest, which is 10 ft long; the flow grows with the head to the power of 1.5, as over a transverse weir.',
    ],
    [
      { openPercent: 0 },
      'The crest of the transverse weir is raised to the top of the opening: nothing flows.',
    ],
    [
      { upstreamFt: 3 },
      'The water does not rise above the crest of the transverse weir: nothing flows.',
    ],
  ] as const)('states the regime: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it('states that end contractions shorten the crest', () => {
    const back = { weirType: 'side', contractions: '1', upstreamFt: 3, downstreamFt: 5 } as const;
    expect(say(back)).toMatch(/transverse weir, while the end contractions shorten the crest\.$/);
    expect(say({ contractions: '2' })).toMatch(
      /10 ft long; the end contractions shorten the crest\.$/,
    );
  });

  it('names the length of a raised crest', () => {
    const raised = { weirType: 'trapezoidal', openPercent: 50, upstreamFt: 5.5 } as const;
    expect(say(raised)).toContain('above the crest, which is 12 ft long');
  });

  it('names the upstream water that holds back a reverse flow', () => {
    expect(say({ upstreamFt: 4.5, downstreamFt: 5 })).toContain(
      ' Upstream water above the crest reduces the flow by 15%.',
    );
  });

  it('names the open height where it can’t surcharge', () => {
    const limited = { upstreamFt: 8, canSurcharge: false, openPercent: 60 };
    expect(say(limited)).toContain('under a head of 1.2 ft, the height of the opening');
  });

  it('says that a level just below the crest has no effect', () => {
    expect(say({ downstreamFt: 3.5 })).toMatch(/not above the crest and has no effect\.$/);
    expect(say({ downstreamFt: 4.5 })).not.toContain('no effect');
    // A setting of 50% raises the crest from 4 to 5 ft.
    const raised = { openPercent: 50, upstreamFt: 5.5 };
    expect(say({ ...raised, downstreamFt: 4.5 })).toMatch(
      /not above the crest and has no effect\.$/,
    );
    expect(say({ ...raised, downstreamFt: 3.5 })).not.toContain('no effect');
  });

  it('says that a level at the crest has no effect, without calling it lower', () => {
    expect(say({ downstreamFt: 4 })).toMatch(/ is not above the crest and has no effect\.$/);
  });

  it('does not say that water rises above an opening that it just fills', () => {
    // In floating point 1.1 - 0.35 is a little more than 0.75.
    const full = { crestFt: 0.35, heightFt: 0.75, upstreamFt: 1.1, downstreamFt: 0 };
    expect(say({ ...full, canSurcharge: false })).toContain('0.75 ft above the crest');
  });

  it('passes nothing where the loss of the flap gate is as large as the head', () => {
    const still = { upstreamFt: 8, downstreamFt: 7.9, heightFt: 4, hasFlapGate: true };
    expect(say(still)).toBe(
      'The head of 0.1 ft is not above the head loss of the flap gate: nothing flows.',
    );
  });

  it('uses SI units', () => {
    expect(say({ weirType: 'v-notch' }, 'SI')).toBe(
      'The V-notch weir passes 0.0708 m³/s under a head of 0.305 m above the crest.',
    );
  });
});

describe('the examples of the weir', () => {
  const [drowned, surcharged, notch] = spec.examples.map(({ params }) => at(params));
  if (!drowned || !surcharged || !notch) throw new Error('expected three examples');

  it('loses 40% to tailwater at 80% of the head, 15% at half of it', () => {
    expect(run(drowned).tailwaterFraction).toBeCloseTo(0.4, 1);
    const headFt = drowned.upstreamFt - drowned.crestFt;
    const half = { ...drowned, downstreamFt: drowned.crestFt + headFt / 2 };
    expect(run(half).tailwaterFraction).toBeCloseTo(0.15, 1);
  });

  it('loses to tailwater as an orifice does once surcharged', () => {
    // The opening is 2 ft high: heads of 1 ft and 4 ft.
    const { tailwaterFraction } = run({ ...surcharged, downstreamFt: 8 });
    expect(surcharged.upstreamFt - surcharged.crestFt).toBe(5);
    expect(tailwaterFraction).toBeCloseTo(0.5, 9);
    expect(run(surcharged).tailwaterFraction).toBe(0);
  });

  it('grows with the square root of the head once surcharged', () => {
    const { flowCfs, headFt } = flowOver(surcharged);
    const higher = flowOver({ ...surcharged, upstreamFt: surcharged.upstreamFt + 2 });
    expect(higher.flowCfs / flowCfs).toBeCloseTo(Math.sqrt(higher.headFt / headFt), 6);
  });

  it('passes less than 0.5 cfs over a right-angled notch', () => {
    const { flowCfs, headFt } = flowOver(notch);
    expect(headFt).toBeCloseTo(0.5, 6);
    expect(flowCfs).toBeGreaterThan(0.3);
    expect(flowCfs).toBeLessThan(0.5);
  });
});
