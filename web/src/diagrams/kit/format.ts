import { type Quantity, toShown, type Units, unitOf } from './units';

// The first use of Intl takes as long as three steps of a slider. These functions format as Intl
// does for US English, and use it only for numbers below 1e-6; units.test.ts compares them.

/**
 * Formats a number with at most three significant digits, or as an integer from 1,000 on. A half is rounded
 * away from zero, even if its binary form is slightly smaller: 1.325 is "1.33".
 */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  // Rounding noise must not appear as 1e-17 or as -0.
  if (size < 1e-9) return '0';
  if (size < 1e-6) return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
  if (size < 999.5) return `${Number((value * (1 + 1e-9)).toPrecision(3))}`;
  return grouped(value.toFixed(0));
}

/** Formats a moment in hours like the slider that sets it, with at most two decimals: "12.25 h". */
export function formatMoment(hours: number): string {
  return withUnit(`${Number(hours.toFixed(2))}`, 'h');
}

/** Formats a number with a fixed number of decimals: "2.50". */
export function formatDecimals(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return grouped(Number(text) === 0 ? text.replace('-', '') : text);
}

/** Separates thousands with commas. */
function grouped(digits: string): string {
  const [integer = '', ...decimals] = digits.split('.');
  return [integer.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Appends the unit to a number, after a no-break space unless the unit is % or °. */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number;
  return /[%°]$/.test(unit) ? number + unit : `${number}\u00a0${unit}`;
}

/**
 * A fraction as an integer percentage: no positive one is 0%, and none below 1 is 100%. `shown` is the
 * rounded percentage, where several have to add up to 100.
 */
export function wholePercent(fraction: number, shown = Math.round(100 * fraction)): string {
  if (shown === 0 && fraction > 0) return 'less than 1%';
  return shown === 100 && fraction < 1 ? 'more than 99%' : `${shown}%`;
}

/** Shares of a whole as integer percentages that add up to 100; all are 0 if there is nothing to share. */
export function percentsOf(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (100 * share) / whole);
  const percents = exact.map(Math.floor);
  // Those with the largest fractional parts are rounded up.
  const byFraction = [...exact.keys()].sort(
    (a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1),
  );
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  for (const index of byFraction.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}

/** Formats a value in US units with its unit: `formatQuantity(10.5, 'flow', 'US')` is "10.5 cfs". */
export function formatQuantity(value: number, quantity: Quantity, units: Units): string {
  return withUnit(formatNumber(toShown(value, quantity, units)), unitOf(quantity, units));
}

/** Positive flows below this are described as next to nothing. */
export const minFlowCfs = 0.0005;

/**
 * Formats a flow, or describes it if it is too small to matter: as `nothing` if it is zero or less, and
 * otherwise as "next to" plus `nothing`.
 */
export function flowInWords(cfs: number, units: Units, nothing = 'nothing'): string {
  if (cfs >= minFlowCfs) return formatQuantity(cfs, 'flow', units);
  return cfs > 0 ? `next to ${nothing}` : nothing;
}
