import { limitsOf, shownRange, type Value } from './controls';
import type { DiagramSpec } from './spec';
import { toShown, type Units } from './units';

/**
 * Returns the goal of a question of the diagram, or the value with which the diagram opened, if the
 * given value is the slider's step closest to it, and otherwise the given value. Both may be between two
 * steps: a goal is a round number in US units. Without this, the diagram would not show the numbers of
 * the answer, and a slider would not return to the case of the quiz question.
 */
export function snap<P extends object, R>(
  { controls, initial, prompts }: Pick<DiagramSpec<P, R>, 'controls' | 'initial' | 'prompts'>,
  opened: P,
  name: string,
  value: Value,
  units: Units,
): Value {
  const control = controls.find((one) => one.name === name);
  if (control?.type !== 'range') return value;
  const { step } = shownRange(control, initial, units);
  // Halfway between two steps, browsers choose the upper one.
  const indexOf = (number: unknown) =>
    Math.round(toShown(Number(number), control.quantity, units) / step + 1e-9);
  const known: unknown[] = prompts.map(({ solution }) => solution[control.name]);
  const { min, max } = limitsOf(control, opened);
  // The slider itself reaches its limits. With snapping it could not leave one by a single step.
  if (opened[control.name] !== min && opened[control.name] !== max)
    known.push(opened[control.name]);
  return (known.find((one) => indexOf(one) === indexOf(value)) as Value | undefined) ?? value;
}
