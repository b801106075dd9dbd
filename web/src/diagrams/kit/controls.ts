import { fromShown, type Quantity, toShown, type Units, unitOf } from './units';

/** The value of one parameter: a number in US units, a choice or a switch. */
export type Value = number | string | boolean;

/** The names of the properties of P whose values are of type V. */
export type NamesOf<P, V> = { [K in keyof P]: P[K] extends V ? K : never }[keyof P] & string;

/** A limit, which may depend on the other parameters. */
export type Limit<P> = number | ((params: P) => number);

interface Common<P> {
  label: string;
  /** Reports whether the control is shown. By default it always is. */
  when?: (params: P) => boolean;
}

/** A slider. Its limits and step are in US units; round values for SI are derived from them. */
export interface RangeControl<P> extends Common<P> {
  type: 'range';
  name: NamesOf<P, number>;
  quantity: Quantity;
  min: Limit<P>;
  max: Limit<P>;
  step: number;
}

/** One of several values: radio buttons for up to four, a list for more. */
interface ChoiceControl<P> extends Common<P> {
  type: 'choice';
  name: NamesOf<P, string>;
  options: readonly { value: string; label: string }[];
}

/** A checkbox. */
interface ToggleControl<P> extends Common<P> {
  type: 'toggle';
  name: NamesOf<P, boolean>;
}

export type Control<P> = RangeControl<P> | ChoiceControl<P> | ToggleControl<P>;

/**
 * Builders of controls for a diagram with the parameters P. The compiler checks their names, and
 * that a choice labels each of its values.
 */
export function controlsOf<P>() {
  type When = Pick<Common<P>, 'when'>;
  return {
    range: (
      name: NamesOf<P, number>,
      label: string,
      quantity: Quantity,
      limits: Pick<RangeControl<P>, 'min' | 'max' | 'step' | 'when'>,
    ): Control<P> => ({ type: 'range', name, label, quantity, ...limits }),
    choice: <K extends NamesOf<P, string>>(
      name: K,
      label: string,
      labels: Record<P[K] & string, string>,
      when: When = {},
    ): Control<P> => {
      const options = Object.entries<string>(labels).map(([value, text]) => ({
        value,
        label: text,
      }));
      return { type: 'choice', name, label, options, ...when };
    },
    toggle: (name: NamesOf<P, boolean>, label: string, when: When = {}): Control<P> => ({
      type: 'toggle',
      name,
      label,
      ...when,
    }),
  };
}

/** The limits of a slider in US units. */
export function limitsOf<P>(control: RangeControl<P>, params: P): { min: number; max: number } {
  const resolve = (limit: Limit<P>) => (typeof limit === 'number' ? limit : limit(params));
  const min = resolve(control.min);
  return { min, max: Math.max(min, resolve(control.max)) };
}

/**
 * Clamps every number to the limits of its slider, and sets what is not finite to the lower limit.
 * It follows the order of the controls, because a limit may depend on earlier parameters.
 */
export function withinLimits<P>(controls: readonly Control<P>[], params: P): P {
  let fitted = params;
  for (const control of controls) {
    if (control.type !== 'range') continue;
    const { min, max } = limitsOf(control, fitted);
    const value = Number(fitted[control.name]);
    const within = Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));
    if (within !== value) fitted = { ...fitted, [control.name]: within };
  }
  return fitted;
}

interface ShownRange {
  min: number;
  max: number;
  step: number;
  decimals: number;
}

/**
 * A slider's limits and step in the displayed units. If SI has a different unit, the step is
 * rounded in that unit. Limits between two steps are widened to the next step: fromSlider clamps.
 */
export function shownRange<P>(control: RangeControl<P>, params: P, units: Units): ShownRange {
  const { min, max } = limitsOf(control, params);
  const shown = (value: number) => toShown(value, control.quantity, units);
  const hasOwnStep =
    units === 'SI' && unitOf(control.quantity, 'SI') !== unitOf(control.quantity, 'US');
  const step = hasOwnStep ? roundStep(shown(control.step) - shown(0)) : control.step;
  const decimals = decimalsOf(step);
  // The small terms keep 4.001 steps from becoming five, and 3.999 from becoming three: links have
  // six digits, which is 0.001 of a step in 1,000 steps.
  const first = Math.floor(shown(min) / step + 0.01) * step;
  const last = Math.ceil(shown(max) / step - 0.01) * step;
  // For a fraction such as 1/12, a rounded maximum could exclude the last step.
  const round = (value: number) =>
    decimals === undefined ? value * (1 + 1e-9) : Number(value.toFixed(decimals));
  return { min: round(first), max: round(last), step, decimals: decimals ?? 2 };
}

/**
 * The position of a slider's thumb in the displayed units. A limit may lie between two steps. The browser
 * would round it to the nearest step, which may be short of the slider's end. So the thumb of a value at
 * a limit is at the slider's end.
 */
export function sliderPosition<P>(
  control: RangeControl<P>,
  params: P,
  units: Units,
  value: number,
): number {
  const limits = limitsOf(control, params);
  const { min, max } = shownRange(control, params, units);
  if (value === limits.max) return max;
  return value === limits.min ? min : toShown(value, control.quantity, units);
}

/** Converts a slider's value from the displayed units to US units. The slider's ends are its limits. */
export function fromSlider<P>(
  control: RangeControl<P>,
  params: P,
  units: Units,
  shown: number,
): number {
  const { min, max } = limitsOf(control, params);
  const ends = shownRange(control, params, units);
  if (shown >= ends.max) return max;
  if (shown <= ends.min) return min;
  return Math.min(max, Math.max(min, fromShown(shown, control.quantity, units)));
}

/** The largest of 1, 2 and 5 times a power of ten that does not exceed the step. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const factor = [5, 2, 1].find((one) => one * power <= step * (1 + 1e-9)) ?? 1;
  return Number((factor * power).toPrecision(1));
}

/** The number of decimals of a step: 3 for 0.005; undefined for a fraction such as 1/12. */
function decimalsOf(step: number): number | undefined {
  return [0, 1, 2, 3, 4, 5].find((one) => Math.abs(step - Number(step.toFixed(one))) < 1e-9);
}
