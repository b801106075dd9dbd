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
const grouped = (separator: string, decimal: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:[${separator}]\\d{3})+(?:[${decimal}]\\d*)?$`);
const bySpacesOrApostrophes = [grouped(' ', '.,'), grouped("'", '.,')];
const byCommas = grouped(',', '.');
const byPoints = grouped('.', ',');
const plain = /^\d*[.,]?\d*$/;

/**
 * Reads a number as people write it: a decimal point or comma, thousands separated by commas,
 * points, spaces or apostrophes, and scientific notation. A comma that could separate thousands
 * is read so, as in "1,234", because the site is in US English. Returns null for other texts.
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
  if (bySpacesOrApostrophes.some((form) => form.test(digits))) {
    return digits.replace(/[ ']/g, '').replace(',', '.');
  }
  if (byCommas.test(digits)) return digits.replaceAll(',', '');
  // A single point is a decimal point.
  if (byPoints.test(digits) && !/^\d+\.\d+$/.test(digits)) {
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
    .replace(/10([⁺⁻]?[⁰¹²³⁴-⁹]+)/, (_, power: string) => `10^${plainPower(power)}`);
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plainPower = (power: string) =>
  [...power].map((one) => ({ '⁺': '+', '⁻': '-' })[one] ?? superscripts.indexOf(one)).join('');
