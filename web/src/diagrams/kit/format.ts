import { type Quantity, toShown, type Units, unitOf } from './units';

// The first use of Intl takes as long as three steps of a slider. What is written here by
// hand is what it gives for American English; units.test.ts compares them.

/** A number with three significant digits, none of which is lost before the decimal point. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  // What is only rounding noise is not shown as 1e-17 or as -0.
  if (size < 1e-9) return '0';
  if (size < 1e-6) return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
  return size < 999.5 ? `${Number(value.toPrecision(3))}` : grouped(value.toFixed(0));
}

/** A number with so many decimals: "2.50". */
export function formatDecimals(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return grouped(Number(text) === 0 ? text.replace('-', '') : text);
}

/** Parts the thousands before the decimal point. */
function grouped(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Puts the unit behind a number, so that no line breaks between them. */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number}\u00a0${unit}`;
}

/** A value of a model in words: `formatQuantity(10.5, 'flow', 'US')` is "10.5 cfs". */
export function formatQuantity(value: number, quantity: Quantity, units: Units): string {
  return withUnit(formatNumber(toShown(value, quantity, units)), unitOf(quantity, units));
}

/** A flow below this is next to none. */
export const leastFlowCfs = 0.0005;

/** A flow in words, which is "nothing" or "next to nothing" where it is too small to tell. */
export function flowInWords(cfs: number, units: Units, nothing = 'nothing'): string {
  if (cfs >= leastFlowCfs) return formatQuantity(cfs, 'flow', units);
  return cfs > 0 ? `next to ${nothing}` : nothing;
}
