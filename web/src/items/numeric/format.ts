import type { Entry } from '../../bank/bundle';

/** A number as learners read it, in full precision: "1,250", "0.000012". */
export function shownNumber(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-6 || size >= 1e12)) return value.toExponential().replace('e+', 'e');
  return value.toLocaleString('en-US', { maximumSignificantDigits: 15 });
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

/** The values that count as right: "Values from 14.6 to 15.2 cfs are right (within 2%)." */
export function toleranceSentence({ value, unit, tolerance }: Entry): string {
  const ends = [1 - tolerance, 1 + tolerance]
    .map((share) => Number((value * share).toPrecision(4)))
    .sort((a, b) => a - b);
  const [low = 0, high = 0] = ends;
  return `Values from ${shownNumber(low)} to ${withUnit(shownNumber(high), unit)} are right (within ${percentOf(tolerance)}%).`;
}
