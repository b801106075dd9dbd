import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { describe as describeInWords } from './describe';
import { capacitiesOf, designOf, drainCoefficient, type LidParams, unitDrainHours } from './design';
import { spec } from './index';
import { type Balance, momentOf, run } from './model';
import { placementOf } from './placement';
import { PlacementDrawing } from './placement-drawing';
import { project } from './project';

testDiagram(spec, {
  claims: [
    ['0.4 in/hr exfiltrates', 'the gravel is empty; 0.0527 in/hr exfiltrates'],
    ['Percent imperviousness 60%', 'Percent imperviousness 100%'],
    ['Largest overflow plus drain 0 in/hr', '1.29 in/hr of the 1.7 in/hr that flows in overflows'],
  ],
});

const types = ['cell', 'garden', 'roof', 'trench', 'pavement', 'barrel'] as const;
const at = (params: Partial<LidParams>): LidParams => ({ ...spec.initial, ...params });
const endOf = (params: Partial<LidParams>) => {
  const state = at({ hour: 48, ...params });
  return momentOf(state, run(state));
};

/** A run of the engine: its parameters, its LID Performance Summary and its largest outflow. */
interface EngineCase extends Balance {
  params: LidParams;
  startIn: number;
  peakInPerHour: number;
}
const cases = engineCases<EngineCase>('lid');

/** 1%, or the rounding error of the report, which has two decimals. */
const allowed = (engine: number) => Math.max(0.01 * engine, 0.0051);
const totals = ['inflowIn', 'evaporationIn', 'exfiltrationIn', 'drainIn', 'overflowIn'] as const;

describe('the LID model', () => {
  it.each(
    cases.map((one, n) => ({
      ...one,
      name: `${n + 1}, ${one.params.type} at ${one.params.hour} h`,
    })),
  )('has the water balance of the engine within 1%: case $name', (one) => {
    const result = run(one.params);
    const moment = momentOf(one.params, result);
    for (const name of totals) {
      expect(Math.abs(moment[name] - one[name]), name).toBeLessThanOrEqual(allowed(one[name]));
    }
    expect(Math.abs(result.startIn - one.startIn)).toBeLessThanOrEqual(allowed(one.startIn));
    // The report has the storage before the last step, so the balance gives the final one.
    const gone = one.evaporationIn + one.exfiltrationIn + one.drainIn + one.overflowIn;
    const stored = one.startIn + one.inflowIn - gone;
    expect(Math.abs(moment.storedIn - stored)).toBeLessThanOrEqual(0.01 * stored + 0.03);
  });

  it.each(cases.filter(({ params }) => params.hour === 48))(
    'has the largest outflow of the engine within 1%: $params.type, $peakInPerHour in/hr',
    ({ params, peakInPerHour }) => {
      const { peakOutflowInPerHour } = run(params);
      expect(Math.abs(peakOutflowInPerHour - peakInPerHour)).toBeLessThanOrEqual(
        0.01 * peakInPerHour + 1e-4,
      );
    },
  );

  it('has engine cases for every type, with and without a drain', () => {
    expect(new Set(cases.map(({ params }) => params.type))).toEqual(new Set(types));
    expect(cases.filter(({ params }) => params.hasDrain).length).toBeGreaterThan(6);
    expect(cases.length).toBeGreaterThan(9);
  });

  it('captures all of the 1 in of the example in RM3 6.6', () => {
    const { design } = run(spec.initial);
    // 6 in above ground, 24 · (0.52 − 0.08) in the soil, 12 · 0.4 in the gravel.
    const pores = design.soilFt * (design.soil.porosity - design.soil.wiltingPoint);
    const capacity = design.surfaceFt + pores + design.storageFt * design.storageVoids;
    expect(capacity * 12).toBeCloseTo(21.36, 9);
    expect(endOf({}).overflowIn).toBe(0);
    expect(endOf({ rainIn: 2 }).overflowIn).toBeGreaterThan(10);
  });

  // The evaporation of the step in which a pond dries can count twice, in SWMM too.
  it.each(types)('neither creates nor loses more than a hundredth of an inch: %s', (type) => {
    for (const rainIn of [0, 1, 6]) {
      for (const hasDrain of [false, true]) {
        for (const saturationPercent of [0, 100]) {
          const params = at({ type, rainIn, hasDrain, saturationPercent, stormHours: 2 });
          const { series, startIn } = run(params);
          for (const one of series.filter((_, n) => n % 12 === 0)) {
            const gone = one.evaporationIn + one.exfiltrationIn + one.drainIn + one.overflowIn;
            expect(Math.abs(one.storedIn + gone - startIn - one.inflowIn)).toBeLessThan(0.01);
          }
        }
      }
    }
  });

  it.each(types)('keeps each layer between empty and full: %s', (type) => {
    const { design, series } = run(at({ type, rainIn: 6, stormHours: 1, captureRatio: 30 }));
    for (const { surfaceIn, pavementIn, moisture, storageIn } of series) {
      expect(surfaceIn).toBeGreaterThanOrEqual(0);
      expect(surfaceIn).toBeLessThanOrEqual(design.surfaceFt * 12 + 1e-9);
      expect(pavementIn).toBeLessThanOrEqual(design.pavementFt * 12 + 1e-9);
      expect(storageIn).toBeLessThanOrEqual(design.storageFt * 12 + 1e-9);
      expect(moisture).toBeLessThanOrEqual(design.soil.porosity);
    }
  });

  it.each(types)('overflows more, the more it rains: %s', (type) => {
    const overflows = [0, 1, 2, 4, 6].map((rainIn) => endOf({ type, rainIn }).overflowIn);
    expect(overflows).toEqual(overflows.toSorted((a, b) => a - b));
    expect(overflows[0]).toBe(0);
  });

  it('lets nothing percolate below field capacity', () => {
    const { series, design } = run(at({ rainIn: 0.1 }));
    for (const { moisture, percolationInPerHour } of series) {
      if (moisture < design.soil.fieldCapacity) expect(percolationInPerHour).toBe(0);
    }
  });

  it('empties a storage layer by its drain in the time chosen', () => {
    const params = at({ type: 'barrel', rainIn: 0, saturationPercent: 100, hasDrain: true });
    const { series } = run({ ...params, drainHours: 12 });
    const empty = series.find(({ storageIn }) => storageIn < 0.02 * params.storageIn);
    // The head above an orifice falls along a parabola: 98% of the depth goes in 86% of the time.
    expect(empty?.hour).toBeGreaterThan(9.5);
    expect(empty?.hour).toBeLessThan(12);
    expect(drainCoefficient(at({ storageIn: 36, drainHours: 12 }), 1)).toBeCloseTo(1, 9);
  });

  it('keeps the step with the largest outflow, even if it falls between two moments of the series', () => {
    for (const state of [
      { stormHours: 2 },
      { type: 'pavement', stormHours: 1 },
      { type: 'roof', saturationPercent: 50 },
    ] as const) {
      const { peak, peakOutflowInPerHour } = run(at(state));
      expect(peak.overflowInPerHour + peak.drainInPerHour).toBeCloseTo(peakOutflowInPerHour, 9);
    }
    // The engine's roof sheds 6 in/hr in its first five minutes.
    expect(run(at({ type: 'roof', saturationPercent: 50 })).peak).toMatchObject({ hour: 1 / 12 });
  });

  it('has neither seepage nor drain where the type has none', () => {
    const all = { hasDrain: true, rainIn: 3 };
    expect(endOf({ ...all, type: 'barrel' }).exfiltrationIn).toBe(0);
    expect(endOf({ ...all, type: 'roof' }).exfiltrationIn).toBe(0);
    expect(endOf({ ...all, type: 'garden' }).drainIn).toBe(0);
    expect(designOf(at({ type: 'garden' })).storageFt).toBe(0);
  });
});

describe('the examples of the LID control', () => {
  const [twice = {}, drained = {}, roof = {}] = spec.examples.map(({ params }) => params);

  it('fills the cell up to the berm with two inches', () => {
    const { design } = run(at(twice));
    const { surfaceIn, storageIn, moisture, overflowInPerHour } = momentOf(
      at(twice),
      run(at(twice)),
    );
    expect(surfaceIn).toBeCloseTo(6, 6);
    expect(storageIn).toBeCloseTo(12, 2);
    expect(moisture).toBeCloseTo(design.soil.porosity, 3);
    expect(overflowInPerHour).toBeGreaterThan(0);
  });

  it('overflows 8% instead of 34% with a drain, which takes half', () => {
    const part = (params: Partial<LidParams>, of: 'overflowIn' | 'drainIn' | 'exfiltrationIn') => {
      const last = endOf({ ...params, hour: 48 });
      return last[of] / (run(at(params)).startIn + last.inflowIn);
    };
    expect(part(drained, 'overflowIn')).toBeCloseTo(0.08, 2);
    expect(part(twice, 'overflowIn')).toBeCloseTo(0.34, 2);
    expect(part(drained, 'drainIn')).toBeCloseTo(0.5, 1);
    const raised = { ...drained, offsetIn: 6 };
    expect(part(raised, 'drainIn')).toBeLessThan(part(drained, 'drainIn'));
    expect(part(raised, 'exfiltrationIn')).toBeGreaterThan(part(drained, 'exfiltrationIn'));
    expect(part(raised, 'overflowIn')).toBeGreaterThan(part(drained, 'overflowIn'));
  });

  it('keeps the roof’s rain until its soil is above field capacity, then drains later and slower', () => {
    const { series, design, inflow } = run(at(roof));
    const first = series.find(({ drainInPerHour }) => drainInPerHour > 0.01);
    expect(first?.moisture).toBeGreaterThan(design.soil.fieldCapacity * 1.5);
    const most = Math.max(...series.map(({ drainInPerHour }) => drainInPerHour));
    expect(most).toBeLessThan(Math.max(...inflow));
    expect(series.findIndex(({ drainInPerHour }) => drainInPerHour === most)).toBeGreaterThan(
      inflow.indexOf(Math.max(...inflow)),
    );
  });
});

describe('the sentence of the LID control', () => {
  const say = (params: Partial<LidParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'Water stands 0.968 in deep on the surface, as 0.889 in/hr flows in and only 0.4 in/hr infiltrates. 100% of the soil’s pore space holds water; 0.4 in/hr percolates; water stands 12 in deep in the gravel; 0.4 in/hr exfiltrates. Of 20.6 in of initial water and inflow, 12% exfiltrated and 88% is still there.',
    ],
    [
      { rainIn: 2, hour: 8 },
      'The cell is full, and 3.65 in/hr of the 4.05 in/hr that flows in overflows. 100% of the soil’s pore space holds water; 0.4 in/hr percolates; water stands 12 in deep in the gravel; 0.4 in/hr exfiltrates. Of 28 in of initial water and inflow, 5% exfiltrated, 11% overflowed, and 83% is still there.',
    ],
    [
      { rainIn: 2, hour: 12, hasDrain: true },
      'Water stands 5.97 in deep on the surface and is falling, as 1.9 in/hr infiltrates. 100% of the soil’s pore space holds water; 1.9 in/hr percolates; water stands 12 in deep in the gravel; 0.4 in/hr exfiltrates and 1.5 in/hr leaves through the drain. Of 39.4 in of initial water and inflow, 8% exfiltrated, 24% left through the drain, 9% overflowed, and 59% is still there.',
    ],
    [
      { hour: 4 },
      'All of the 1.84 in/hr that flows in enters the cell. 46% of the soil’s pore space holds water; hardly any percolates; the gravel is empty. Of 5.71 in of initial water and inflow, 100% is still there.',
    ],
    [
      { hour: 48 },
      'Nothing flows into the cell. 73% of the soil’s pore space holds water; 0.018 in/hr percolates; the gravel is empty; 0.018 in/hr exfiltrates. Of 21.9 in of initial water and inflow, 57% exfiltrated, 1% evaporated, and 41% is still there.',
    ],
    [
      { hour: 0 },
      'Nothing flows into the cell. 15% of the soil’s pore space holds water; the gravel is empty. Of 1.92 in of initial water and inflow, 100% is still there.',
    ],
    [
      { type: 'garden', hour: 20 },
      'Water stands 3.67 in deep on the surface and is falling, as 0.4 in/hr infiltrates. 100% of the soil’s pore space holds water; 0.4 in/hr percolates; 0.4 in/hr exfiltrates. Of 21.9 in of initial water and inflow, 25% exfiltrated and 74% is still there.',
    ],
    [
      { type: 'roof', rainIn: 2, soilIn: 4, bermIn: 1, hour: 8 },
      'All of the 0.203 in/hr that flows in enters the green roof. 77% of the soil’s pore space holds water; 0.0375 in/hr percolates; water stands 0.0187 in deep in the mat; 0.0268 in/hr leaves through the drain. Of 1.62 in of initial water and inflow, 1% left through the drain and 99% is still there.',
    ],
    [
      { type: 'trench', storageIn: 36, hour: 8 },
      'All of the 2.03 in/hr that flows in enters the trench. Water stands 25 in deep in the gravel; 0.4 in/hr exfiltrates. Of 13 in of inflow, 23% exfiltrated and 77% is still there.',
    ],
    [
      { type: 'pavement', captureRatio: 3, hour: 8 },
      'All of the 0.405 in/hr that flows in enters the pavement. Water stands 0.556 in deep in the gravel; 0.4 in/hr exfiltrates. Of 2.61 in of inflow, 90% exfiltrated, 1% evaporated, and 9% is still there.',
    ],
    [
      { soil: 'loam', rainIn: 3, stormHours: 3, hour: 1 },
      'Water stands to the top of the berm, 6 in deep, as only 0.643 in/hr infiltrates: 30.5 in/hr of the 31.1 in/hr that flows in overflows. 33% of the soil’s pore space holds water; none percolates; the gravel is empty. Of 20.6 in of initial water and inflow, 53% overflowed and 47% is still there.',
    ],
    [
      { type: 'roof', soil: 'loam', rainIn: 6, stormHours: 2, hour: 1, soilIn: 12, bermIn: 0 },
      'Of the 5.4 in/hr that flows in, only 0.392 in/hr enters the green roof, and 5.01 in/hr overflows. 36% of the soil’s pore space holds water; none percolates; the mat is empty. Of 4.99 in of initial water and inflow, 60% overflowed and 40% is still there.',
    ],
    [
      { type: 'barrel', hour: 0 },
      'Nothing flows into the barrel. The barrel is empty. There is no water.',
    ],
    [
      { type: 'trench', rainIn: 0, hour: 48 },
      'Nothing flows into the trench. The gravel is empty. There is no water.',
    ],
    [
      { type: 'barrel', rainIn: 4, hour: 8, hasDrain: true },
      'The barrel is full, and 6.11 in/hr of the 8.11 in/hr that flows in overflows. Water stands 12 in deep in the barrel; 2 in/hr leaves through the drain. Of 52.1 in of inflow, 23% left through the drain, 54% overflowed, and 23% is still there.',
    ],
  ] as const)('says what happens: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it.each(['cell', 'garden', 'trench', 'pavement'] as const)(
    'says that ponded water does not infiltrate into a full unit with a watertight bottom: %s',
    (type) => {
      const tight = { type, rainIn: 6, stormHours: 2, seepageInPerHour: 0, hour: 30 } as const;
      expect(say(tight)).toMatch(
        /^Water stands [\d.]+ in deep on the surface; nothing infiltrates, and it only evaporates\. /,
      );
      expect(say({ ...tight, evaporationInPerDay: 0 })).toContain(', and nothing leaves it. ');
      for (const bermIn of [0, 12]) {
        for (let hour = 0; hour <= 4; hour += 0.25) {
          expect(say({ ...tight, bermIn, hour })).not.toMatch(/ 0 in\/hr/);
        }
      }
    },
  );

  it('says nothing about rates at the start, where there are none', () => {
    expect(say({ saturationPercent: 100, hour: 0 })).toBe(
      'Nothing flows into the cell. 100% of the soil’s pore space holds water; water stands 12 in deep in the gravel. Of 17.3 in of initial water and inflow, 100% is still there.',
    );
    expect(say({ saturationPercent: 100, hour: 0.25 })).toContain('0.4 in/hr percolates');
  });

  it('says “full” only where the storage layer is full', () => {
    for (const type of types) {
      for (const soil of ['mix', 'loam'] as const) {
        for (let hour = 0; hour <= 6; hour += 0.5) {
          const params = at({ type, soil, rainIn: 4, stormHours: 3, hour });
          const result = run(params);
          const { storageIn } = momentOf(params, result);
          if (!describeInWords(params, 'US', result).includes(' is full')) continue;
          expect(storageIn).toBeCloseTo(result.design.storageFt * 12, 2);
        }
      }
    }
  });

  it('uses SI units', () => {
    expect(say({}, 'SI')).toBe(
      'Water stands 24.6 mm deep on the surface, as 22.6 mm/hr flows in and only 10.2 mm/hr infiltrates. 100% of the soil’s pore space holds water; 10.2 mm/hr percolates; water stands 305 mm deep in the gravel; 10.2 mm/hr exfiltrates. Of 524 mm of initial water and inflow, 12% exfiltrated and 88% is still there.',
    );
  });
});

describe('an LID control', () => {
  const say = (params: Partial<LidParams>) => {
    const state = at(params);
    return describeInWords(state, 'US', run(state)).replaceAll('\u00a0', ' ');
  };

  it('holds water in pores by porosity and in voids by void ratio', () => {
    const design = designOf(
      at({
        soil: 'own',
        porosity: 0.43,
        wiltingPoint: 0.1,
        soilIn: 36,
        storageIn: 36,
        voidRatio: 0.75,
      }),
    );
    const { soilIn, storageIn, drySoilIn } = capacitiesOf(design);
    expect(soilIn).toBeCloseTo(15.5, 1);
    expect(storageIn).toBeCloseTo(15.4, 1);
    expect(drySoilIn).toBeCloseTo(36 * 0.33, 9);
  });

  it('drains a saturated cell in 24 h with a coefficient of 0.5, as in the manual', () => {
    const params = at({ hasDrain: true, soilIn: 18, drainHours: (2 * 0.4 * Math.sqrt(12)) / 0.5 });
    expect(designOf(params).drainCoefficient).toBeCloseTo(0.5, 9);
    expect(unitDrainHours(designOf(params))).toBeCloseTo(24, 9);
  });

  it('has a drain coefficient in the units that the reading names', () => {
    const params = at({ hasDrain: true });
    const read = (units: 'US' | 'SI') =>
      spec
        .readings?.(params, units, run(params))
        .find(({ label }) => label === 'Drain coefficient')
        ?.value.replace('\u00a0', ' ');
    // q = C · h^0.5: 0.231 in/hr at 1 in is 5.87 mm/hr at 25.4 mm, and 1.16 mm/hr at 1 mm.
    expect(read('US')).toBe('0.231 in^0.5/hr');
    expect(read('SI')).toBe('1.16 mm^0.5/hr');
  });

  it('counts the pollutant that exfiltrates or is removed at the drain as kept', () => {
    const trench = { type: 'trench', storageIn: 48, captureRatio: 5, stormHours: 6 } as const;
    const seeping = { seepageInPerHour: 0.6, hasDrain: true, evaporationInPerDay: 0, hour: 48 };
    const words = say({ ...trench, ...seeping, removalPercent: 40 });
    expect(words).toContain(
      'The water from the drain has 60% of the inflow’s concentration. If all other water has the inflow’s concentration, the unit keeps 73% of the pollutant that flowed in;',
    );
    expect(words).toMatch(/; in SWMM, drainage without inflow carries no load\.$/);
    expect(say({ ...trench, ...seeping })).not.toContain('pollutant');
  });
});

describe('an LID control in a subcatchment', () => {
  const say = (params: Partial<LidParams>) => {
    const state = at({ show: 'placement', ...params });
    return describeInWords(state, 'US', run(state)).replaceAll('\u00a0', ' ');
  };

  it('gets its full share of impervious runoff where no pervious ground is left', () => {
    const shares = placementOf(at({ impervPercent: 100, routedPercent: 25, firstPercent: 80 }));
    expect(shares).toMatchObject({ routed: 0, first: 0.8 });
  });

  it('has no impervious runoff to treat where no ground is impervious', () => {
    expect(say({ impervPercent: 0 })).toBe(
      'The area of 10 ac is 0% impervious; LID controls take up 50% of it.',
    );
    expect(say({ fromPervPercent: 100, routedPercent: 80 })).toContain(
      'There is no pervious ground',
    );
    expect(say({ impervPercent: 0, routedPercent: 25, inSeries: true })).toBe(
      'The area of 10 ac is 0% impervious; LID controls take up 50% of it. Controls in one subcatchment act in parallel: one that takes the overflow of another needs a second subcatchment downstream.',
    );
  });

  it('leaves a larger part of the other ground impervious', () => {
    expect(placementOf(at({ impervPercent: 60, fromPervPercent: 50 })).newPercent).toBeCloseTo(
      75,
      9,
    );
    expect(placementOf(at({ impervPercent: 0, fromPervPercent: 100 })).newPercent).toBe(0);
  });

  it('treats part of what is left after routing, side by side with another', () => {
    const params = { placeAc: 64, impervPercent: 50, fromPervPercent: 0, routedPercent: 25 };
    const { first, second, outlet, routed } = placementOf(at(params));
    expect(32 * first).toBeCloseTo(9.6, 9);
    expect(first + second + outlet + routed).toBeCloseTo(1, 9);
    expect(say({ ...params, secondPercent: 0 })).toBe(
      'The area of 64 ac is 50% impervious; LID controls take up 0% of it. Of 32 ac of impervious ground, the runoff of 24 ac is left after 25% is routed onto pervious ground. The first control treats the runoff of 9.6 ac.',
    );
  });

  it('shows where impervious runoff goes, even to controls that take up no ground', () => {
    const draw = (params: Partial<LidParams>) => {
      const state = at({ show: 'placement', ...params });
      return renderToStaticMarkup(createElement(PlacementDrawing, { params: state, units: 'US' }));
    };
    expect(draw({ fromPervPercent: 0 })).toContain('Impervious runoff goes to');
    expect(draw({ impervPercent: 0 })).not.toContain('Impervious runoff goes to');
  });

  it('has no slider for what a second control in series would treat', () => {
    const second = spec.controls.find(({ name }) => name === 'secondPercent');
    expect(second?.when?.(at({ show: 'placement' }))).toBe(true);
    expect(second?.when?.(at({ show: 'placement', inSeries: true }))).toBe(false);
  });

  it('needs two subcatchments if controls are in series', () => {
    expect(say({ inSeries: true })).toContain('needs a second subcatchment');
    expect(say({})).toBe(
      'With LID controls on 20% of 10 ac, taken from pervious ground, 75% of the rest is impervious, instead of 60%. SWMM does not adjust this value. Of 6 ac of impervious ground, the first control treats the runoff of 2.4 ac, and the second one treats the runoff of 1.8 ac. Of 100 ft³ of impervious runoff, 40 ft³ goes to the first and 30 ft³ to the second, no matter how much the first one overflows; 30 ft³ goes to the outlet.',
    );
  });
});

describe('the project of LID controls', () => {
  const placed = at({ show: 'placement', placeAc: 10, fromPervPercent: 50 });

  it('has the rain on the unit and on the area that it captures', () => {
    const rains = (captureRatio: number) =>
      [...project(at({ captureRatio })).matchAll(/^RAIN +\S+ +(\S+)$/gm)].map(([, rate]) =>
        Number(rate),
      );
    const [alone, captured] = [rains(0), rains(4)];
    expect(captured).toHaveLength(15 * 4 + 1);
    alone.forEach((rate, index) => {
      expect(captured[index]).toBeCloseTo(5 * rate, 9);
    });
  });

  it('removes a pollutant only in the flow of a drain', () => {
    expect(project(at({ removalPercent: 40 }))).not.toContain('REMOVALS');
    expect(project(at({ removalPercent: 40, hasDrain: true }))).toMatch(/^LID +REMOVALS +P +40$/m);
  });

  it('puts two controls into one subcatchment, or into two if they are in series', () => {
    expect(project(placed)).toMatch(/^S1 +SECOND +1 +43560 +10 +0 +30 +0$/m);
    const text = project({ ...placed, inSeries: true });
    expect(text).toMatch(/^S1 +GAGE +S2 +10 /m);
    expect(text).toMatch(/^S2 +GAGE +OUT +2 /m);
    expect(text).toMatch(/^S2 +SECOND +1 +87120 +10 +0 +0 +0$/m);
  });
});
