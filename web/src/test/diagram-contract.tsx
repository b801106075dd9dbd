import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Control, change, limitsOf, type Value, withinLimits } from '../diagrams/kit/controls';
import { fromSearch, toSearch } from '../diagrams/kit/search';
import { searchProblems } from '../diagrams/kit/search-problems';
import type { DiagramSpec } from '../diagrams/kit/spec';
import type { Units } from '../diagrams/kit/units';

/** What every diagram keeps, whatever it shows; each diagram's tests call it. */
export function keepsTheContract<P extends object, R>(spec: DiagramSpec<P, R>) {
  const { initial, controls, examples } = spec;

  describe('keeps the contract of diagrams:', () => {
    it('each parameter has one control, within whose limits it starts', () => {
      expect(controls.map(({ name }) => name).sort()).toEqual(Object.keys(initial).sort());
      expect(withinLimits(controls, initial)).toEqual(initial);
    });

    // Some hundred drawings: on a busy machine they take more than the usual limit.
    it('each control gives numbers at both ends, in both systems of units', {
      timeout: 30_000,
    }, () => {
      for (const params of corners(controls, initial)) {
        for (const units of ['US', 'SI'] as const) {
          expect(shown(spec, params, units), JSON.stringify(params)).not.toMatch(
            /NaN|Infinity|∞|undefined|null|\[object/,
          );
        }
      }
    });

    it('no curve leaves its drawing', { timeout: 30_000 }, () => {
      for (const params of [
        ...corners(controls, initial),
        ...scattered(controls, initial),
        ...examples.map((one) => ({ ...initial, ...one.params })),
      ]) {
        expect(outside(shown(spec, params, 'US')), JSON.stringify(params)).toEqual([]);
      }
    });

    it('each control changes what is seen', () => {
      for (const control of controls) {
        const moved = corners(controls, initial)
          .filter((params) => !control.when || control.when(params))
          .some((params) => {
            const views = valuesOf(control, params).map((value) =>
              shown(spec, change(controls, params, control.name, value), 'US'),
            );
            return new Set(views).size > 1;
          });
        expect(moved, `${control.name} changes nothing`).toBe(true);
      }
    });

    it('three examples differ from the start and from each other, and lie within the limits', () => {
      const states = examples.map(({ params }) => ({ ...initial, ...params }));
      for (const params of states) expect(withinLimits(controls, params)).toEqual(params);
      const sentences = [initial, ...states].map((params) => sentence(spec, params, 'US'));
      expect(new Set(sentences).size).toBe(4);
      expect(new Set(examples.map(({ label }) => label)).size).toBe(3);
    });

    it('an address holds each state', () => {
      for (const { params } of examples) {
        const state = { params: { ...initial, ...params }, units: 'SI' } as const;
        const address = toSearch(controls, initial, state);
        expect(fromSearch(controls, initial, address)).toEqual(state);
        expect(searchProblems(controls, initial, address)).toEqual([]);
      }
    });

    it('sentences end with a stop and hold no symbol that is spoken badly', () => {
      for (const params of corners(controls, initial)) {
        expect(sentence(spec, params, 'SI')).toMatch(/^[A-Z].*[^.]\.$/s);
        expect(sentence(spec, params, 'SI')).not.toMatch(/[<>≤≥≈→]| {2}|--/);
      }
    });
  });
}

/** The start and each choice, each with every slider at both of its ends. */
function corners<P extends object>(controls: readonly Control<P>[], initial: P): P[] {
  const chosen = controls
    .filter(({ type }) => type !== 'range')
    .flatMap((control) =>
      valuesOf(control, initial).map((value) => change(controls, initial, control.name, value)),
    );
  return [initial, ...chosen].flatMap((params) => [
    params,
    ...controls
      .filter(({ type }) => type === 'range')
      .flatMap((control) =>
        valuesOf(control, params).map((value) => change(controls, params, control.name, value)),
      ),
  ]);
}

/** Sixty states all over the controls' limits, the same in each run. */
function scattered<P extends object>(controls: readonly Control<P>[], initial: P): P[] {
  return Array.from({ length: 60 }, (_, n) =>
    controls.reduce((params, control, index) => {
      const values = valuesOf(control, params);
      const part = ((n + 1) * 0.6180339887 * (index + 1) + index * 0.41421356) % 1;
      const value =
        control.type === 'range'
          ? Number(values[0]) +
            control.step *
              Math.floor((part * (Number(values[1]) - Number(values[0]))) / control.step)
          : values[Math.floor(part * values.length)];
      return value === undefined ? params : change(controls, params, control.name, value);
    }, initial),
  );
}

function valuesOf<P>(control: Control<P>, params: P): Value[] {
  switch (control.type) {
    case 'choice':
      return control.options.map(({ value }) => value);
    case 'toggle':
      return [false, true];
    case 'range': {
      const { min, max } = limitsOf(control, params);
      return [min, max];
    }
  }
}

/** All that a learner sees of a state: sentence, readings and drawing. */
function shown<P extends object, R>(spec: DiagramSpec<P, R>, params: P, units: Units): string {
  const result = resultOf(spec, params);
  return [
    spec.describe(params, units, result),
    JSON.stringify(spec.readings?.(params, units, result) ?? []),
    renderToStaticMarkup(<spec.Drawing params={params} result={result} units={units} />),
  ].join('\n');
}

/** The curves of drawings, of eight pieces or more, that reach beyond the edge. */
function outside(markup: string): string[] {
  return markup.split('<svg').flatMap((svg) => {
    const [, width = 0, height = 0] =
      /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    const curves = [...svg.matchAll(/ d="([MLHVZ\d\s.,-]+)"/g)]
      .map(([, line = '']) => line)
      .filter((line) => line.split('L').length > 8);
    return curves.filter((line) =>
      [...line.matchAll(/([MLHV])\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?/g)].some(
        ([, command, first, second]) => {
          const x = command === 'V' ? 0 : Number(first);
          const y = command === 'V' ? Number(first) : Number(second ?? 0);
          return x < -2 || x > width + 2 || y < -2 || y > height + 2;
        },
      ),
    );
  });
}

function sentence<P extends object, R>(spec: DiagramSpec<P, R>, params: P, units: Units): string {
  return spec.describe(params, units, resultOf(spec, params));
}

/** As the frame does it: the model doesn't see the moment that is shown. */
function resultOf<P extends object, R>({ run, play, initial }: DiagramSpec<P, R>, params: P): R {
  return run(play ? { ...params, [play.name]: initial[play.name] } : params);
}
