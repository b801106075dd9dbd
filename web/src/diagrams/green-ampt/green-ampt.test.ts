import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { drainedState, infiltrate, potentialInPerHour, upperZoneIn } from '../hydrology/green-ampt';
import { steps } from '../kit/scale';
import { describe as describeInWords } from './describe';
import { GreenAmptDrawing } from './drawing';
import { spec } from './index';
import { frontIn, type GreenAmptParams, momentAt, run, stepHours } from './model';

testDiagram(spec, {
  claims: [
    ['saturated at 1.15 h', 'saturated at 0.467 h'],
    ['2.42 in infiltrates', '2.45 in infiltrates'],
    ['1.53 in infiltrates', '2.28 in infiltrates'],
  ],
});

const at = (params: Partial<GreenAmptParams>) => ({ ...spec.initial, ...params });
const total = (params: Partial<GreenAmptParams>) => run(at(params)).moments.at(-1)?.totalIn ?? 0;

interface EngineCase {
  params: GreenAmptParams;
  totalIn: number;
  at: { hour: number; inPerHour: number }[];
}
const cases = engineCases<EngineCase>('green-ampt');

describe('the model of Green-Ampt infiltration', () => {
  it.each(cases.map((one, n) => ({ ...one, n })))(
    'agrees with the engine within 1%: depth and six rates of case $n',
    ({ params, totalIn, at: moments }) => {
      const result = run(params);
      expect(Math.abs((result.moments.at(-1)?.totalIn ?? 0) / totalIn - 1)).toBeLessThan(0.01);
      for (const { hour, inPerHour } of moments) {
        const modeled = momentAt(result.moments, hour)?.infiltrationInPerHour ?? 0;
        // In the engine some water stays on the ground until the next step: at most 0.003 in/hr.
        expect(Math.abs(modeled - inPerHour)).toBeLessThan(0.01 * inPerHour + 0.003);
      }
    },
  );

  it('has engine cases for both methods', () => {
    expect(new Set(cases.map(({ params }) => params.method)).size).toBe(2);
  });

  it('saturates at the infiltrated depth given in Reference Manual I, section 4.4.1', () => {
    const soil = { suctionIn: 6.5, conductivityInPerHour: 0.25, deficit: 0.2 };
    const state = drainedState(soil);
    const step = { soil, method: 'green-ampt', state, rainInPerHour: 1, hours: 1 / 3600 } as const;
    while (!state.isSaturated) infiltrate(step);
    expect(state.depthIn).toBeCloseTo(0.4333, 3);
    expect(potentialInPerHour(soil, state)).toBeCloseTo(1, 2);
  });

  it('infiltrates no more than the rain supplies, and no less than the conductivity allows', () => {
    for (const method of ['green-ampt', 'modified'] as const) {
      for (const burstInPerHour of steps(0, 5, 8)) {
        const result = run(at({ method, burstInPerHour }));
        for (const one of result.moments) {
          expect(one.infiltrationInPerHour).toBeLessThanOrEqual(one.rainInPerHour + 1e-9);
          const least = Math.min(one.rainInPerHour, spec.initial.conductivityInPerHour);
          expect(one.infiltrationInPerHour).toBeGreaterThanOrEqual(least - 1e-9);
        }
        const sum = result.moments.reduce((all, one) => all + one.infiltrationInPerHour, 0);
        expect(result.moments.at(-1)?.totalIn).toBeCloseTo(sum * stepHours, 9);
      }
    }
  });

  it('infiltrates more with more suction, conductivity or deficit', () => {
    const totals = (name: keyof GreenAmptParams, from: number, to: number) =>
      steps(from, to, 8).map((value) => total({ [name]: value, drizzleHours: 0 }));
    for (const rising of [
      totals('suctionIn', 1, 13),
      totals('conductivityInPerHour', 0.01, 2),
      totals('deficit', 0, 0.4),
    ]) {
      for (const [n, value] of rising.entries()) {
        expect(value).toBeGreaterThanOrEqual((rising[n - 1] ?? 0) - 1e-6);
      }
    }
  });

  it('infiltrates at least as much by the modified method, however light the first rain', () => {
    for (const drizzleInPerHour of steps(0, 1, 10)) {
      const original = total({ drizzleInPerHour });
      expect(total({ drizzleInPerHour, method: 'modified' })).toBeGreaterThan(original - 1e-9);
    }
  });

  it('has no front before the surface is saturated', () => {
    for (const method of ['green-ampt', 'modified'] as const) {
      const result = run(at({ method, drizzleInPerHour: 0.24 }));
      expect(result.saturationHour).toBeGreaterThan(2);
      for (const [n, { frontIn: front }] of result.moments.entries()) {
        expect(front !== undefined).toBe((n + 1) * stepHours >= (result.saturationHour ?? 0));
      }
    }
  });

  it('puts the front at the infiltrated depth divided by the deficit', () => {
    expect(frontIn({ ...drainedState(spec.initial), depthIn: 1 })).toBe(4);
    // If light rain has used up the deficit, there is no front.
    expect(frontIn({ ...drainedState(spec.initial), deficit: 0, depthIn: 1 })).toBeUndefined();
    const { moments } = run(at({ drizzleHours: 3.5 }));
    expect(momentAt(moments, 4.5)).toMatchObject({ frontIn: undefined, isSaturated: true });
    expect(upperZoneIn(spec.initial)).toBe(2);
  });
});

describe('the drawing of Green-Ampt infiltration', () => {
  it.each(['green-ampt', 'modified'] as const)('labels the water absorbed: %s', (method) => {
    const params = at({ method, hour: 1 });
    const props = { params, result: run(params), units: 'US' } as const;
    const labels = renderToStaticMarkup(createElement(GreenAmptDrawing, props))
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('\u00a0', ' ');
    // One hour of light rain at 0.15 in/hr, all of which infiltrates.
    expect(labels).toMatch(/absorbed +0\.15 in/);
  });
});

describe('the sentence of Green-Ampt infiltration', () => {
  const say = (params: Partial<GreenAmptParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params)));

  it('names rain and infiltration, saturation and front, and both methods', () => {
    expect(say({})).toMatchInlineSnapshot(
      `"At 2.5 h, 0.588 in/hr of the 1.5 in/hr of rain infiltrates, and the rest runs off. The surface became saturated at 2.08 h, and the wetting front is 4.54 in deep. Of 3.3 in of rain, 1.43 in infiltrates, 0.206 in less than with Modified Green-Ampt."`,
    );
    expect(say({ method: 'modified' }, 'SI')).toMatchInlineSnapshot(
      `"At 2.5 h, 18.8 mm/hr of the 38.1 mm/hr of rain infiltrates, and the rest runs off. The surface became saturated at 2.02 h, and the wetting front is 79.2 mm deep. Of 83.8 mm of rain, 41.5 mm infiltrates, 5.24 mm more than with Green-Ampt."`,
    );
  });

  it('states that all of the rain infiltrates, that the surface never saturates and that the rain is over', () => {
    expect(say({ drizzleInPerHour: 0, burstInPerHour: 0 })).toBe(
      'Without rain nothing infiltrates.',
    );
    expect(say({ hour: 1 })).toMatch(
      /^At 1 h, all of the .* of rain infiltrates\. The surface will be/,
    );
    expect(say({ burstInPerHour: 0.2 })).toContain('The surface is never saturated.');
    expect(say({ drizzleInPerHour: 0, hour: 1 })).toMatch(
      /^At 1 h, it isn’t raining yet\. The surface/,
    );
    expect(say({ hour: 4.5 })).toMatch(/^At 4\.5 h, the rain is over\./);
  });

  it('does not compare the methods if they agree', () => {
    expect(say({ drizzleHours: 0, hour: 1 })).toMatch(/ Of .* of rain, .* infiltrates\.$/);
  });

  it('states that a new event has begun after hours of light rain', () => {
    const params = { suctionIn: 1, conductivityInPerHour: 0.6, deficit: 0.2 };
    const rain = { drizzleInPerHour: 1, drizzleHours: 0.5, burstInPerHour: 0.01, burstHours: 6 };
    expect(say({ ...params, ...rain, hour: 6.4 })).toMatch(
      /The surface became saturated at .* h, but a new event has begun since\./,
    );
  });

  it('does not say that the surface will be saturated when some of the rain runs off', () => {
    const sentence = say({ deficit: 0, drizzleHours: 0, hour: 0 });
    expect(sentence).toContain('the rest runs off. The surface became saturated at 0.0167 h');
  });

  it('gives the upper zone’s depth with the factor of the units shown', () => {
    const label = (units: 'US' | 'SI') =>
      spec.readings?.(spec.initial, units, run(spec.initial)).map((one) => one.label);
    expect(label('US')).toContain('Upper zone, 4 √Ks');
    // 4 · 25.4 / √25.4 for millimeters
    expect(label('SI')).toContain(`Upper zone, ${(4 * Math.sqrt(25.4)).toFixed(1)} √Ks`);
  });
});

describe('the examples of Green-Ampt infiltration', () => {
  it('have the results that their notices state', () => {
    const [kept = {}, heavier = {}, sandy = {}] = spec.examples.map(({ params }) => params);
    expect(total(kept) - total({})).toBeGreaterThan(0.2);
    expect(total(heavier)).toBeCloseTo(total({ ...heavier, method: 'modified' }), 3);
    expect(total(sandy) / run(at(sandy)).rainIn).toBeCloseTo(0.97, 2);
    expect(total(sandy)).toBeGreaterThan(2 * total({}));
  });
});
