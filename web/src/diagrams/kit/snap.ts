import { limitsOf, shownRange, sliderPosition, type Value } from './controls';
import type { DiagramSpec } from './spec';
import type { Units } from './units';

/** A goal is within reach of a finger if it is at most this share of the slider away. */
const reach = 1 / 80;

/**
 * Returns the goal of a question of the diagram, or the value with which the diagram opened, if the
 * given value is the slider's step closest to it or one step passes it, and otherwise the given value.
 * Both may be between two steps: a goal is a round number in US units. Without this, the diagram would not
 * show the numbers of the answer, and a slider would not return to the case of the quiz question.
 *
 * `before` is the value before the change: a goal or the value at the start does not hold what has
 * reached it. If a question is tried that moves this parameter, a movement of more than a step, which is not
 * an arrow key's, reaches its goal from some steps away on a slider with many steps.
 */
export function snap<P extends object, R>(
  { controls, prompts }: Pick<DiagramSpec<P, R>, 'controls' | 'prompts'>,
  opened: P,
  name: string,
  value: Value,
  units: Units,
  before: unknown,
  isTried: boolean,
): Value {
  const control = controls.find((one) => one.name === name);
  if (control?.type !== 'range') return value;
  const range = shownRange(control, opened, units);
  const placeOf = (number: unknown) =>
    sliderPosition(control, opened, units, Number(number)) / range.step;
  // Halfway between two steps, browsers choose the upper one.
  const indexOf = (number: unknown) => Math.round(placeOf(number) + 1e-9);
  // A limit of the slider must stay within reach.
  const { min, max } = limitsOf(control, opened);
  const start = value === min || value === max ? value : opened[control.name];
  const isNew = (one: unknown) => one !== before;
  const goals = prompts.map(({ solution }) => solution[control.name]);
  const places = [placeOf(before), placeOf(value)];
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const isStep = to - from < 1.01;
  const isReaching = isTried && !isStep && goals.every(isNew);
  const steps = isReaching ? ((range.max - range.min) / range.step) * reach : 0;
  const isNear = (one: unknown, distance: number) =>
    isNew(one) && Math.abs(indexOf(one) - indexOf(value)) <= distance;
  const isPassed = (one: unknown) => isStep && from < placeOf(one) && placeOf(one) < to;
  const known =
    [...goals, start].find((one) => isNear(one, 0) || isPassed(one)) ??
    goals.find((one) => isNear(one, steps));
  return (known as Value | undefined) ?? value;
}
