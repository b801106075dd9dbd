import { limitsOf, shownRange, sliderPosition, type Value } from './controls';
import type { DiagramSpec } from './spec';
import type { Units } from './units';

/**
 * Returns the goal of a question of the diagram, or the value with which the diagram opened, if the
 * given value is the slider's step closest to it, and otherwise the given value. Both may be between two
 * steps: a goal is a round number in US units. Without this, the diagram would not show the numbers of
 * the answer, and a slider would not return to the case of the quiz question.
 */
export function snap<P extends object, R>(
  { controls, prompts }: Pick<DiagramSpec<P, R>, 'controls' | 'prompts'>,
  opened: P,
  name: string,
  value: Value,
  units: Units,
): Value {
  const control = controls.find((one) => one.name === name);
  if (control?.type !== 'range') return value;
  const { step } = shownRange(control, opened, units);
  // Halfway between two steps, browsers choose the upper one.
  const indexOf = (number: unknown) =>
    Math.round(sliderPosition(control, opened, units, Number(number)) / step + 1e-9);
  // A limit of the slider must stay within reach.
  const { min, max } = limitsOf(control, opened);
  const start = value === min || value === max ? value : opened[control.name];
  const known = [...prompts.map(({ solution }) => solution[control.name]), start];
  return (known.find((one) => indexOf(one) === indexOf(value)) as Value | undefined) ?? value;
}
