import { type KeyboardEvent, useId } from 'react';
import { fromSlider, type RangeControl, shownRange, sliderPosition } from '../kit/controls';
import { formatDecimals, formatNumber, withUnit } from '../kit/format';
import { spokenUnit, toShown, type Units, unitOf } from '../kit/units';

interface SliderProps<P> {
  control: RangeControl<P>;
  params: P;
  units: Units;
  /** Receives the new value in US units. */
  onChange: (value: number) => void;
}

/** A native slider with its label and its value in the displayed units. */
export function Slider<P>({ control, params, units, onChange }: SliderProps<P>) {
  const id = useId();
  const { label, quantity, name } = control;
  const { min, max, step, decimals } = shownRange(control, params, units);
  const value = Number(params[name]);
  const shown = toShown(value, quantity, units);
  const text = sliderText(shown, decimals);
  const position = sliderPosition(control, params, units, value);
  // Halfway between two steps, browsers choose the upper one.
  const indexOf = (number: number) => Math.round(number / step + 1e-9);
  const change = (index: number) =>
    onChange(fromSlider(control, params, units, Number((index * step).toPrecision(12))));
  const nearest = indexOf(position);
  const isBetween = Math.abs(position / step - nearest) > 1e-6;
  // A browser rounds a value to whole steps from the minimum. So a value between two steps, which a case may
  // have, gets its own minimum, whole steps below it.
  const ownMin = position - Math.floor((position - min) / step) * step;
  const indexAfter = (direction: 1 | -1) => {
    // The nearest step may look the same.
    const isAhead = (nearest - position / step) * direction > 0;
    const isNew = isAhead && sliderText(nearest * step, decimals) !== text;
    return isNew ? nearest : nearest + direction;
  };
  const leaveBetween = (event: KeyboardEvent) => {
    const index = {
      ArrowRight: indexAfter(1),
      ArrowUp: indexAfter(1),
      ArrowLeft: indexAfter(-1),
      ArrowDown: indexAfter(-1),
      Home: indexOf(min),
      End: indexOf(max),
    }[event.key];
    if (!isBetween || index === undefined) return;
    event.preventDefault();
    change(index);
  };
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id}>{label}</label>
        {/* Screen readers announce the slider's aria-valuetext. */}
        <span aria-hidden="true" className="font-semibold whitespace-nowrap tabular-nums">
          {withUnit(text, unitOf(quantity, units))}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={isBetween ? Number(ownMin.toPrecision(12)) : min}
        max={max}
        step={step}
        value={position}
        aria-valuetext={`${text} ${spokenUnit(quantity, units)}`.trim()}
        onChange={({ target }) => {
          const index = indexOf(target.valueAsNumber);
          if (index !== nearest) change(index);
        }}
        onKeyDown={leaveBetween}
        className="h-11 w-full touch-pan-y cursor-pointer accent-primary print:hidden"
      />
    </div>
  );
}

/**
 * Formats a slider's value with the decimals of its step. A limit, or a value entered in the other
 * system of units, may need more decimals: formatNumber rounds it.
 */
export function sliderText(shown: number, decimals: number): string {
  const fitsDecimals =
    Math.abs(shown - Number(shown.toFixed(decimals))) < 1e-6 * (Math.abs(shown) + 1);
  return fitsDecimals ? formatDecimals(shown, decimals) : formatNumber(shown);
}
