import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testDiagram } from '../../test/diagram-tests';
import { engineCases } from '../../test/engine-cases';
import { ink } from '../kit/ink';
import { describe as describeInWords } from './describe';
import { spec } from './index';
import { leavingCfs, run } from './model';
import { type LinkId, methods, type NetworkParams } from './network';
import { Profile } from './profile';
import { prompts } from './prompts';

testDiagram(spec, {
  claims: [
    [
      'branches at X. Of the 8 cfs that reaches it, the divider',
      'C3 and L5 are alike and have no offsets, so each takes 4 cfs',
    ],
    ['keeps 5 cfs in C3 and diverts 3 cfs', 'keeps 5 cfs in C3 and diverts 9 cfs'],
    ['ERROR 115', 'Dynamic wave routing accepts'],
  ],
});

const at = (params: Partial<NetworkParams>): NetworkParams => ({ ...spec.initial, ...params });

interface EngineCase {
  params: NetworkParams;
  /** The errors of the report, word for word. */
  errors: string[];
  /** The flow of each link after six hours. */
  flowsCfs?: Record<LinkId, number>;
}
const cases = engineCases<EngineCase>('network-topology');

/** The number of options of each control that changes the network; a switch has two. */
const choices = spec.controls.flatMap((control) =>
  control.type === 'range' || control.name === 'divider'
    ? []
    : [control.type === 'choice' ? control.options.length : 2],
);

describe('a network without an outfall at its end', () => {
  it('has known flows unless an orifice or a weir can hold the water back until J5 floods', () => {
    const flowOf = (second: NetworkParams['second']) =>
      run(at({ method: 'dynamic', hub: 'storage', hasOutfall: false, second })).flows.L5;
    expect((['conduit', 'orifice', 'weir'] as const).map(flowOf)).toEqual([
      8,
      undefined,
      undefined,
    ]);
  });
});

describe('the profile of a network without an outfall at its end', () => {
  it('is dry below a rise only while the level of X stays below the invert of J4', () => {
    const waterInJ4 = (params: Partial<NetworkParams>) => {
      const deadEnd = { method: 'dynamic', hub: 'storage', hasOutfall: false, ...params } as const;
      const state = at({ ...deadEnd, isAdverse: true });
      const profile = createElement(Profile, { params: state, result: run(state), units: 'US' });
      return renderToStaticMarkup(profile).split(`H227V91H213Z" class="${ink.water}`).length - 1;
    };
    // The engine has 0.6 ft at X with 6 cfs. With 100 cfs, or a weir as L5, it has more than 1 ft.
    expect(waterInJ4({ inflowCfs: 6 })).toBe(0);
    expect(waterInJ4({ inflowCfs: 100 })).toBe(1);
    expect(waterInJ4({ second: 'weir' })).toBe(1);
  });
});

describe('the check of a network', () => {
  it.each(methods)('gives the errors of the engine word for word: %s', (method) => {
    const ofMethod = cases.filter(({ params }) => params.method === method);
    expect(ofMethod.length).toBeGreaterThan(150);
    for (const { params, errors } of ofMethod) {
      const found = run(params).errors[method].map(({ text }) => text);
      expect(found, JSON.stringify(params)).toEqual(errors);
    }
  });

  it('has engine cases for each network that the controls can make', () => {
    const seen = new Set(
      cases.map(({ params: { method, hub, second, end, isAdverse, hasOutfall } }) =>
        [method, hub, second, end, isAdverse, hasOutfall].join(),
      ),
    );
    // Without a second link, its end does not matter: one case covers all four ends.
    const [method = 0, hub = 0, second = 0, end = 0, ...switches] = choices;
    const states = switches.reduce((product, one) => product * one, method * hub);
    expect(seen.size).toBe(states * (1 + (second - 1) * end));
  });

  it('covers each error of the layout', () => {
    const codes = new Set(cases.flatMap(({ errors }) => errors.map((text) => text.slice(6, 9))));
    expect([...codes].sort()).toEqual(['115', '131', '133', '134', '136', '139', '141', '145']);
  });
});

describe('the flow', () => {
  it('agrees with the engine within 1% where the layout determines it', () => {
    let count = 0;
    for (const { params, flowsCfs } of cases) {
      const { flows } = run(params);
      for (const [id, engine] of Object.entries(flowsCfs ?? {})) {
        const flow = flows[id as LinkId];
        if (flow === undefined) continue;
        // In the engine, a link with no way out still carries about 0.001 cfs.
        const allowed = 0.01 * Math.abs(engine) + 0.005;
        expect(Math.abs(flow - engine), `${id} ${JSON.stringify(params)}`).toBeLessThan(allowed);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(400);
  });

  it('leaves at the rate at which it arrives, unless an ideal pump is the second outlet of a divider', () => {
    for (const { params } of cases) {
      const result = run(params);
      const leaving = leavingCfs(result);
      if (leaving === undefined || result.errors[params.method].length > 0) continue;
      const countsTwice = params.hub === 'divider' && params.second === 'pump';
      const extraCfs = countsTwice ? Math.min(result.totalCfs, params.cutoffCfs) : 0;
      expect(leaving, JSON.stringify(params)).toBeCloseTo(result.totalCfs + extraCfs, 9);
    }
  });

  it('is unknown in dynamic wave routing where the C3 of an overflow divider is too small', () => {
    const overflow = { method: 'dynamic', hub: 'divider', divider: 'overflow' } as const;
    // The engine has 2 and 6 cfs in C3 and L5.
    expect(run(at({ ...overflow, end: 'beside' })).flows).toMatchObject({
      C3: undefined,
      C4: 8,
      L5: undefined,
    });
    // In the engine, X floods: only 3.3 of the 8 cfs flows through C3.
    expect(run(at({ ...overflow, end: 'upstream', cutoffCfs: 2 })).flows).toMatchObject({
      C3: undefined,
      C4: undefined,
      L5: -3,
    });
    expect(run(at({ ...overflow, end: 'upstream', cutoffCfs: 8 })).flows.C4).toBe(8);
    // With 102 cfs and a C3 for 5.8 cfs, X floods beside an orifice, and O1 receives 59 cfs.
    const beside = { ...overflow, end: 'beside', cutoffCfs: 5.8, inflowCfs: 100 } as const;
    expect(run(at({ ...beside, second: 'orifice' })).flows.C4).toBeUndefined();
    expect(run(at({ ...beside, second: 'conduit' })).flows.C4).toBe(102);
  });

  it('is not given where the network is rejected', () => {
    expect(run(at({ hub: 'junction' })).flows).toEqual({});
  });

  it('passes a divider undiverted up to its cutoff', () => {
    for (const inflowCfs of [1, 2, 3, 4, 8]) {
      const { flows } = run(at({ inflowCfs, cutoffCfs: 5 }));
      expect(flows.C3).toBe(Math.min(5, inflowCfs + 2));
      expect(flows.L5).toBe(Math.max(0, inflowCfs - 3));
    }
    expect(run(at({ cutoffCfs: 0 })).flows).toMatchObject({ C3: 0, L5: 8 });
  });
});

describe('the sentence of the network', () => {
  const say = (params: Partial<NetworkParams>, units: 'US' | 'SI' = 'US') =>
    describeInWords(at(params), units, run(at(params))).replaceAll('\u00a0', ' ');

  it.each([
    [
      {},
      'Kinematic wave routing accepts this network, which branches at X. Of the 8 cfs that reaches it, the divider keeps 5 cfs in C3 and diverts 3 cfs into L5.',
    ],
    [
      { inflowCfs: 2 },
      'Kinematic wave routing accepts this network, which branches at X. All 4 cfs stays in C3, as it does not exceed the divider’s cutoff of 5 cfs.',
    ],
    [
      { inflowCfs: 2, divider: 'overflow' },
      'Kinematic wave routing accepts this network, which branches at X. All 4 cfs stays in C3, as it does not exceed C3’s full flow of 5 cfs.',
    ],
    [
      { second: 'none', hub: 'junction' },
      'Kinematic wave routing accepts this network, which is dendritic, with one path down from each node. All 8 cfs reaches the outfall O1.',
    ],
    [
      { second: 'none', hub: 'junction', hasOutfall: false },
      'Kinematic wave routing accepts this network, which is dendritic, with one path down from each node. All 8 cfs reaches J5, which this method treats as the end.',
    ],
    [
      { hub: 'junction' },
      'Kinematic wave routing rejects this network. ERROR 133: Node X has more than one outlet link. Make X a divider or a storage unit, or try another routing method.',
    ],
    [
      { end: 'beside', isAdverse: true },
      'Kinematic wave routing rejects this network. ERROR 115: adverse slope for Conduit C3. ERROR 115: adverse slope for Conduit L5. Slope C3 and L5 downward, or try another routing method.',
    ],
    [
      { hub: 'junction', second: 'weir', end: 'beside', isAdverse: true },
      'Kinematic wave routing rejects this network. ERROR 133: Node X has more than one outlet link. ERROR 115: adverse slope for Conduit C3. ERROR 139: Regulator L5 is the outlet of a non-storage node. Make X a storage unit and slope C3 downward, or try another routing method.',
    ],
    [
      { second: 'none' },
      'Kinematic wave routing rejects this network. ERROR 136: Divider X has invalid diversion link. A divider needs a second outlet link, into which it diverts flow.',
    ],
    [
      { second: 'weir' },
      'Kinematic wave routing rejects this network. ERROR 139: Regulator L5 is the outlet of a non-storage node. Make X a storage unit, or try another routing method.',
    ],
    [
      { end: 'upstream' },
      'Kinematic wave routing rejects this network. ERROR 131: the following links form cyclic loops in the drainage system: L5 to C1. Links are computed from upstream to downstream, which a cycle makes impossible.',
    ],
    [
      { second: 'pump' },
      'Kinematic wave routing accepts this network, which branches at X. Yet 13 cfs leaves where 8 cfs arrives: the ideal pump takes all that reaches X, and the divider passes water on as well. Only dynamic wave routing checks for this.',
    ],
    [
      { second: 'pump', hub: 'storage' },
      'Kinematic wave routing accepts this network, which branches at X. The ideal pump takes all 8 cfs that reaches X.',
    ],
    [
      { second: 'weir', hub: 'storage' },
      'Kinematic wave routing accepts this network, which branches at X. A storage unit may have several outlet links, and its depth decides how the 8 cfs divides between C3 and L5.',
    ],
    [
      { second: 'orifice', hub: 'storage', end: 'beside' },
      'Kinematic wave routing accepts this network, which is looped: two paths leave X and meet again. With this method, SWMM rejects cycles and nodes with too many outlet links, but not paths that meet again. A storage unit may have several outlet links, and its depth decides how the 8 cfs divides between C3 and L5.',
    ],
    [
      { isAdverse: true },
      'Kinematic wave routing rejects this network. ERROR 115: adverse slope for Conduit C3. Slope C3 downward, or try another routing method.',
    ],
    [
      { method: 'dynamic' },
      'Dynamic wave routing accepts this network, which branches at X. C3 and L5 are alike and have no offsets, so each takes 4 cfs.',
    ],
    [
      { method: 'dynamic', second: 'weir' },
      'Dynamic wave routing accepts this network, which branches at X. The heads at their ends decide how the 8 cfs divides between C3 and L5.',
    ],
    [
      { method: 'dynamic', hasOutfall: false },
      'Dynamic wave routing accepts this network, which branches at X. All 8 cfs flows through L5, because C4 does not lead to an outfall.',
    ],
    [
      { method: 'dynamic', second: 'weir', hasOutfall: false },
      'Dynamic wave routing accepts this network, which branches at X. C4 does not lead to an outfall and fills, so all 8 cfs flows through L5, unless the level rises until J5 floods.',
    ],
    [
      { method: 'kinematic', hub: 'storage', second: 'weir', hasOutfall: false },
      'Kinematic wave routing accepts this network, which branches at X. A storage unit may have several outlet links, and its depth decides how the 8 cfs divides between C3 and L5.',
    ],
    [
      { method: 'dynamic', end: 'beside' },
      'Dynamic wave routing accepts this network, which is looped: two paths leave X and meet again. C3 and L5 are alike and have no offsets, so each takes 4 cfs.',
    ],
    [
      { method: 'dynamic', end: 'upstream' },
      'Dynamic wave routing accepts this network, which has a cycle: L5 leads from X back to J1. L5 lies beside C1 and carries 3 cfs down to X: the heads decide, not the direction in which the link is drawn.',
    ],
    [
      { method: 'dynamic', end: 'upstream', second: 'weir' },
      'Dynamic wave routing accepts this network, which has a cycle: L5 leads from X back to J1. L5 and C1 lie side by side, and the heads at X and J1 decide how much flow each carries.',
    ],
    [
      { method: 'dynamic', end: 'same' },
      'Dynamic wave routing rejects this network. ERROR 141: Outfall O1 has more than 1 inlet link or an outlet link. ERROR 145: Drainage system has no acceptable outlet nodes. Give each link that ends at O1 a separate outfall, or join them at a junction upstream.',
    ],
    [
      { method: 'dynamic', second: 'pump' },
      'Dynamic wave routing rejects this network. ERROR 134: Node X has illegal DUMMY link connections. An ideal pump takes all that arrives, so it has to be the only outlet of its node.',
    ],
    [
      { method: 'dynamic', second: 'pump', end: 'same' },
      'Dynamic wave routing rejects this network. ERROR 134: Node X has illegal DUMMY link connections. ERROR 141: Outfall O1 has more than 1 inlet link or an outlet link. ERROR 145: Drainage system has no acceptable outlet nodes. An ideal pump takes all that arrives, so it has to be the only outlet of its node. Give each link that ends at O1 a separate outfall, or join them at a junction upstream.',
    ],
    [
      { method: 'dynamic', second: 'pump', end: 'beside', hasOutfall: false },
      'Dynamic wave routing rejects this network. ERROR 134: Node X has illegal DUMMY link connections. ERROR 145: Drainage system has no acceptable outlet nodes. An ideal pump takes all that arrives, so it has to be the only outlet of its node. Dynamic wave routing needs an outfall, because the level there is its boundary condition.',
    ],
    [
      { method: 'dynamic', second: 'none', hub: 'junction', hasOutfall: false },
      'Dynamic wave routing rejects this network. ERROR 145: Drainage system has no acceptable outlet nodes. Dynamic wave routing needs an outfall, because the level there is its boundary condition.',
    ],
  ] as const)('says what the method makes of it: %o', (params, sentence) => {
    expect(say(params)).toBe(sentence);
  });

  it('uses SI units', () => {
    expect(say({ method: 'steady', hub: 'storage' }, 'SI')).toBe(
      'Steady flow routing accepts this network, which branches at X. C3 and L5 are alike and have no offsets, so each takes 0.113 m³/s.',
    );
  });
});

describe('the question about the cutoff divider', () => {
  it('explains it with the flows of the model', () => {
    const prompt = prompts[1];
    const before = run(at({ ...prompt?.about, ...prompt?.start }));
    const after = run(at({ ...prompt?.about, ...prompt?.solution }));
    for (const cfs of [after.totalCfs, after.flows.C3, after.flows.L5, before.flows.L5]) {
      expect(prompt?.reveal).toMatch(new RegExp(`\\b${cfs} cfs`));
    }
  });
});

describe('an example of the network', () => {
  const resultOf = (n: number) => run(at(spec.examples[n]?.params ?? {}));
  const codes = (n: number, method: 'steady' | 'kinematic' | 'dynamic') =>
    resultOf(n).errors[method].map(({ code }) => code);

  it.each([
    [0, 133, ['steady', 'kinematic'], ['dynamic']],
    [1, 115, ['steady', 'kinematic'], ['dynamic']],
    [2, 141, ['dynamic'], ['steady', 'kinematic']],
  ] as const)('fails only with some methods: example %i, error %i', (n, code, failing, passing) => {
    for (const method of failing) expect(codes(n, method)).toContain(code);
    for (const method of passing) expect(codes(n, method)).toEqual([]);
  });
});

describe('the verdicts of the other methods', () => {
  const drawn = (params: Partial<NetworkParams>, isChanged: boolean) => {
    const state = at(params);
    const drawing = createElement(spec.Drawing, {
      params: state,
      result: run(state),
      units: 'US',
      isChanged,
    });
    return renderToStaticMarkup(drawing).split('after a change').length - 1;
  };
  const { params: rejected = {} } = spec.examples[0];

  it('are hidden while the chosen method rejects a network that the learner has not changed', () => {
    expect(drawn({ ...rejected, method: 'kinematic' }, false)).toBe(2);
    expect(drawn({ ...rejected, method: 'dynamic' }, false)).toBe(0);
  });

  it('are shown after a change', () => {
    expect(drawn({ ...rejected, method: 'kinematic' }, true)).toBe(0);
  });
});
