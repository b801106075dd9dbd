import type { Entry, Misconception, OtherUnit } from '../../bank/bundle';
import { readNumber } from './read-number';

/** What a learner entered: the number in the item's unit, or why there is none. */
export type Reading = { value: number; problem: null } | { value: null; problem: string };

/** Reads a number with one of the units of an item, or without a unit. */
export function readEntry(text: string, entry: Entry): Reading {
  const read = readNumber(text);
  if (!read) return { value: null, problem: 'Enter a number, such as 1234.5 or 1.2345e3.' };
  if (/^[/÷]/.test(read.rest)) {
    return { value: null, problem: 'Enter a decimal number, not a fraction.' };
  }
  const factor = factorOf(read.rest, entry);
  if (factor === null) {
    const accepted = acceptedUnits(entry);
    const expected = accepted.length > 0 ? `Use ${accepted.join(' or ')}.` : 'Leave it out.';
    return { value: null, problem: `The unit “${read.rest}” is not accepted. ${expected}` };
  }
  return { value: read.value / factor, problem: null };
}

/** Returns the units in which a number may be entered, the item's own first. */
export function acceptedUnits({ unit, units = [] }: Entry): string[] {
  return [...(unit ? [unit] : []), ...units.map((other) => other.unit)];
}

/** Reports whether a number is within the relative tolerance of another. */
export function isWithin(value: number, expected: number, tolerance: number): boolean {
  // The added 1e-9 covers the rounding of floating-point numbers at the edge.
  return Math.abs(value - expected) <= Math.abs(expected) * (tolerance + 1e-9);
}

/** Returns the misconception with the closest number; undefined if none is within the tolerance. */
export function misconceptionOf(
  value: number,
  { tolerance }: Entry,
  misconceptions: readonly Misconception[],
): Misconception | undefined {
  const distance = (one: Misconception) => Math.abs(one.value - value);
  return misconceptions
    .filter((one) => isWithin(value, one.value, tolerance))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Returns how many of a unit make one of the item's own; null if the unit is not accepted. */
function factorOf(written: string, entry: Entry): number | null {
  const own = { unit: '', ...entry, factor: 1 };
  const known = [{ unit: '', factor: 1 }, own, ...(entry.units ?? [])].flatMap(
    ({ unit, spellings = [], factor }: OtherUnit) =>
      [unit, ...spellings].map((spelling) => ({ spelling, factor })),
  );
  const find = (form: (unit: string) => string) =>
    known.find((one) => form(one.spelling) === form(written));
  // Case can distinguish units (mW, MW), so it is ignored only if no unit matches exactly.
  const found = find(unitForm) ?? find((one) => unitForm(one).toLowerCase());
  return found?.factor ?? null;
}

/**
 * Returns a unit in a form that ignores how it is typed: without spaces, ^, *, middle dots and
 * hyphens, with plain digits and minus signs, and with u for µ, which many keyboards lack. "m³/s" and
 * "m^3 / s" are "m3/s".
 */
function unitForm(unit: string): string {
  return unit
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replace(/[\s^·*]|-(?!\d)/g, '')
    .replaceAll('μ', 'u');
}
