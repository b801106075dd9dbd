import { type Quantity, toShown, type Units, unitOf } from './units';

const significant = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A number with three significant digits, none of which is lost before the decimal point. */
export function formatNumber(value: number): string {
  // What is only rounding noise is not shown as 1e-17 or as -0.
  if (Math.abs(value) < 1e-9) return '0';
  return (Math.abs(value) >= 1000 ? whole : significant).format(value);
}

// To make a formatter takes longer than to draw a slider.
const withDecimals = Array.from(
  { length: 7 },
  (_, decimals) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    }),
);

/** A number with so many decimals, six at most: "2.50". */
export function formatDecimals(value: number, decimals: number): string {
  return withDecimals[decimals]?.format(value) ?? `${value}`;
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
