import { describe, expect, it } from 'vitest';
import { textOf } from '../test/prompt-tests';
import { specOf } from '../test/specs';
import { inUnits } from './frame/prompts';
import { kinds } from './kinds';
import { withinLimits } from './kit/controls';
import { changedParameters, nextPrompt, type Prompt } from './kit/prompt';
import type { Units } from './kit/units';

describe('a question of a diagram', () => {
  it.each(kinds)('begins in the variant that it is about: %s', async (kind) => {
    const { initial, prompts } = await specOf(kind);
    for (const { about, start, solution } of prompts) {
      expect(Object.assign({}, initial, start)).toMatchObject(about ?? {});
      expect(Object.assign({}, initial, solution)).toMatchObject(about ?? {});
    }
  });
});

describe('the solution of a question', () => {
  // The app counts a goal as met only while the parameters that the question does not move are unchanged.
  it.each(kinds)('changes only what the question moves: %s', async (kind) => {
    const { initial, controls, prompts } = await specOf(kind);
    for (const prompt of prompts) {
      const [begun, solved] = [prompt.start, prompt.solution].map(
        (changes) =>
          withinLimits(controls, Object.assign({}, initial, changes)) as Record<string, unknown>,
      );
      const changed = Object.keys(begun ?? {}).filter((name) => begun?.[name] !== solved?.[name]);
      expect(changedParameters(prompt), prompt.ask).toEqual(expect.arrayContaining(changed));
    }
  });
});

describe('the text of a question', () => {
  it('has the units that the learner has chosen', () => {
    const text =
      'From 5.8 to 5.09 ft/s (1.77 to 1.55 m/s) at 1,200 ft (366 m), as (ERROR 133) says.';
    expect(inUnits(text, 'US')).toBe('From 5.8 to 5.09 ft/s at 1,200 ft, as (ERROR 133) says.');
    expect(inUnits(text, 'SI')).toBe('From 1.77 to 1.55 m/s at 366 m, as (ERROR 133) says.');
    expect(inUnits('Set J1 to 12 cfs (0.34 m³/s).', 'SI')).toBe('Set J1 to 0.34 m³/s.');
  });

  it.each(kinds)('is written so that only one system of units remains: %s', async (kind) => {
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
    ['is the first that suits, if none was asked yet', -1, 'a', 0],
    ['is the first about the variant', 0, 'b', 1],
    ['may be one for every variant', 1, 'a', 2],
    ['starts again at the first after the last', 3, 'a', 0],
    ['leaves out other variants', 0, 'c', 2],
  ])('%s', (_, index, show, next) => {
    expect(nextPrompt(prompts, index, { show })).toBe(next);
  });

  it('is none at first, or the current one again, if none suits', () => {
    expect(nextPrompt([prompt({ show: 'a' })], -1, { show: 'b' })).toBe(-1);
    expect(nextPrompt([prompt({ show: 'a' })], 0, { show: 'b' })).toBe(0);
  });
});
