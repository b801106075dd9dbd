import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { withinLimits } from '../kit/controls';
import { steps } from '../kit/scale';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { type ConduitParams, flowAt, run } from './model';
import { type Shape, wettedAt } from './section';

testDiagram(spec, {
  claims: [
    ['at 5.8 ft/s', 'at 5.09 ft/s'],
    ['the 400 ft in 39.5 s', 'the 100 ft in 9.88 s'],
    ['SLOPE limits the flow to 8 cfs', 'SLOPE keeps 10 cfs'],
  ],
  openGoal: ['downFt', 'SLOPE keeps 10 cfs, FROUDE limits the flow to 8 cfs'],
});

const shapes: Shape[] = ['circular', 'rectangular', 'egg', 'arch', 'trapezoidal', 'irregular'];
const at = (params: Partial<ConduitParams>): ConduitParams => ({ ...spec.initial, ...params });

interface EngineCase {
  params: Partial<ConduitParams> & Pick<ConduitParams, 'shape' | 'depthFt'>;
  flowCfs: number;
  areaFt2: number;
}
const cases = engineCases<EngineCase>('conduit');

/** The relative error of a value. */
const relativeError = (value: number, expected: number) => Math.abs(value / expected - 1);

describe('the conduit model', () => {
  it.each(
    cases.map((one) => ({ ...one, name: `${one.params.shape} at ${one.params.depthFt} ft` })),
  )('agrees with the engine within 1%: $name', (one) => {
    const { flowCfs, areaFt2 } = run(at(one.params));
    expect(relativeError(areaFt2, one.areaFt2)).toBeLessThan(0.01);
    expect(relativeError(flowCfs, one.flowCfs)).toBeLessThan(0.01);
  });

  it('has six engine cases for each shape', () => {
    for (const shape of shapes) {
      expect(cases.filter(({ params }) => params.shape === shape)).toHaveLength(6);
    }
  });

  it('has three engine cases for full force mains', () => {
    expect(cases.filter(({ params }) => params.shape === 'forceMain')).toHaveLength(3);
  });

  it('matches a hand calculation for a full circular pipe', () => {
    // 1 ft, n 0.013, 1%: 1.486/0.013 · 0.7854 · 0.25^(2/3) · 0.1
    const full = flowAt(at({ heightFt: 1, slopePercent: 1 }), 1);
    expect(full.flowCfs).toBeCloseTo(3.563, 3);
  });

  it.each(shapes)('is empty at a depth of 0, and has more area at more depth: %s', (shape) => {
    const section = at({ shape });
    expect(wettedAt(section, 0)).toEqual({
      areaFt2: 0,
      topWidthFt: 0,
      perimeterFt: 0,
      radiusFt: 0,
    });
    const areas = steps(0, section.heightFt, 200).map((depth) => wettedAt(section, depth).areaFt2);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });

  it.each([
    ['circular', 0.94, 1.08],
    ['rectangular', 0.97, 1.25],
    ['trapezoidal', 1, 1],
    ['irregular', 1, 1],
  ] as const)('carries most where expected: %s at %s of full depth', (shape, fraction, ratio) => {
    const { largest, full } = run(at({ shape }));
    expect(largest.depthFt / spec.initial.heightFt).toBeCloseTo(fraction, 1);
    expect(largest.flowCfs / full.flowCfs).toBeCloseTo(ratio, 1);
  });

  it('gives an arch a perimeter between those of the rhombus within it and the box around it', () => {
    for (const widthFt of [0.5, 1, 3, 8, 20]) {
      const section = at({ shape: 'arch', widthFt });
      const { perimeterFt, topWidthFt } = wettedAt(section, section.heightFt);
      expect(topWidthFt).toBe(0);
      expect(perimeterFt).toBeGreaterThan(2 * Math.hypot(widthFt, section.heightFt));
      expect(perimeterFt).toBeLessThan(2 * (widthFt + section.heightFt));
      const half = wettedAt(section, section.heightFt / 2);
      expect(half.perimeterFt).toBeGreaterThan(half.topWidthFt);
    }
    // By the manual's area and hydraulic radius, the perimeter of a standard egg is 2.64 heights.
    const egg = wettedAt(at({ shape: 'egg', heightFt: 1 }), 1);
    expect(egg.perimeterFt).toBeCloseTo(0.5105 / 0.1931, 1);
  });

  it('multiplies the flow by the number of barrels', () => {
    const one = run(at({}));
    const three = run(at({ barrels: 3 }));
    expect(three.flowCfs).toBeCloseTo(3 * one.flowCfs, 9);
    expect(three.full.flowCfs).toBeCloseTo(3 * one.full.flowCfs, 9);
    expect(three.velocityFtPerS).toBe(one.velocityFtPerS);
    expect(three.areaFt2).toBe(one.areaFt2);
    expect(withinLimits(spec.controls, at({ barrels: 3, shape: 'irregular' })).barrels).toBe(1);
  });

  it('halves the flow when the roughness doubles, and doubles it at four times the slope', () => {
    const { flowCfs } = run(at({}));
    expect(run(at({ roughness: 0.026 })).flowCfs).toBeCloseTo(flowCfs / 2, 9);
    expect(run(at({ slopePercent: 2 })).flowCfs).toBeCloseTo(flowCfs * 2, 9);
  });
});

describe('a section in dynamic wave routing', () => {
  /** An open rectangular channel: 3 ft wide, with a Manning flow of 9.5 cfs at 1.4 ft. */
  const channel = {
    shape: 'trapezoidal',
    sideSlope: 0,
    widthFt: 3,
    heightFt: 2.56,
    depthFt: 1.4,
    slopePercent: 0.0602,
  } as const;

  it('has a Courant step of length over velocity, times Fr/(1 + Fr)', () => {
    const { courantS, velocityFtPerS, froude = 0, inertiaFraction } = run(at({ lengthFt: 110 }));
    expect(courantS).toBeCloseTo(((110 / velocityFtPerS) * froude) / (1 + froude), 9);
    expect(inertiaFraction).toBe(0);
    expect(run(at({ slopePercent: 0.05 })).inertiaFraction).toBe(1);
    expect(run(at({ depthFt: 2 }))).toMatchObject({ courantS: undefined, inertiaFraction: 0 });
  });

  // The engine's tables of widths and areas of an arch are not quite consistent.
  it.each(shapes.filter((shape) => shape !== 'arch'))(
    'has the least specific energy at the critical depth: %s',
    (shape) => {
      const { criticalFt, minEnergyFt, flowCfs } = run(at({ shape }));
      const energyAt = (depthFt: number) =>
        depthFt + (flowCfs / wettedAt(at({ shape }), depthFt).areaFt2) ** 2 / 64.4;
      for (const factor of [0.9, 0.97, 1.03, 1.1]) {
        expect(energyAt(criticalFt * factor)).toBeGreaterThan(minEnergyFt);
      }
    },
  );

  it('computes entrance losses from the velocity head', () => {
    const { entranceLossFt, velocityFtPerS } = run(at({ entranceLoss: 0.5 }));
    expect(entranceLossFt).toBeCloseTo((0.5 * velocityFtPerS ** 2) / 64.4, 9);
    expect(run(at({ entranceLoss: 0 })).entranceLossFt).toBe(0);
  });

  it.each([
    ['rising depth, subcritical', 1.6, 12, true, false],
    ['rising depth, supercritical', 1.6, 30, true, true],
    ['falling depth, subcritical', 1.2, 12, false, false],
    ['falling depth, supercritical', 1.2, 30, false, true],
  ])(
    'decides whether SLOPE and FROUDE limit the flow: %s',
    (_name, downFt, routedCfs, bySlope, byFroude) => {
      const { limit } = run(at({ ...channel, downFt, routedCfs }));
      expect(limit.normalCfs).toBeCloseTo(9.5, 1);
      expect(limit).toMatchObject({ bySlope, byFroude });
    },
  );

  it('does not limit the flow where the inlet is full, even without a roof', () => {
    const full = at({ ...channel, show: 'limit', depthFt: 2.56, downFt: 2.56, routedCfs: 200 });
    expect(run(full).limit).toMatchObject({ bySlope: false, byFroude: false });
    expect(describeInWords(full, 'US', run(full))).toContain(
      'and the inlet is full. No choice of NORMAL_FLOW_LIMITED limits the flow of a full inlet.',
    );
  });

  it('does not limit the flow by FROUDE if the lower end is dry, as in the engine', () => {
    expect(run(at({ show: 'limit', downFt: 0.01 })).limit.byFroude).toBe(true);
    expect(run(at({ show: 'limit', downFt: 0 })).limit.byFroude).toBe(false);
  });

  it('computes no flow out of an empty inlet', () => {
    const empty = at({ show: 'limit', depthFt: 0 });
    expect(run(empty).limit.computedCfs).toBe(0);
    expect(spec.readings?.(empty, 'US', run(empty))).toContainEqual({
      label: 'Computed flow',
      value: '0\u00a0cfs',
    });
  });

  it('tells readings of one barrel from those of all', () => {
    const params = at({ barrels: 2 });
    const result = run(params);
    const readings = spec.readings?.(params, 'US', result).map(({ label }) => label);
    expect(readings).toEqual(
      expect.arrayContaining(['Flow area, one barrel', 'Uniform flow, all barrels']),
    );
    expect(result.flowCfs).toBeCloseTo(2 * result.areaFt2 * result.velocityFtPerS, 9);
  });

  it('gives a force main almost the same flow just below its full depth and at it', () => {
    // The equivalent n makes both formulas agree, except for its rounded exponents.
    const main = at({ shape: 'forceMain', heightFt: 1 });
    const [full, almost] = [flowAt(main, 1), flowAt(main, 1 - 1e-9)];
    expect(relativeError(almost.flowCfs, full.flowCfs)).toBeLessThan(0.02);
  });
});

describe('the drawing of the conduit', () => {
  it.each([
    [{ show: 'limit', shape: 'rectangular', widthFt: 20 }, 'lower end'],
    [{ show: 'waves', shape: 'rectangular', widthFt: 20 }, 'critical'],
    [{ show: 'limit' }, 'lower end'],
  ] as const)('has room for the name of the second level: %j', (changes, name) => {
    const params = at(changes);
    const drawing = createElement(spec.Drawing, { params, result: run(params), units: 'US' });
    const label = renderToStaticMarkup(drawing).match(`<text x="([^"]+)"[^>]*>${name}<`);
    const [text, x] = label ?? [];
    expect(Number(x)).toBeGreaterThan(text?.includes('text-anchor="end"') ? 70 : 0);
  });
});

describe('the sentence of the conduit', () => {
  const say = (params: Partial<ConduitParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it('names depth, flow, velocity, regime and the largest flow', () => {
    expect(say({})).toBe(
      'At a depth of 1 ft (50% of full) the section carries 8 cfs at 5.09 ft/s, supercritical (Froude number 1.01). The maximum flow, 17.2 cfs, occurs at 94% of the full depth and is 8% more than the full section carries.',
    );
  });
  it('names the part of an irregular section that the water reaches', () => {
    expect(say({ shape: 'irregular', heightFt: 6, depthFt: 3 })).toContain(
      'The water is within the banks, which are 3 ft high.',
    );
    expect(say({ shape: 'irregular', heightFt: 6, depthFt: 3.6 })).toContain(
      'The water is on the overbanks, which begin at 3 ft.',
    );
  });
  it('adds up the flows of several barrels', () => {
    expect(say({ barrels: 2 })).toMatch(
      /^At a depth of 1 ft \(50% of full\) the 2 barrels carry 16 cfs at 5.09 ft\/s/,
    );
    expect(say({ barrels: 2, shape: 'rectangular', widthFt: 1, depthFt: 2 })).toContain(
      'than the full section carries',
    );
  });
  it('uses SI units', () => {
    expect(say({ shape: 'trapezoidal' }, 'SI')).toBe(
      'At a depth of 0.305 m (50% of full) the section carries 0.876 m³/s at 1.88 m/s, supercritical (Froude number 1.29). Filled to the top, it carries 3.56 m³/s.',
    );
  });
  it('does not round a share to 0% or 100%', () => {
    expect(say({ depthFt: 1.995 })).toContain('(more than 99% of full)');
    expect(say({ depthFt: 0.005 })).toContain('(less than 1% of full)');
    for (const slopePercent of steps(0.1, 0.6, 501)) {
      const { inertiaFraction } = run(at({ slopePercent }));
      const [, shown] =
        /keeps (.*) of the inertial/.exec(say({ show: 'waves', slopePercent })) ?? [];
      expect(shown === '0%').toBe(inertiaFraction === 0);
      expect(shown === '100%').toBe(inertiaFraction === 1);
    }
  });
  it('says what each view shows besides uniform flow', () => {
    expect(say({ show: 'waves', slopePercent: 0.2 })).toContain(
      'Small waves run at 5.03 ft/s relative to the water, and those that run downstream cover the 400 ft in 48.5 s. A VARIABLE_STEP of 0.75 limits the routing step to 36.4 s. Partial damping keeps 72% of the inertial terms.',
    );
    expect(say({ show: 'waves', depthFt: 2 })).toContain(
      'the conduit does not limit the routing step',
    );
    expect(say({ show: 'waves', slopePercent: 0.01, roughness: 0.1, depthFt: 1.89 })).toContain(
      'At a Froude number of 0.01 or less, the conduit does not limit the routing step. Partial damping keeps 100% of the inertial terms.',
    );
    expect(say({ show: 'entrance' })).toContain(
      'entrance loss coefficient of 0.5 causes a head loss of 0.201 ft in dynamic wave routing',
    );
    expect(say({ show: 'entrance', entranceLoss: 0 })).toContain('no entrance loss');
    expect(say({ show: 'limit', slopePercent: 0.2, routedCfs: 7 })).toBe(
      'Dynamic wave routing computes 7 cfs. The depth rises downstream, from 1 ft to 1.2 ft, and the flow at the inlet is subcritical (Froude number 0.89). Manning’s equation gives 5.06 cfs for the upstream depth: NORMAL_FLOW_LIMITED SLOPE limits the flow to 5.06 cfs, FROUDE keeps 7 cfs, and BOTH limits the flow to 5.06 cfs.',
    );
    expect(say({ show: 'limit', downFt: 0 })).toContain('BOTH keeps 10 cfs. At a dry lower end');
    expect(say({ show: 'limit', downFt: 0.01 })).not.toContain('dry');
    expect(say({ show: 'limit', downFt: 1 })).toContain('The depth is 1 ft at both ends, and');
    expect(say({ show: 'limit', routedCfs: 4 })).toContain('No choice of NORMAL_FLOW_LIMITED');
    expect(say({ shape: 'forceMain', depthFt: 2 })).toContain(
      'the Hazen-Williams equation applies',
    );
    expect(say({ shape: 'forceMain' })).toContain('Manning’s equation applies to a force main');
  });
  it('calls the specific energy “the least” only where the Froude number is shown as 1', () => {
    for (const slopePercent of steps(0.4, 0.6, 41)) {
      const { froude = 0 } = run(at({ slopePercent }));
      const isCritical = froude.toFixed(2) === '1.00';
      const sentence = say({ show: 'waves', slopePercent });
      expect(sentence.includes('at critical flow')).toBe(isCritical);
      expect(sentence.includes('is the least')).toBe(isCritical);
    }
    expect(say({ show: 'waves' })).toContain(
      'The specific energy of 1.4 ft is almost the least for this flow.',
    );
    expect(say({ show: 'waves', slopePercent: 1 })).toContain(
      'The specific energy is 1.81 ft; the least for this flow is 1.71 ft, at the critical depth of 1.21 ft.',
    );
  });
  it('gives no critical depth above the top of the section', () => {
    const steep = { show: 'waves', shape: 'trapezoidal', depthFt: 2 } as const;
    expect(say(steep)).toMatch(
      /energy is [\d.]+ ft; the critical depth of this flow is above the top of the section\.$/,
    );
    expect(spec.readings?.(at(steep), 'US', run(at(steep)))).toContainEqual({
      label: 'Critical depth',
      value: 'above the top',
    });
  });
  it('has a critical depth of 0 where nothing flows', () => {
    const empty = at({ show: 'waves', depthFt: 0 });
    expect(spec.readings?.(empty, 'US', run(empty))).toContainEqual({
      label: 'Critical depth',
      value: '0\u00a0ft',
    });
  });
  it('calls the flow at the inlet critical or supercritical only where FROUDE limits it', () => {
    const limit = { show: 'limit', downFt: 0.6 } as const;
    for (const routedCfs of steps(7.8, 8, 41)) {
      const { froude } = run(at({ ...limit, routedCfs })).limit;
      const regime =
        froude < 0.995
          ? /subcritical \(Froude number 0\.9\d\)/
          : froude < 1
            ? /subcritical \(Froude number just under 1\)/
            : /is (critical|supercritical) \(Froude number 1\.0\d\)/;
      expect(say({ ...limit, routedCfs })).toMatch(regime);
    }
    expect(say({ ...limit, depthFt: 2 })).toContain('and the inlet is full.');
  });
  it('says that an empty section carries nothing, and that a full one has no free surface', () => {
    expect(say({ depthFt: 0 })).toBe('The conduit is empty: nothing flows.');
    // The lower end may still have water.
    expect(say({ show: 'limit', depthFt: 0 })).toBe('The inlet is empty: no flow leaves it.');
    expect(say({ depthFt: 2 })).toContain('16 cfs at 5.09 ft/s, without a free surface.');
  });
});

describe('the examples of the conduit', () => {
  const [sewer, egg, banks] = spec.examples.map(({ params }) => at(params));
  if (!sewer || !egg || !banks) throw new Error('expected three examples');

  it('carries the most flow at 94% of full depth, about 8% more than full', () => {
    const { largest, full, depthFt } = run(sewer);
    expect(largest.depthFt / full.depthFt).toBeCloseTo(depthFt / full.depthFt, 2);
    expect(largest.flowCfs / full.flowCfs).toBeCloseTo(1.08, 2);
  });

  it('flows deeper and faster in an egg than in a circle of the same height', () => {
    const low = run(egg);
    expect(low.flowCfs).toBeCloseTo(0.8, 2);
    const circle = flowAt({ ...egg, shape: 'circular' }, 0.27);
    expect(circle.flowCfs).toBeCloseTo(0.8, 1);
    expect(circle.velocityFtPerS).toBeLessThan(low.velocityFtPerS);
  });

  it('widens twice as fast above the banks', () => {
    const width = (depthFt: number) => flowAt(banks, depthFt).topWidthFt;
    expect(width(3.2) - width(3.1)).toBeCloseTo(2 * (width(2.9) - width(2.8)), 6);
  });
});
