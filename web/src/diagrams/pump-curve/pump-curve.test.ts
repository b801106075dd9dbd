import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { withinLimits } from '../kit/controls';
import { plotTop } from '../kit/plot';
import { CurveDrawing } from './curve-drawing';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { endHeadFt, momentOf, powerKw, run } from './model';
import { curveOf, type PumpParams, pumpFlowCfs, systemHeadFt, usesHead, wellDepthFt } from './pump';

testDiagram(spec, {
  claims: [
    ['1.8 cfs against 31.6 ft', '1.42 cfs against 34.7 ft'],
    ['Pump flow 2 cfs; Head added 36.5 ft', 'Pump flow 2 cfs; Head added 52.4 ft'],
    ['delivers 1.74 cfs', 'the static lift of 14.8 ft is at or above the end of its curve'],
  ],
});

const types = ['ideal', 'type1', 'type2', 'type3', 'type4', 'type5'] as const;
const at = (params: Partial<PumpParams>): PumpParams => ({ ...spec.initial, ...params });
const flowOf = (params: PumpParams, depthFt: number) =>
  pumpFlowCfs(params, curveOf(params), depthFt);

interface LevelCase {
  params: PumpParams;
  depthFt: number;
  flowCfs: number;
  headFt?: number;
}
interface HourCase {
  params: PumpParams;
  starts: number;
  pumpedFt3: number;
  energyKwh: number;
  /** At minutes 3, 6, ..., 57. */
  depthsFt: number[];
}
const cases = engineCases<LevelCase | HourCase>('pump-curve');
const levels = cases.filter((one): one is LevelCase => 'flowCfs' in one);
const hours = cases.filter((one): one is HourCase => 'starts' in one);

describe('a custom curve', () => {
  it('does not rise with the head', () => {
    const params = withinLimits(spec.controls, at({ curve: 'own', firstCfs: 3, secondCfs: 9 }));
    expect(params).toMatchObject({ secondCfs: 3, thirdCfs: 1 });
  });

  it('may rise with the depth', () => {
    const own = at({ type: 'type2', curve: 'own', firstCfs: 3 });
    expect(withinLimits(spec.controls, { ...own, secondCfs: 9 }).secondCfs).toBe(9);
  });
});

describe('a custom curve in the drawing', () => {
  it.each([
    { type: 'type3', mainDiameterIn: 4, mainLengthFt: 4000 },
    { type: 'type5', liftFt: 60 },
    { type: 'type4', stopDepthFt: 1, startDepthFt: 1.5, firstCfs: 1 },
  ] as const)('passes through the operating point, even beyond its points: %o', (changes) => {
    const params = at({ curve: 'own', ...changes, minute: 20 });
    const result = run(params);
    const { flowCfs, depthFt, isOn } = momentOf(params, result);
    expect(isOn).toBe(true);
    expect(flowCfs).toBeGreaterThan(0);
    const markup = renderToStaticMarkup(
      createElement(CurveDrawing, { params, result, units: 'US', stays: true }),
    );
    const [, x = 0, y = 0] = /<circle cx="([^"]+)" cy="([^"]+)"/.exec(markup)?.map(Number) ?? [];
    expect(y).toBeGreaterThan(plotTop);
    const lines = [...markup.matchAll(/ d="(M[^"]+)" stroke-width="2.25"/g)].map(([, line = '']) =>
      [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(
        ([, px, py]) => [Number(px), Number(py)] as const,
      ),
    );
    const isOnSegment = (line: (typeof lines)[number]) =>
      line.slice(1).some(([x2, y2], index) => {
        const [x1, y1] = line[index] ?? [0, 0];
        const longer = Math.hypot(x - x1, y - y1) + Math.hypot(x2 - x, y2 - y);
        return longer - Math.hypot(x2 - x1, y2 - y1) < 0.05;
      });
    expect(lines.filter(isOnSegment), `${flowCfs} cfs at ${depthFt} ft`).toHaveLength(
      usesHead(params.type) ? 2 : 1,
    );
  });

  it('ends at the lowest head without flow', () => {
    const flat = { secondFt: 20, secondCfs: 0, thirdFt: 60, thirdCfs: 0, liftFt: 40 };
    expect(endHeadFt(run(at({ curve: 'own', ...flat })))).toBe(20);
    expect(endHeadFt(run(at({ curve: 'own', ...flat, type: 'type5', speedPercent: 50 })))).toBe(5);
    expect(endHeadFt(run(at({})))).toBe(40);
  });
});

describe('the pump model', () => {
  it.each(
    levels.map((one) => ({
      ...one,
      name: `${one.params.type} at ${one.params.speedPercent}%, ${one.depthFt} ft, lift ${one.params.liftFt} ft`,
    })),
  )('delivers the flow of the engine within 1%: $name', (one) => {
    const flow = flowOf(one.params, one.depthFt);
    expect(Math.abs(flow - one.flowCfs)).toBeLessThanOrEqual(0.01 * one.flowCfs);
    if (one.headFt === undefined || one.flowCfs === 0) return;
    const head = systemHeadFt(one.params, one.depthFt, flow);
    expect(Math.abs(head / one.headFt - 1)).toBeLessThan(0.01);
  });

  it.each(
    hours.map((one) => ({
      ...one,
      name: `${one.params.type} with an inflow of ${one.params.inflowCfs} cfs`,
    })),
  )('pumps for an hour as the engine does, except for force main inertia: $name', (one) => {
    const result = run(one.params);
    const last = result.series.at(-1);
    expect(last?.starts).toBe(one.starts);
    expect(Math.abs((last?.pumpedFt3 ?? 0) / one.pumpedFt3 - 1)).toBeLessThan(0.01);
    expect(Math.abs((last?.energyKwh ?? 0) / one.energyKwh - 1)).toBeLessThan(0.01);
    for (const [index, depth] of one.depthsFt.entries()) {
      const shown = momentOf({ ...one.params, minute: 3 * (index + 1) }, result);
      // 1.1% of the well's depth where the engine's force main has inertia, 0.1% elsewhere.
      const limitFt = (usesHead(one.params.type) ? 0.011 : 0.001) * wellDepthFt;
      expect(Math.abs(shown.depthFt - depth)).toBeLessThan(limitFt);
    }
  });

  it('has engine cases for every type of pump, and for a lift beyond the end of the curve', () => {
    expect(new Set(hours.map(({ params }) => params.type))).toEqual(new Set(types));
    expect(levels.filter(({ flowCfs }) => flowCfs === 0)).toHaveLength(2);
    expect(cases.length).toBeGreaterThan(9);
  });

  it('uses custom points only for curves by depth or head', () => {
    const own = { curve: 'own', firstFt: 2, firstCfs: 1, secondFt: 5, secondCfs: 2 } as const;
    const points = { ...own, thirdFt: 8, thirdCfs: 3 };
    expect(flowOf(at({ type: 'type2', ...points }), 5.5)).toBe(3);
    expect(flowOf(at({ type: 'type4', ...points }), 6.5)).toBe(2.5);
    expect(curveOf(at({ type: 'type1', ...points }))).toEqual(curveOf(at({ type: 'type1' })));
    const flat = run(at({ type: 'type2', ...points, firstCfs: 3, secondCfs: 3, inflowCfs: 4 }));
    expect(flat.series.at(-1)).toMatchObject({ depthFt: wellDepthFt, flowCfs: 3, starts: 1 });
  });

  it('stops if the stop depth is a step of its curve, and otherwise the depth stays just below a step', () => {
    const params = at({ type: 'type2', stopDepthFt: 4, inflowCfs: 1.5 });
    // The engine has 4 or 5 starts, depending on the routing step.
    expect(run(params).series.at(-1)?.starts).toBeGreaterThan(3);
    const steady = at({ type: 'type2', wellAreaFt2: 150, minute: 30 });
    const { depthFt, flowCfs } = momentOf(steady, run(steady));
    // Below the step at 4 ft, as in the engine (3.996 to 3.998 ft).
    expect(flowCfs).toBe(1);
    expect(depthFt).toBeGreaterThan(3.99);
    expect(depthFt).toBeLessThan(4);
  });

  it('gives the mean while a pump switches between steps', () => {
    const slow = at({ type: 'type2', speedPercent: 80, minute: 40 });
    const result = run(slow);
    // The engine's steps are 0.8, 0.8 and 1.6 cfs in turn.
    expect(momentOf(slow, result)).toMatchObject({ isSwitching: true });
    expect(momentOf(slow, result).flowCfs).toBeCloseTo(1.07, 1);
    expect(describeInWords(slow, 'US', result).replaceAll('\u00a0', ' ')).toMatch(
      /switches between two steps of its curve at a depth of (?:3\.99|4) ft, and delivers 1\.0\d cfs on average, whatever the head\. The level stays at (?:3\.99|4) ft\.$/,
    );
    // In a small well, and right after a start: the engine has 2.556 and 1.067 cfs.
    for (const [changes, meanCfs] of [
      [{ type: 'type1', inflowCfs: 2.6, ratedFlowCfs: 4, wellAreaFt2: 50, minute: 12 }, 2.556],
      [{ speedPercent: 80, startDepthFt: 4, wellAreaFt2: 330, minute: 12 }, 1.067],
    ] as const) {
      const small = at({ type: 'type2', ...changes });
      expect(momentOf(small, run(small)).flowCfs).toBeCloseTo(meanCfs, 2);
      expect(describeInWords(small, 'US', run(small))).toMatch(/on average, .* The level stays at/);
    }
    // The mean leaves out what was pumped as the level fell: the engine has 1.333 cfs.
    const early = at({ type: 'type2', inflowCfs: 1.25, minute: 14 });
    expect(momentOf(early, run(early)).flowCfs).toBeCloseTo(1.333, 1);
    // Rarer switches. In the first case, the engine's steps are 1 and 2 cfs, with a mean of 1.133.
    for (const changes of [{ inflowCfs: 1.1 }, { speedPercent: 95 }, { speedPercent: 91 }]) {
      const rare = at({ type: 'type2', minute: 40, ...changes });
      const sentence = describeInWords(rare, 'US', run(rare));
      expect(sentence, JSON.stringify(changes)).toMatch(/on average, .* The level stays at/);
    }
  });

  it('has the depth of the engine after a minute', () => {
    const first = at({ minute: 1 });
    // As in the engine, half of the inflow counts in the first step: 2.59 ft instead of 2.6.
    expect(momentOf(first, run(first)).depthFt).toBeCloseTo(2.59, 2);
  });

  it('does not call the level steady while the net inflow raises it', () => {
    const slow = at({ type: 'type1', speedPercent: 32, wellAreaFt2: 400, minute: 50 });
    const rising = describeInWords(slow, 'US', run(slow));
    expect(rising).not.toContain('The level stays');
  });

  it.each(types)('conserves water within the tolerance of the trials: %s', (type) => {
    for (const inflowCfs of [0, 0.5, 2, 5]) {
      for (const wellAreaFt2 of [50, 400]) {
        const params = at({ type, inflowCfs, wellAreaFt2 });
        const { series } = run(params);
        for (const { minute, depthFt, pumpedFt3, floodedFt3 } of series.filter(
          (_, n) => n % 10 === 0,
        )) {
          const stored = (depthFt - params.stopDepthFt) * wellAreaFt2;
          const arrivedFt3 = inflowCfs * minute * 60;
          const missingFt3 = arrivedFt3 - stored - pumpedFt3 - floodedFt3;
          // In the first step, half of the inflow counts, as in the engine.
          expect(Math.abs(missingFt3)).toBeLessThan(0.7 + inflowCfs);
          expect(depthFt).toBeGreaterThanOrEqual(0);
          expect(depthFt).toBeLessThanOrEqual(wellDepthFt);
        }
      }
    }
  });

  it('follows the affinity laws: half the speed gives half the flow at a quarter of the head', () => {
    const fullSpeed = at({ type: 'type5', liftFt: 40, mainLengthFt: 0 });
    const halfSpeed = { ...fullSpeed, speedPercent: 50, liftFt: 10 };
    expect(flowOf(halfSpeed, 0)).toBeCloseTo(flowOf({ ...fullSpeed, liftFt: 40 }, 0) / 2, 6);
    expect(flowOf({ ...halfSpeed, liftFt: 5 }, 0)).toBeCloseTo(
      flowOf({ ...fullSpeed, liftFt: 20 }, 0) / 2,
      6,
    );
  });

  it.each(types.filter(usesHead))('delivers less the more it lifts: %s', (type) => {
    const flows = [12, 20, 30, 40, 60].map((liftFt) => flowOf(at({ type, liftFt }), 6));
    expect(flows).toEqual(flows.toSorted((a, b) => b - a));
    expect(flows.at(-1)).toBe(0);
  });

  it.each(types)('stays off while nothing flows in: %s', (type) => {
    const last = run(at({ type, inflowCfs: 0 })).series.at(-1);
    expect(last).toMatchObject({ starts: 0, pumpedFt3: 0, isOn: false });
  });

  it('computes the power that lifts the water: 1 cfs by 8.814 ft is one horsepower', () => {
    expect(powerKw(1, 8.814)).toBeCloseTo(0.7457, 9);
  });
});

describe('the sentence of the pump', () => {
  const say = (params: Partial<PumpParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'The Type 3 pump delivers 1.74 cfs against 32.1 ft, of which 13.4 ft is friction. This is where its curve meets the system curve. The well empties at 0.742 cfs; its level is 5.33 ft.',
    ],
    [
      { minute: 0 },
      'The pump is off: it starts when the water is deeper than 7 ft. The well fills at 1 cfs; its level is 2 ft.',
    ],
    [
      { minute: 24 },
      'The pump has stopped: it starts when the water is deeper than 7 ft. The well fills at 1 cfs; its level is 4.16 ft.',
    ],
    [
      { inflowCfs: 0 },
      'The pump is off: it starts when the water is deeper than 7 ft. The level stays at 2 ft.',
    ],
    [
      { type: 'ideal', minute: 30 },
      'The ideal pump passes on all that arrives, 1 cfs, without a curve. The level stays at 7.02 ft.',
    ],
    [
      { type: 'type1', minute: 9 },
      'The Type 1 pump delivers 2 cfs, the step of its curve for 665 ft³ in the well, whatever the head. The well empties at 1 cfs; its level is 6.65 ft.',
    ],
    [
      {
        curve: 'own',
        minute: 9,
        firstFt: 36,
        firstCfs: 1.5,
        secondFt: 38,
        secondCfs: 1.2,
        thirdFt: 40,
        thirdCfs: 1,
      },
      'The Type 3 pump delivers 1.5 cfs against 27.3 ft, of which 10.2 ft is friction. This head is below the first point of the curve; SWMM uses that point’s flow. The well empties at 0.5 cfs; its level is 6.84 ft.',
    ],
    [
      { curve: 'own', minute: 60 },
      'The Type 3 pump delivers 1 cfs against 21.8 ft, of which 4.8 ft is friction. This head is above the last point of the curve; SWMM uses that point’s flow. The level stays at 7.02 ft.',
    ],
    [
      { type: 'type4', minute: 60 },
      'The Type 4 pump delivers 1 cfs at a depth of 4 ft; its flow varies continuously with the depth, whatever the head. The level stays at 4 ft.',
    ],
    [
      { type: 'type5', speedPercent: 50, minute: 60 },
      'At a setting of 50% the Type 5 pump runs but delivers nothing: the static lift of 12 ft is at or above the end of its curve. The well is full, and 1 cfs of the inflow is lost over its rim.',
    ],
    [
      { type: 'type2', inflowCfs: 5, minute: 60 },
      'The Type 2 pump delivers 3 cfs, the step of its curve for a depth of 12 ft, whatever the head. The well is full, and 2 cfs of the inflow is lost over its rim.',
    ],
  ] as const)('says what happens: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it('uses SI units', () => {
    expect(say({}, 'SI')).toBe(
      'The Type 3 pump delivers 0.0493 m³/s against 9.79 m, of which 4.09 m is friction. This is where its curve meets the system curve. The well empties at 0.021 m³/s; its level is 1.62 m.',
    );
  });
});

describe('the examples of the pump', () => {
  const [slow, close, steps] = spec.examples.map(({ params }) => at(params));
  if (!slow || !close || !steps) throw new Error('expected three examples');
  const starts = (params: PumpParams) => run(params).series.at(-1)?.starts ?? 0;

  it('lowers the head of a slower pump of Type 5, but not that of Type 3', () => {
    const head = (params: PumpParams) => Math.max(...run(params).shifted.map(([headFt]) => headFt));
    const full = { ...slow, speedPercent: 100 };
    expect(head(slow) / head(full)).toBeCloseTo(0.64, 2);
    expect(head({ ...slow, type: 'type3' })).toBeCloseTo(head({ ...full, type: 'type3' }), 6);
  });

  it('starts less often with a larger volume between start and stop', () => {
    expect(starts(close)).toBe(26);
    expect(starts({ ...close, startDepthFt: 7 })).toBeLessThan(starts(close));
    expect(starts({ ...close, wellAreaFt2: 2 * close.wellAreaFt2 })).toBe(13);
  });

  it('stays at the depth of a step', () => {
    const late = run(steps).series.filter(({ minute }) => minute >= 30);
    const depths = late.map(({ depthFt }) => depthFt);
    expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(0.2);
    expect(late.every(({ isOn }) => isOn)).toBe(true);
  });
});
