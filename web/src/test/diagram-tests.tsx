import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { searchProblems } from '../diagrams/frame/search-problems';
import { type Control, limitsOf, type Value, withinLimits } from '../diagrams/kit/controls';
import { HandleContext } from '../diagrams/kit/handle-context';
import { modelParams } from '../diagrams/kit/model-params';
import { fromSearch, toSearch } from '../diagrams/kit/search';
import type { DiagramSpec } from '../diagrams/kit/spec';
import type { Units } from '../diagrams/kit/units';
import { type ExpectedTexts, testPrompts } from './prompt-tests';

/** The tests that every diagram must pass; each diagram's test file calls this. */
export function testDiagram<P extends object, R>(spec: DiagramSpec<P, R>, expected: ExpectedTexts) {
  testPrompts(spec, expected);
  const { initial, controls, examples, run } = spec;
  const corners = cornersOf(controls, initial);
  const { sentenceOf, viewOf, handlesOf } = viewsOf(spec);

  describe('every diagram', () => {
    it('has one control per parameter, and starts within its limits', () => {
      expect(controls.map(({ name }) => name).sort()).toEqual(Object.keys(initial).sort());
      expect(withinLimits(controls, initial)).toEqual(initial);
    });

    it('shows only valid values at both ends of each control, in both systems of units', () => {
      for (const params of corners) {
        for (const units of ['US', 'SI'] as const) {
          expect(viewOf(params, units), JSON.stringify(params)).not.toMatch(
            /NaN|Infinity|∞|undefined|null|\[object/,
          );
        }
      }
    });

    it('keeps its curves within the drawing', () => {
      for (const params of [
        ...corners,
        ...scatteredStates(controls, initial),
        ...examples.map((one) => ({ ...initial, ...one.params })),
      ]) {
        expect(curvesOutside(viewOf(params, 'US')), JSON.stringify(params)).toEqual([]);
      }
    });

    it('changes with each of its controls', () => {
      for (const control of controls) {
        const changes = [...corners, ...scatteredStates(controls, initial)]
          .filter((params) => !control.when || control.when(params))
          .some((params) => {
            const views = valuesOf(control, params).map((value) =>
              viewOf(changed(controls, params, control.name, value), 'US'),
            );
            return new Set(views).size > 1;
          });
        expect(changes, `${control.name} changes nothing`).toBe(true);
      }
    });

    it('has handles only for sliders, each within the drawing', () => {
      for (const params of corners) {
        for (const { name, x, y, width, height } of handlesOf(params)) {
          const control = controls.find((one) => one.name === name);
          expect(control?.type, name).toBe('range');
          const place = `${name} at ${x} ${y} of ${JSON.stringify(params)}`;
          expect(x >= 0 && x <= width && y >= 0 && y <= height, place).toBe(true);
        }
      }
    });

    it('has three examples within its limits, different from the start and from each other', () => {
      const states = examples.map(({ params }) => ({ ...initial, ...params }));
      for (const params of states) expect(withinLimits(controls, params)).toEqual(params);
      const sentences = [initial, ...states].map((params) => sentenceOf(params, 'US'));
      expect(new Set(sentences).size).toBe(4);
      expect(new Set(examples.map(({ label }) => label)).size).toBe(3);
    });

    it('has at most four main controls where more than six apply', () => {
      for (const name of spec.main) expect(controls.map((one) => one.name)).toContain(name);
      for (const params of corners) {
        const shown = controls.filter(({ when }) => !when || when(params));
        const inView = shown.filter(({ name }) => spec.main.includes(name));
        if (shown.length > 6) expect(inView.length, JSON.stringify(params)).toBeLessThanOrEqual(4);
      }
    });

    it('has prompts whose goals are not met at the start, and can be met', () => {
      for (const { choices, right, start, isMet, solution } of spec.prompts) {
        expect(choices[right]).toBeDefined();
        expect(new Set(choices).size).toBe(choices.length);
        const states = [start, solution].map((changes) => ({ ...initial, ...changes }));
        for (const params of states) expect(withinLimits(controls, params)).toEqual(params);
        expect(
          states.map((params) => isMet(params, run(modelParams(params, initial, spec.play?.name)))),
        ).toEqual([false, true]);
        // The goal is reached with controls that apply at the start.
        const moved = controls.filter(({ name }) => states[0]?.[name] !== states[1]?.[name]);
        expect(moved).not.toEqual([]);
        for (const { when } of moved) expect(when?.({ ...initial, ...start }) ?? true).toBe(true);
      }
    });

    it('writes its state into an address and reads it back', () => {
      for (const { params } of examples) {
        const state = { params: { ...initial, ...params }, units: 'SI' } as const;
        const address = toSearch(controls, initial, state);
        expect(fromSearch(controls, initial, address)).toEqual(state);
        expect(searchProblems(controls, initial, address)).toEqual([]);
      }
    });

    it('writes a project at both ends of each control', async () => {
      for (const params of corners) {
        const text = await spec.project(params);
        expect(text, JSON.stringify(params)).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }
    });

    it('ends its sentence with a period, without symbols that screen readers misread', () => {
      for (const params of corners) {
        expect(sentenceOf(params, 'SI')).toMatch(/^[A-Z].*[^.]\.$/s);
        expect(sentenceOf(params, 'SI')).not.toMatch(/[<>≤≥≈→]| {2}|--/);
      }
    });
  });
}

/**
 * Returns the initial state and one for each value of each choice and toggle, and each of these also
 * with one slider at either end.
 */
function cornersOf<P extends object>(controls: readonly Control<P>[], initial: P): P[] {
  const chosen = controls
    .filter(({ type }) => type !== 'range')
    .flatMap((control) =>
      valuesOf(control, initial).map((value) => changed(controls, initial, control.name, value)),
    );
  return [initial, ...chosen].flatMap((params) => [
    params,
    ...controls
      .filter(({ type }) => type === 'range')
      .flatMap((control) =>
        valuesOf(control, params).map((value) => changed(controls, params, control.name, value)),
      ),
  ]);
}

/**
 * Returns sixty states spread over the controls' ranges. Multiples of irrational numbers spread
 * evenly, and are the same in each run.
 */
function scatteredStates<P extends object>(controls: readonly Control<P>[], initial: P): P[] {
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
      return value === undefined ? params : changed(controls, params, control.name, value);
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

/** Returns functions for the sentences, views and handles of a diagram's states. */
function viewsOf<P extends object, R>(spec: DiagramSpec<P, R>) {
  const { run, play, initial, describe: describeState, readings, Drawing } = spec;
  const keyOf = (params: P) => JSON.stringify(spec.controls.map(({ name }) => params[name]));
  const modelParamsOf = (params: P) => modelParams(params, initial, play?.name);
  const results = new Map<string, R>();
  const resultOf = (params: P) =>
    cached(results, keyOf(modelParamsOf(params)), () => run(modelParamsOf(params)));
  const sentences = new Map<string, string>();
  const sentenceOf = (params: P, units: Units) =>
    cached(sentences, keyOf(params) + units, () => describeState(params, units, resultOf(params)));
  const views = new Map<string, string>();
  /** Returns everything that a learner sees of a state: sentence, readings and drawing. */
  const viewOf = (params: P, units: Units) =>
    cached(views, keyOf(params) + units, () => {
      const result = resultOf(params);
      return [
        sentenceOf(params, units),
        JSON.stringify(readings?.(params, units, result) ?? []),
        renderToStaticMarkup(<Drawing params={params} result={result} units={units} />),
      ].join('\n');
    });
  /** Returns the handles of a drawing, each with its place. */
  const handlesOf = (params: P) => {
    const handles = {
      controls: spec.controls,
      params,
      units: 'US',
      playName: play?.name,
      isDragging: false,
      onDrag: () => {},
      onChange: () => {},
    } as const;
    const markup = renderToStaticMarkup(
      <HandleContext value={handles}>
        <Drawing params={params} result={resultOf(params)} units="US" />
      </HandleContext>,
    );
    return markup.split('<svg').flatMap((svg) => {
      const [width, height] = sizeOf(svg);
      const found = svg.matchAll(/data-handle="(\w+)" transform="translate\((\S+) (\S+)\)"/g);
      return [...found].map(([, name, x, y]) => ({
        name,
        x: Number(x),
        y: Number(y),
        width,
        height,
      }));
    });
  };
  return { sentenceOf, viewOf, handlesOf };
}

function cached<T>(cache: Map<string, T>, key: string, compute: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = compute();
  cache.set(key, value);
  return value;
}

/** Returns the curves of eight segments or more that extend more than 2 units beyond their drawing. */
function curvesOutside(markup: string): string[] {
  return markup.split('<svg').flatMap((svg) => {
    const [width, height] = sizeOf(svg);
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

function sizeOf(svg: string): [width: number, height: number] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return [Number(width ?? 0), Number(height ?? 0)];
}

/** The parameters with one of them changed, each within the limits that follow from the change. */
function changed<P>(controls: readonly Control<P>[], params: P, name: string, value: Value): P {
  return withinLimits(controls, { ...params, [name]: value });
}
