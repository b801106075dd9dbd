import { describe, expect, it } from 'vitest';
import {
  type Control,
  fromSlider,
  shownRange,
  type Value,
  withinLimits,
} from '../diagrams/kit/controls';
import { modelParams } from '../diagrams/kit/model-params';
import { changedParameters, meetsGoal } from '../diagrams/kit/prompt';
import { snap } from '../diagrams/kit/snap';
import type { DiagramSpec } from '../diagrams/kit/spec';
import { toShown, type Units } from '../diagrams/kit/units';

/** The expected texts of a diagram's questions: parts of its sentence and readings in US units. */
export interface ExpectedTexts {
  /** For each question, what the diagram states at the start and when the goal is met. */
  claims: readonly (readonly [start: string, goal: string])[];
  /**
   * A goal that names a limit or an approximate value: the control, and what the diagram states
   * wherever the goal is met. The answer must be true in all these states.
   */
  openGoal?: readonly [name: string, expectedText: string];
}

/**
 * Tests the questions of a diagram: the diagram shows the expected texts, and exactly one step of a
 * control meets a goal, unless the goal is open.
 */
export function testPrompts<P extends object, R>(
  spec: DiagramSpec<P, R>,
  { claims, openGoal }: ExpectedTexts,
) {
  describe('the questions of the diagram', () => {
    it('have the expected texts at the start and where the goal is met', () => {
      const texts = spec.prompts.map(({ start, solution }) =>
        [start, solution].map((changes) => textOf(spec, changes, 'US')),
      );
      expect(texts).toEqual(
        claims.map((both) => both.map((claim) => expect.stringContaining(claim))),
      );
    });

    it('have goals that exactly one step of each control meets, in both systems of units, unless they are open', () => {
      const { initial, controls, run, play, describe: sentence, prompts } = spec;
      const [openName, expectedText = ''] = openGoal ?? [];
      const met: Record<string, readonly Value[]> = {};
      const exact: typeof met = {};
      for (const prompt of prompts) {
        const solved = { ...initial, ...prompt.solution };
        const stateWith = (name: string, value: Value) => {
          const params = withinLimits(controls, { ...solved, [name]: value });
          return [params, run(modelParams(params, initial, play?.name))] as const;
        };
        const names = [...changedParameters(prompt), ...Object.keys(prompt.about ?? {})];
        for (const control of controls.filter(({ name }) => names.includes(name))) {
          const { name } = control;
          for (const units of ['US', 'SI'] as const) {
            const goal = `${units}: ${prompt.task} ${name}`;
            const values = valuesOf(control, solved, units).map((value) =>
              snap(spec, initial, name, value, units, undefined, false),
            );
            met[goal] = values.filter((value) => meetsGoal(prompt, ...stateWith(name, value)));
            exact[goal] = values.filter((value) => value === solved[name]);
            expect(exact[goal], goal).toHaveLength(1);
            if (name !== openName) continue;
            expect(met[goal].length).toBeGreaterThan(exact[goal].length);
            exact[goal] = met[goal];
            for (const value of met[goal]) {
              const [params, result] = stateWith(name, value);
              expect(sentence(params, 'US', result).replaceAll('\u00a0', ' ')).toContain(
                expectedText,
              );
            }
          }
        }
      }
      expect(met).toEqual(exact);
    });
  });
}

/** Returns the texts of a diagram in a state: its sentence and its readings. */
export function textOf<P extends object, R>(
  spec: DiagramSpec<P, R>,
  changes: Partial<P>,
  units: Units,
): string {
  const params = { ...spec.initial, ...changes };
  const result = spec.run(modelParams(params, spec.initial, spec.play?.name));
  const values = (spec.readings?.(params, units, result) ?? []).map(
    ({ label, value }) => `${label} ${value}`,
  );
  return [spec.describe(params, units, result), ...values].join('; ').replaceAll('\u00a0', ' ');
}

/**
 * Returns the values that a control can have in a system of units, converted to US units. If it has
 * more than 400 steps, these are only the values at the limits, at most 400 others, and those next
 * to the goal.
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
