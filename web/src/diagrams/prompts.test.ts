import { describe, expect, it } from 'vitest';
import { specOf } from '../test/specs';
import { inUnits } from './frame/prompts';
import { type Kind, kinds } from './kinds';
import {
  type Control,
  change,
  fromSlider,
  shownRange,
  type Value,
  withinLimits,
} from './kit/controls';
import { modelParams } from './kit/model-params';
import { meetsGoal, movedBy, nextPrompt, type Prompt } from './kit/prompt';
import { toShown, type Units } from './kit/units';

/** What the diagram says at the start of each question, and when the goal is met. */
const claims: Record<Kind, readonly (readonly [string, string])[]> = {
  'green-ampt': [
    ['saturated at 1.15 h', 'saturated at 0.467 h'],
    ['2.42 in infiltrates', '2.45 in infiltrates'],
    ['1.53 in infiltrates', '2.28 in infiltrates'],
  ],
  rdii: [
    ['11.7% enters', '11.7% enters'],
    ['0.117 in or 11.7% enters the sewer: 42,471 ft³', '6.5% enters the sewer: 23,595 ft³'],
    ['The peak of 2.23 cfs', 'The peak of 1.63 cfs'],
  ],
  lid: [
    ['0.4 in/hr exfiltrates', 'the gravel is empty; 0.0527 in/hr exfiltrates'],
    ['Percent imperviousness 60%', 'Percent imperviousness 100%'],
    ['Largest overflow plus drain 0 in/hr', '1.28 in/hr of the 1.7 in/hr that flows in overflows'],
  ],
  evapotranspiration: [
    ['the upper zone 0.1 in/day, the lower zone 0.0471', 'nothing, the lower zone 0.0478 in/day'],
    ['the lower zone 0.0471 in/day', 'the lower zone 0.0235 in/day'],
    ['potential rate is 0.23 in/day', 'potential rate is 0.191 in/day'],
  ],
  'pollutant-buildup': [
    ['20 lb/ac is', '20 lb/ac is'],
    ['carries 20 mg/L', 'carries 20 mg/L'],
    ['first half carries 57% of the load', 'first half carries 61% of the load'],
  ],
  'kinematic-wave': [
    ['The pipe never fills', 'its full flow of 47.2 cfs'],
    ['15 min after that of the inflow', 'without delay or attenuation'],
    ['12% lower', '29% lower'],
  ],
  'dynamic-wave': [
    ['a free surface, 0.526 ft', 'surcharged: its water stands 1.02 ft'],
    ['19.6 cfs flows back', 'The tide gate lets nothing back'],
    ['kinematic waves); nothing is lost', 'the lower one 24.8 cfs. The junction is surcharged'],
  ],
  'pump-curve': [
    ['1.8 cfs against 31.6 ft', '1.42 cfs against 34.7 ft'],
    ['Pump flow 2 cfs; Head added 36.5 ft', 'Pump flow 2 cfs; Head added 52.4 ft'],
    ['delivers 1.74 cfs', 'the static lift of 14.8 ft is at or above the end of its curve'],
  ],
  orifice: [
    ['passes 7.66 cfs', 'passes 7.66 cfs'],
    ['passes 4.1 cfs', 'passes 8.19 cfs'],
    ['passes 9.76 cfs under a head of 3.5 ft', 'passes 5.05 cfs under a head of 3.75 ft'],
  ],
  weir: [
    ['passes 11.8 cfs', 'passes 33.3 cfs'],
    ['passes 0.442 cfs', 'passes 2.5 cfs'],
    ['passes 33.3 cfs', 'passes 28.2 cfs'],
  ],
  storage: [
    ['peaks at 6.15 ft', 'spills over the top'],
    ['58.2 mg/L throughout', '54.3 mg/L throughout'],
    ['in 5.55 h', 'in 2.77 h'],
  ],
  'subcatchment-flow': [
    ['49% of the rain runs off', '40% of the rain runs off'],
    ['sheds 1.02 cfs', 'No water stands'],
    ['49% of the rain runs off', '38% of the rain runs off'],
  ],
  hydrograph: [
    ['The peak of 6.92 cfs at 1.75 h', 'The peak of 8.22 cfs at 1.5 h'],
    ['In all 0.5 in falls', 'In all 2 in falls'],
    ['Baseline part 3 cfs; Series part 7 cfs', 'Baseline part 3 cfs; Series part 14 cfs'],
  ],
  'network-topology': [
    [
      'branches at X. Of the 8 cfs that reaches it, the divider',
      'C3 and L5 are alike and take 4 cfs each',
    ],
    ['keeps 5 cfs in C3 and diverts 3 cfs', 'keeps 5 cfs in C3 and diverts 9 cfs'],
    ['ERROR 115', 'Dynamic wave routing accepts'],
  ],
  conduit: [
    ['at 5.8 ft/s', 'at 5.09 ft/s'],
    ['the 400 ft in 39.5 s', 'the 100 ft in 9.88 s'],
    ['SLOPE limits it to 8 cfs', 'SLOPE keeps 10 cfs'],
  ],
  general: [
    ['Groundwater flow 0.37 in', 'Groundwater flow 0.338 in'],
    ['washes 42.6 lb', 'washes 237 lb'],
    ['Infiltration 0.6 in', 'Infiltration 0.6 in'],
  ],
};

/** What a diagram says in a state: its sentence and its readings. */
function textOf(spec: Awaited<ReturnType<typeof specOf>>, changes: object, units: Units): string {
  const params = Object.assign({}, spec.initial, changes);
  const result = spec.run(modelParams(params, spec.initial, spec.play?.name));
  const values = (spec.readings?.(params, units, result) ?? []).map(
    ({ label, value }) => `${label} ${value}`,
  );
  return [spec.describe(params, units, result), ...values].join('; ').replaceAll('\u00a0', ' ');
}

describe('the questions of a diagram', () => {
  it.each(kinds)('have the answers that their reveals give: %s', async (kind) => {
    const spec = await specOf(kind);
    const said = spec.prompts.map(({ start, solution }) =>
      [start, solution].map((changes) => textOf(spec, changes, 'US')),
    );
    expect(said).toEqual(
      claims[kind].map((both) => both.map((claim) => expect.stringContaining(claim))),
    );
  });

  it.each(kinds)('begin in the variant that they are about: %s', async (kind) => {
    const { initial, prompts } = await specOf(kind);
    for (const { about, start, solution } of prompts) {
      expect(Object.assign({}, initial, start)).toMatchObject(about ?? {});
      expect(Object.assign({}, initial, solution)).toMatchObject(about ?? {});
    }
  });
});

describe('the solution of a question', () => {
  // A goal is met only in the case of the question.
  it.each(kinds)('changes only what the question moves: %s', async (kind) => {
    const { initial, controls, prompts } = await specOf(kind);
    for (const prompt of prompts) {
      const [begun, solved] = [prompt.start, prompt.solution].map(
        (changes) =>
          withinLimits(controls, Object.assign({}, initial, changes)) as Record<string, unknown>,
      );
      const changed = Object.keys(begun ?? {}).filter((name) => begun?.[name] !== solved?.[name]);
      expect(movedBy(prompt), prompt.ask).toEqual(expect.arrayContaining(changed));
    }
  });
});

/**
 * Goals that name a limit, or about what value: the control, and what the diagram says wherever they
 * are met. The answer must be true in all these states.
 */
const openGoals: Partial<Record<Kind, readonly [name: string, said: string]>> = {
  'kinematic-wave': ['peakCfs', 'No more than its full flow of 47.2 cfs enters a conduit'],
  'dynamic-wave': ['stageFt', 'The junction is surcharged'],
  'subcatchment-flow': ['rainInPerHour', 'No water stands on pervious ground'],
  storage: ['tankFt3', 'mass so far, 92% is still there and 8% has left'],
  conduit: ['downFt', 'SLOPE keeps 10 cfs, FROUDE limits it to 8 cfs'],
};

describe('the goal of a question', () => {
  it.each(kinds)('is met only at the step of each control closest to it: %s', async (kind) => {
    const { initial, controls, run, play, describe: sentence, prompts } = await specOf(kind);
    const [openName, said = ''] = openGoals[kind] ?? [];
    const met: Record<string, readonly Value[]> = {};
    const closest: typeof met = {};
    for (const prompt of prompts) {
      const solved = Object.assign({}, initial, prompt.solution);
      const stateWith = (name: string, value: Value) => {
        const params = change(controls, solved, name, value);
        return [params, run(modelParams(params, initial, play?.name))] as const;
      };
      const names = [...movedBy(prompt), ...Object.keys(prompt.about ?? {})];
      for (const control of controls.filter(({ name }) => names.includes(name))) {
        const { name } = control;
        for (const units of ['US', 'SI'] as const) {
          const goal = `${units}: ${prompt.task} ${name}`;
          const values = valuesOf(control, solved, units);
          met[goal] = values.filter((value) => meetsGoal(prompt, ...stateWith(name, value)));
          closest[goal] = closestTo(solved[name] as Value, values);
          if (name !== openName) continue;
          expect(met[goal].length).toBeGreaterThan(closest[goal].length);
          closest[goal] = met[goal];
          for (const value of met[goal]) {
            const [params, result] = stateWith(name, value);
            expect(sentence(params, 'US', result).replaceAll('\u00a0', ' ')).toContain(said);
          }
        }
      }
    }
    expect(met).toEqual(closest);
  });
});

/**
 * The values that a control can have, in US units. Of more than 400 steps, these are some: those
 * next to the goal, those at both limits and 400 between them.
 */
function valuesOf<P>(control: Control<P>, solved: P, units: Units): Value[] {
  if (control.type === 'toggle') return [false, true];
  if (control.type === 'choice') return control.options.map(({ value }) => value);
  const { min, max, step, decimals } = shownRange(control, solved, units);
  const last = Math.round((max - min) / step);
  const goal = (toShown(Number(solved[control.name]), control.quantity, units) - min) / step;
  return Array.from({ length: last + 1 }, (_, index) => index)
    .filter(
      (index) =>
        index % Math.ceil(last / 400) === 0 || index === last || Math.abs(index - goal) < 3,
    )
    .map((index) =>
      fromSlider(control, solved, units, Number((min + index * step).toFixed(decimals))),
    );
}

/** The values closest to a goal: two if it is halfway between them. */
function closestTo(goal: Value, values: readonly Value[]): Value[] {
  const distance = (value: Value) =>
    typeof value === 'number' ? Math.abs(value - Number(goal)) : Number(value !== goal);
  const least = Math.min(...values.map(distance));
  return values.filter((value) => distance(value) <= least + 1e-6);
}

describe('the units of a question', () => {
  it('are those that the learner has chosen', () => {
    const text =
      'From 5.8 to 5.09 ft/s (1.77 to 1.55 m/s) at 1,200 ft (366 m), as (ERROR 133) says.';
    expect(inUnits(text, 'US')).toBe('From 5.8 to 5.09 ft/s at 1,200 ft, as (ERROR 133) says.');
    expect(inUnits(text, 'SI')).toBe('From 1.77 to 1.55 m/s at 366 m, as (ERROR 133) says.');
    expect(inUnits('Set J1 to 12 cfs (0.34 m³/s).', 'SI')).toBe('Set J1 to 0.34 m³/s.');
  });

  it.each(kinds)('are written so that one of them remains: %s', async (kind) => {
    const { prompts } = await specOf(kind);
    for (const { ask, task, reveal } of prompts) {
      for (const text of [ask, task, reveal]) {
        expect(inUnits(text, 'US')).not.toMatch(/m³|\b(?:kg|ha)\b|°C|\d mm?\b/);
        expect(inUnits(text, 'SI')).not.toMatch(/°F|\d (ft|in|cfs|lb|ac)\b/);
      }
    }
  });
});

describe('an amount in both units', () => {
  const both = /(\d[\d.,]*)(?: to [\d.,]+)? ([^\s(]+) \((\d[\d.,]*)(?: to [\d.,]+)? ([^\s)]+)\)/g;

  it.each(kinds)('is what the diagram says in each: %s', async (kind) => {
    const spec = await specOf(kind);
    const texts = [
      ...spec.prompts.map(({ start, solution, reveal }) => [reveal, [start, solution]] as const),
      ...spec.examples.map(({ params, notice }) => [notice, [params]] as const),
    ];
    for (const [text, states] of texts) {
      const said = (units: Units) => states.map((state) => textOf(spec, state, units)).join('; ');
      const [us, si] = [said('US'), said('SI')];
      for (const [, usAmount, usUnit, siAmount, siUnit] of text.matchAll(both)) {
        const isSaid = ` ${us}`.includes(` ${usAmount} ${usUnit}`);
        if (isSaid) expect(` ${si}`, text).toContain(` ${siAmount} ${siUnit}`);
      }
    }
  });
});

describe('the next question', () => {
  const prompt = (about?: object) => ({ about }) as Prompt<object, unknown>;
  const prompts = [prompt({ show: 'a' }), prompt({ show: 'b' }), prompt()];

  it.each([
    ['is the first about the variant', 0, 'b', 1],
    ['may be one for every variant', 1, 'a', 2],
    ['starts again at the first after the last', 3, 'a', 0],
    ['leaves out other variants', 0, 'c', 2],
  ])('%s', (_, index, show, next) => {
    expect(nextPrompt(prompts, index, { show })).toBe(next);
  });

  it('is none at first, or the current one again, if none suits', () => {
    expect(nextPrompt([prompt({ show: 'a' })], -1, { show: 'b' })).toBe(-1);
    expect(nextPrompt([prompt({ show: 'a' })], -1, { show: 'a' })).toBe(0);
    expect(nextPrompt([prompt({ show: 'a' })], 0, { show: 'b' })).toBe(0);
  });
});
