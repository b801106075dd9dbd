import type { Entry } from '../../bank/bundle';

/** Formats a number for display, with up to 15 significant digits: "1,250", "0.000012". */
export function shownNumber(value: number): string {
  // Zero is not written in scientific notation.
  const size = Math.abs(value) || 1;
  const notation = size < 1e-6 || size >= 1e12 ? 'scientific' : undefined;
  // 15 digits hide the noise of floating-point numbers.
  const shown = value.toLocaleString('en-US', { maximumSignificantDigits: 15, notation });
  return shown.replace('E', 'e');
}

/** Appends a unit with a no-break space; a percent sign without one. */
export function withUnit(number: string, unit = ''): string {
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number}\u00a0${unit}`;
}

/** Formats the right value with its unit. */
export function shownKey({ value, unit }: Entry): string {
  return withUnit(shownNumber(value), unit);
}

/** Returns a tolerance in percent: 2 for 0.02. */
export function percentOf(tolerance: number): number {
  return Number((tolerance * 100).toPrecision(3));
}

/**
 * States which values are right: "Values from 14.7 to 15.3 cfs are right (within 2% of 15)." The ends
 * are rounded toward the middle, to the second digit of the margin, so that both are right.
 */
export function toleranceSentence(entry: Entry): string {
  const { value, exact, unit, tolerance } = entry;
  const center = exact ?? value;
  const margin = Math.abs(center) * tolerance;
  if (!margin) return `Only ${shownKey(entry)} is right.`;
  const step = 10 ** (Math.floor(Math.log10(margin)) - 1);
  // The 1e-6 keeps floating-point noise from moving an end to the next digit.
  const low = Math.ceil((center - margin) / step - 1e-6) * step;
  const high = Math.floor((center + margin) / step + 1e-6) * step;
  return `Values from ${shownNumber(low)} to ${withUnit(shownNumber(high), unit)} are right (within ${percentOf(tolerance)}% of ${shownNumber(center)}).`;
}
