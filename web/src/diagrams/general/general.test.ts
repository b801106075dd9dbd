import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { declarationOf, kinds } from '../kinds';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { type GeneralParams, type GeneralResult, partNames, run } from './model';
import { SectionDrawing } from './section-drawing';

testDiagram(spec, {
  claims: [
    ['Groundwater flow 0.37 in', 'Groundwater flow 0.338 in'],
    ['washes 42.6 lb', 'washes 237 lb'],
    ['Infiltration 0.6 in', 'Infiltration 0.6 in'],
  ],
});

const at = (params: Partial<GeneralParams>): GeneralParams => ({ ...spec.initial, ...params });

/** Amounts from the continuity tables, which list what is generated and what enters the network. */
interface EngineCase extends Omit<GeneralResult, 'inflowIn'> {
  params: Omit<GeneralParams, 'part'>;
  processes: Record<'runoff' | 'rdii' | 'groundwater' | 'routing' | 'quality', boolean>;
  wetWeatherIn: number;
  groundwaterInflowIn: number;
}
const cases = engineCases<EngineCase>('general');

/**
 * Reports whether a value is within 1% of the engine's, or within a tolerance for the report's
 * rounding and for the load that is still in the conduits.
 */
const near = (value: number, engine: number, tolerance: number) =>
  Math.abs(value - engine) <= Math.max(0.01 * engine, tolerance);

describe('the section', () => {
  it.each(['rain', 'surface', 'rdii'] as const)('labels rain when it is ignored: %s', (part) => {
    const params = at({ part, storm: 'none' });
    const props = { params, result: run(params), units: 'US' } as const;
    expect(renderToStaticMarkup(createElement(SectionDrawing, props))).toContain('Rain 0\u00a0in');
  });
});

describe('the model of the path of water', () => {
  it('agrees with the engine for each setting', () => {
    for (const one of cases) {
      const result = run(at(one.params));
      const name = JSON.stringify(one.params);
      for (const key of [
        'rainIn',
        'evaporationIn',
        'infiltrationIn',
        'runoffIn',
        'groundwaterIn',
        'dryWeatherIn',
        'outflowIn',
      ] as const) {
        expect(near(result[key], one[key], 0.0013), `${key} ${name}`).toBe(true);
      }
      expect(near(result.outflowLb, one.outflowLb, 0.5), `load ${name}`).toBe(true);
      if (!one.params.hasRouting) continue;
      expect(near(result.rdiiIn, one.rdiiIn, 0.0013), `RDII ${name}`).toBe(true);
      expect(near(result.runoffIn, one.wetWeatherIn, 0.0013)).toBe(true);
      expect(near(result.groundwaterIn, one.groundwaterInflowIn, 0.0013)).toBe(true);
      expect(near(result.washoffLb, one.washoffLb, 0.5)).toBe(true);
    }
  });

  it('has engine cases with every switch on and off in each storm', () => {
    expect(new Set(cases.map(({ params }) => JSON.stringify(params))).size).toBe(5 * 2 ** 4);
  });

  it('has engine cases whose reports name the chosen processes', () => {
    for (const { params, processes } of cases) {
      expect(processes).toEqual({
        runoff: params.storm !== 'none',
        rdii: params.hasRdii,
        groundwater: params.hasGroundwater,
        routing: params.hasRouting,
        quality: params.hasQuality,
      });
    }
  });

  it.each(['none', 'half', 'one', 'two', 'four'] as const)('conserves water: %s', (storm) => {
    const result = run(at({ storm }));
    const { rainIn, evaporationIn, infiltrationIn, runoffIn } = result;
    expect(evaporationIn + infiltrationIn + runoffIn).toBeCloseTo(rainIn, 2);
    const sources = [result.groundwaterIn, result.rdiiIn, result.dryWeatherIn, runoffIn];
    expect(result.inflowIn).toBeCloseTo(
      sources.reduce((sum, one) => sum + one, 0),
      9,
    );
    expect(result.outflowIn).toBeLessThan(result.inflowIn);
  });

  it('has more outflow in larger storms', () => {
    const outflows = (['none', 'half', 'one', 'two', 'four'] as const).map(
      (storm) => run(at({ storm })).outflowIn,
    );
    expect(outflows).toEqual(outflows.toSorted((a, b) => a - b));
  });
});

describe('the list of parts', () => {
  it('leads to every diagram but this one', () => {
    expect(kinds.filter((kind) => declarationOf(kind).parts.length === 0)).toEqual(['general']);
    const linked = new Set(kinds.flatMap((kind) => declarationOf(kind).parts));
    expect([...linked].sort()).toEqual(Object.keys(partNames).sort());
  });
});

describe('the examples of the path of water', () => {
  const [dry, four, alone] = spec.examples.map(({ params }) => run(at(params)));
  const start = run(at({}));

  it('keeps a base flow in three days without rain', () => {
    expect(dry?.groundwaterIn).toBeGreaterThan(0);
    expect(dry?.dryWeatherIn).toBeGreaterThan(0);
    expect(dry?.inflowIn).toBeCloseTo((dry?.groundwaterIn ?? 0) + (dry?.dryWeatherIn ?? 0), 9);
    expect(dry?.outflowIn).toBeGreaterThan(0);
  });

  it('has more than four times the runoff in four times the rain', () => {
    expect(four?.rainIn).toBe(4 * start.rainIn);
    expect(four?.runoffIn).toBeGreaterThan(4 * start.runoffIn);
    expect((four?.infiltrationIn ?? 0) / (four?.rainIn ?? 1)).toBeLessThan(
      start.infiltrationIn / start.rainIn,
    );
  });

  it('has runoff and no outflow without routing', () => {
    expect(alone?.runoffIn).toBe(start.runoffIn);
    expect(alone?.outflowIn).toBe(0);
  });
});

describe('the sentence of each part', () => {
  const say = (params: Partial<GeneralParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'Of 1 in of rain, 0.6 in infiltrates, 0.031 in evaporates from depression storage, and 0.369 in runs off to node J1.',
    ],
    [
      { storm: 'none' },
      'No rain falls on the subcatchment: nothing infiltrates and nothing runs off.',
    ],
    [
      { part: 'rain' },
      'A rain gage supplies 1 in of rain in six hours to the subcatchment and to the unit hydrographs of RDII.',
    ],
    [
      { part: 'rain', storm: 'none' },
      'Rain is ignored: there is neither runoff nor RDII, while groundwater and dry weather flow continue.',
    ],
    [
      { part: 'rain', hasRdii: false },
      'A rain gage supplies 1 in of rain in six hours to the subcatchment.',
    ],
    [
      { part: 'rain', storm: 'none', hasGroundwater: false },
      'Rain is ignored: there is neither runoff nor RDII, while dry weather flow continues.',
    ],
    [
      { part: 'rain', storm: 'none', hasRouting: false },
      'Rain is ignored: there is neither runoff nor RDII, while groundwater continues.',
    ],
    [
      { part: 'rain', storm: 'none', hasGroundwater: false, hasRouting: false },
      'Rain is ignored: there is neither runoff nor RDII.',
    ],
    [
      { part: 'groundwater' },
      'In three days 0.37 in of groundwater flows from the aquifer to node J2. What infiltrates raises the water table, but little of it arrives so soon.',
    ],
    [
      { part: 'groundwater', hasGroundwater: false },
      'Groundwater is ignored: what infiltrates leaves the model.',
    ],
    [
      { part: 'groundwater', storm: 'none' },
      'In three days 0.338 in of groundwater flows from the aquifer to node J2. Nothing infiltrates: the ground held this water at the start.',
    ],
    [
      { part: 'groundwater', storm: 'none', hasGroundwater: false },
      'Groundwater is ignored: none flows to node J2.',
    ],
    [
      { part: 'rdii' },
      'RDII brings 0.06 in to node J1, 6% of the rain on its sewershed. It is not taken from what infiltrates: unit hydrographs use only the rain.',
    ],
    [{ part: 'rdii', storm: 'none' }, 'Without rain there is no RDII.'],
    [
      { part: 'rdii', hasRdii: false },
      'RDII is ignored: no rain enters sewers through cracks and illicit connections.',
    ],
    [
      { part: 'network' },
      'The network receives 1.16 in: 0.369 in of runoff, 0.37 in of groundwater, 0.06 in of RDII, 0.356 in of dry weather flow. Routing moves it from node to node; at the end, a little is still in the conduits.',
    ],
    [
      { part: 'network', storm: 'none', hasGroundwater: false },
      'The network receives 0.356 in of dry weather flow. Routing moves it from node to node; at the end, a little is still in the conduits.',
    ],
    [
      { part: 'network', hasRouting: false },
      'Flow routing is ignored: runoff, groundwater flow, and RDII are computed, but nothing moves through the network.',
    ],
    [
      { part: 'network', hasRouting: false, hasGroundwater: false, hasRdii: false },
      'Flow routing is ignored: runoff is computed, but nothing moves through the network.',
    ],
    [
      { part: 'network', hasRouting: false, hasGroundwater: false, storm: 'none' },
      'Flow routing is ignored: nothing moves through the network.',
    ],
    [
      { part: 'quality', hasRouting: false, storm: 'none' },
      'No rain washes TSS off the surface, and without flow routing there is no dry weather flow either.',
    ],
    [
      { part: 'outfall' },
      'At the outfall 1.15 in leaves the network; the rest of the inflow is still in the conduits.',
    ],
    [{ part: 'outfall', hasRouting: false }, 'Without flow routing nothing reaches the outfall.'],
    [
      { part: 'quality' },
      'The storm washes 42.6 lb of TSS off the surface, and dry weather flow brings 80.8 lb; in all 123 lb leaves at the outfall.',
    ],
    [
      { part: 'quality', storm: 'none' },
      'No rain washes TSS off the surface, and dry weather flow brings 80.8 lb, which leaves at the outfall.',
    ],
    [
      { part: 'quality', hasRouting: false },
      'The storm washes 42.6 lb of TSS off the surface, but without flow routing nothing carries it on.',
    ],
    [{ part: 'quality', hasQuality: false }, 'Water quality is ignored: no pollutant is tracked.'],
  ] as const)('says what happens in that part: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it('uses SI units', () => {
    expect(say({ part: 'quality' }, 'SI')).toBe(
      'The storm washes 19.3 kg of TSS off the surface, and dry weather flow brings 36.7 kg; in all 56 kg leaves at the outfall.',
    );
  });
});
