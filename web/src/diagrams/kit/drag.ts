import { fromSlider, type RangeControl, shownRange } from './controls';
import type { Scale } from './scale';
import { toShown, type Units } from './units';

/** The value at a position of a linear scale, or 0 if the scale maps all values to one position. */
export function valueAt(scale: Scale, position: number): number {
  const start = scale(0);
  const perUnit = scale(1) - start;
  return perUnit === 0 ? 0 : (position - start) / perUnit;
}

/** Rounds a value in US units to the slider's nearest step in the displayed units, and clamps it. */
export function nearestStep<P>(
  control: RangeControl<P>,
  params: P,
  units: Units,
  value: number,
): number {
  const { step } = shownRange(control, params, units);
  const shown = Math.round(toShown(value, control.quantity, units) / step) * step;
  // Twelve digits remove errors of floating-point numbers, as in 0.30000000000000004.
  return fromSlider(control, params, units, Number(shown.toPrecision(12)));
}
