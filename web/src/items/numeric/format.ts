import type { Entry } from '../../bank/bundle';

/** A number as learners read it, in full precision: "1,250", "0.000012". */
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

/** The right value with its unit. */
export function shownKey({ value, unit }: Entry): string {
  return withUnit(shownNumber(value), unit);
}

/** A tolerance of 0.02 in percent: 2. */
export function percentOf(tolerance: number): number {
  return Number((tolerance * 100).toPrecision(3));
}

/**
 * The values that count as right: "Values from 14.7 to 15.3 cfs are right (within 2%)." If they are
 * around an exact value, it is named, and the ends are rounded toward it.
 */
export function toleranceSentence(entry: Entry): string {
  const { value, exact, unit, tolerance } = entry;
  const center = exact ?? value;
  const margin = Math.abs(center) * tolerance;
  if (!margin) return `Only ${shownKey(entry)} is right.`;
  const shown = (end: number, round: (value: number) => number) =>
    shownNumber(exact === undefined ? end : withFourDigits(end, round));
  const range = `${shown(center - margin, Math.ceil)} to ${withUnit(shown(center + margin, Math.floor), unit)}`;
  const of = exact === undefined ? '' : ` of ${shown(exact, Math.round)}`;
  return `Values from ${range} are right (within ${percentOf(tolerance)}%${of}).`;
}

/** Rounds a number other than zero to four significant digits. */
function withFourDigits(value: number, round: (value: number) => number): number {
  const last = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 3);
  return round(value / last) * last;
}
