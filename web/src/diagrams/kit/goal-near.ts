import { shownRange, type Value } from './controls';
import type { DiagramSpec } from './spec';
import { toShown, type Units } from './units';

/**
 * Returns the goal of a question of the diagram if the given value is the slider's step closest to it,
 * and otherwise the given value. Goals are round numbers in US units. In SI most are between two steps,
 * and without this the diagram would not show the numbers of the answer.
 */
export function goalNear<P extends object, R>(
  { controls, initial, prompts }: Pick<DiagramSpec<P, R>, 'controls' | 'initial' | 'prompts'>,
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
  const goals = prompts.map(({ solution }) => solution[control.name]);
  return (goals.find((goal) => indexOf(goal) === indexOf(value)) as Value | undefined) ?? value;
}
