/** A number at the start of a text, and what follows it. */
export interface ReadNumber {
  value: number;
  rest: string;
  /** Whether a comma was read as a thousands separator, but could be a decimal comma. */
  isAmbiguous: boolean;
}

/** Matches a sign, digits with separators, an exponent as in 1.2e3 or 1.2 × 10^3, and the rest. */
const pattern =
  /^([+-]?) *((?:\d[\d.,' ]*)?\d\.?|[.,]\d+)(?: *(?:e|[x×*·] *10 *\^) *([+-]?\d+))?(?![\d.,])(.*)$/i;

/** Returns a pattern for thousands grouped by a separator, perhaps with decimals. */
const groupedPattern = (separator: string, decimal: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:[${separator}]\\d{3})+(?:[${decimal}]\\d*)?$`);
const spaceOrApostropheGrouped = [groupedPattern(' ', '.,'), groupedPattern("'", '.,')];
const commaGrouped = groupedPattern(',', '.');
const pointGrouped = groupedPattern('.', ',');
const plain = /^\d*[.,]?\d*$/;

/**
 * Reads the number at the start of a text; null if there is none. It may have a decimal point or
 * comma, thousands separated by commas, points, spaces or apostrophes, and an exponent. A comma
 * that could be either, as in "1,234", separates thousands, because the site is in US English.
 */
export function readNumber(text: string): ReadNumber | null {
  const match = pattern.exec(withPlainCharacters(text));
  if (!match) return null;
  const [, sign = '', digits = '', exponent = '0', rest = ''] = match;
  const decimal = toDecimal(digits);
  if (decimal === null) return null;
  const value = Number(`${sign}${decimal}e${exponent}`);
  if (!Number.isFinite(value)) return null;
  return { value, rest: rest.trim(), isAmbiguous: /^[1-9]\d{0,2},\d{3}$/.test(digits) };
}

/** Rewrites digits with a decimal point as their only separator; null if they are not a number. */
function toDecimal(digits: string): string | null {
  if (spaceOrApostropheGrouped.some((form) => form.test(digits))) {
    return digits.replace(/[ ']/g, '').replace(',', '.');
  }
  if (commaGrouped.test(digits)) return digits.replaceAll(',', '');
  // A point that is the only separator is a decimal point.
  if (pointGrouped.test(digits) && !/^\d+\.\d+$/.test(digits)) {
    return digits.replaceAll('.', '').replace(',', '.');
  }
  return plain.test(digits) ? digits.replace(',', '.') : null;
}

/** Rewrites minus signs, spaces, underscores, apostrophes and powers of ten with plain characters. */
function withPlainCharacters(text: string): string {
  return text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[\s_]+/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/10([⁺⁻]?[⁰¹²³⁴-⁹]+)/, (_, power: string) => `10^${plainPower(power)}`)
    .replace(/^([+-]?) ?10 ?\^ ?(?=[+-]?\d)/, (_, sign: string) => `${sign}1e`);
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plainPower = (power: string) =>
  [...power].map((one) => ({ '⁺': '+', '⁻': '-' })[one] ?? superscripts.indexOf(one)).join('');
