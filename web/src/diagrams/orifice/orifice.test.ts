import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { gateLossFt } from '../hydraulics/gate-loss';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { flowThrough, orificeLevelFt, run } from './model';
import type { OrificeParams } from './params';

testDiagram(spec, {
  claims: [
    ['passes 7.66 cfs', 'passes 7.66 cfs'],
    ['passes 4.1 cfs', 'passes 8.19 cfs'],
    ['passes 9.76 cfs under a head of 3.5 ft', 'passes 5.05 cfs under a head of 3.75 ft'],
  ],
});

interface EngineCase {
  params: OrificeParams;
  flowCfs: number;
}
const at = (params: Partial<OrificeParams>): OrificeParams => ({ ...spec.initial, ...params });
const flowOf = (params: Partial<OrificeParams>) => flowThrough(at(params)).flowCfs;

describe('the orifice model', () => {
  it.each(engineCases<EngineCase>('orifice').map((one, number) => ({ ...one, number })))(
    'agrees with the engine within 1%: case $number, $params.orientation, $flowCfs cfs',
    (one) => {
      const { flowCfs } = run(one.params);
      expect(Math.abs(flowCfs - one.flowCfs)).toBeLessThanOrEqual(0.01 * Math.abs(one.flowCfs));
    },
  );

  it('follows Torricelli when it is submerged upstream', () => {
    // 0.65 · 0.7854 · sqrt(2 · 32.2 · 3.5), head from the center at 1.5 ft
    expect(flowOf({ upstreamFt: 5 })).toBeCloseTo(7.664, 3);
  });

  it.each(['side', 'bottom'] as const)(
    'is continuous where weir flow becomes orifice flow: %s',
    (orientation) => {
      const { criticalFt } = run(at({ orientation }));
      const upstreamFt = 1 + criticalFt;
      const below = flowOf({ orientation, upstreamFt: upstreamFt - 1e-6 });
      const above = flowOf({ orientation, upstreamFt: upstreamFt + 1e-6 });
      expect(above / below).toBeCloseTo(1, 4);
    },
  );

  it('passes no less as the upstream water rises, and no more as the tailwater rises', () => {
    for (const orientation of ['side', 'bottom'] as const) {
      for (const otherFt of [0, 1.2, 4]) {
        const { curve } = run(at({ orientation, downstreamFt: otherFt }));
        const { tailCurve } = run(at({ orientation, upstreamFt: otherFt }));
        for (const points of [curve, tailCurve.toReversed()]) {
          for (const [index, { flowCfs }] of points.slice(1).entries()) {
            expect(flowCfs).toBeGreaterThanOrEqual((points[index]?.flowCfs ?? 0) - 1e-9);
          }
        }
      }
    }
  });

  it('states the fraction by which tailwater reduces the flow, in each regime', () => {
    const reductionOf = (params: Partial<OrificeParams>) => run(at(params)).tailwaterFraction;
    expect(reductionOf({ downstreamFt: 0.9 })).toBe(0);
    expect(reductionOf({ downstreamFt: 5 })).toBe(1);
    // Where nothing would flow without tailwater, and where the flap gate is shut.
    expect(reductionOf({ openPercent: 0, downstreamFt: 3 })).toBe(0);
    expect(reductionOf({ upstreamFt: 0, downstreamFt: 0.5 })).toBe(0);
    expect(reductionOf({ upstreamFt: 2, downstreamFt: 4, hasFlapGate: true })).toBe(0);
    // Submerged: heads of 2 ft and 3.5 ft.
    expect(reductionOf({ downstreamFt: 3 })).toBeCloseTo(1 - Math.sqrt(2 / 3.5), 9);
    // As a weir, by Villemonte.
    expect(reductionOf({ upstreamFt: 1.6, downstreamFt: 1.3 })).toBeCloseTo(
      1 - (1 - 0.5 ** 1.5) ** 0.385,
      9,
    );
    // A drowned bottom orifice: 4 ft of head without tailwater.
    expect(reductionOf({ orientation: 'bottom', downstreamFt: 3 })).toBeCloseTo(
      1 - Math.sqrt(0.5),
      9,
    );
    // Reversed: the same heads as submerged.
    expect(reductionOf({ upstreamFt: 3, downstreamFt: 5 })).toBeCloseTo(1 - Math.sqrt(2 / 3.5), 9);
  });

  it('is full with the water just at its crown, whatever the numbers', () => {
    for (const heightFt of [0.4, 0.9, 1.05, 1.3, 1.8, 3.1]) {
      expect(run(at({ heightFt, upstreamFt: 1 + heightFt })).regime).toBe('orifice');
    }
    // 0.4, 0.3 and 0.7 m in feet, with the six digits of an address.
    expect(run(at({ offsetFt: 1.31234, heightFt: 0.984252, upstreamFt: 2.29659 })).regime).toBe(
      'orifice',
    );
    // Engine: -4.896 cfs.
    expect(flowOf({ heightFt: 1.3, upstreamFt: 1.8, downstreamFt: 2.3 })).toBeCloseTo(-4.896, 2);
  });

  it('reverses the flow when the levels change places', () => {
    expect(flowOf({ upstreamFt: 3, downstreamFt: 5 })).toBeCloseTo(
      -flowOf({ upstreamFt: 5, downstreamFt: 3 }),
      9,
    );
  });

  it.each([
    ['closed', { openPercent: 0 }],
    ['dry', { upstreamFt: 1, downstreamFt: 0 }],
    ['level', { upstreamFt: 4, downstreamFt: 4 }],
    ['held', { upstreamFt: 2, downstreamFt: 4, hasFlapGate: true }],
  ] as const)('passes nothing when it is %s', (regime, params) => {
    expect(flowThrough(at(params))).toMatchObject({ regime, flowCfs: 0, headFt: 0 });
  });

  it('has a level at which orifice flow begins only if the opening is open and not filled by tailwater', () => {
    const levelOf = (params: Partial<OrificeParams>) => orificeLevelFt(at(params), run(at(params)));
    const labels = (params: Partial<OrificeParams>) =>
      spec.readings?.(at(params), 'US', run(at(params))).map(({ label }) => label);
    expect(levelOf({})).toBe(2);
    expect(levelOf({ openPercent: 0 })).toBeUndefined();
    // With tailwater at or above the crown, the opening is full at any upstream level.
    expect(levelOf({ downstreamFt: 2 })).toBeUndefined();
    expect(levelOf({ orientation: 'bottom', downstreamFt: 2 })).toBeCloseTo(2.393, 3);
    expect(labels({})).toContain('Orifice flow from an upstream level of');
    expect(labels({ openPercent: 0 })).not.toContain('Orifice flow from an upstream level of');
  });

  it('has the head loss at the flap gate that Armco measured', () => {
    expect(gateLossFt(0, 1)).toBe(0);
    // 4 · 4² / 32.2 · exp(-1.15 · 4 / 1)
    expect(gateLossFt(4, 1)).toBeCloseTo(0.01998, 5);
  });
});

describe('the sentence of the orifice', () => {
  const say = (params: Partial<OrificeParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'The orifice passes 7.66 cfs under a head of 3.5 ft, measured from the center of the opening.',
    ],
    [
      { upstreamFt: 1.6, downstreamFt: 1.4 },
      'The orifice passes 0.995 cfs as a weir, because the water fills only 60% of the open height; the flow grows with the head to the power of 1.5. The tailwater reduces the flow by 26%.',
    ],
    [
      { downstreamFt: 3, hasFlapGate: true },
      'The orifice passes 5.77 cfs under a head of 2 ft, the difference between the two levels, because the tailwater reaches the center of the opening. The tailwater reduces the flow by 24%. The flap gate’s head loss reduces the flow by 0.4%.',
    ],
    [
      { orientation: 'bottom', upstreamFt: 1.2 },
      'The orifice passes 0.934 cfs as a weir around its edge, because the head of 0.2 ft is below the 0.393 ft from which it acts as an orifice.',
    ],
    [
      { heightFt: 4, upstreamFt: 1.017 },
      'The orifice passes 0.0257 cfs as a weir, because the water fills only 1% of the open height; the flow grows with the head to the power of 1.5.',
    ],
    [{ openPercent: 0 }, 'The orifice is closed: nothing flows.'],
    [
      { upstreamFt: 2, downstreamFt: 4, hasFlapGate: true },
      'The water level is higher downstream, and the flap gate holds the water back: nothing flows.',
    ],
  ] as const)('states the regime: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it('measures from the center of what is open', () => {
    expect(say({ shape: 'rectangular', widthFt: 2, openPercent: 50 })).toContain(
      'under a head of 3.75 ft, measured from the center of the open 50% of the height.',
    );
  });

  it('uses SI units, and mentions when water flows back', () => {
    expect(say({ upstreamFt: 2, downstreamFt: 4.5 }, 'SI')).toBe(
      'Water flows back: 0.183 m³/s under a head of 0.762 m, the difference between the two levels, because the upstream water reaches the center of the opening. The upstream water reduces the flow by 9%.',
    );
  });
});

describe('the examples of the orifice', () => {
  const [low, tail, half] = spec.examples.map(({ params }) => at(params));
  if (!low || !tail || !half) throw new Error('expected three examples');

  it('becomes a weir below the crown', () => {
    const { regime, flowCfs, headFt } = flowThrough(low);
    expect(regime).toBe('weir');
    const lower = flowThrough({ ...low, upstreamFt: low.upstreamFt - 0.2 });
    expect(lower.flowCfs / flowCfs).toBeCloseTo((lower.headFt / headFt) ** 1.5, 2);
  });

  it('has the difference between the two levels as its head', () => {
    expect(flowThrough(tail).headFt).toBeCloseTo(tail.upstreamFt - tail.downstreamFt, 9);
  });

  it('passes a little more than half through half the area', () => {
    const ratio = flowThrough(half).flowCfs / flowThrough({ ...half, openPercent: 100 }).flowCfs;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(0.55);
  });
});
