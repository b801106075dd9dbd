import { quoted } from '../../bank/format';
import { type Control, shownRange } from '../kit/controls';
import { withUnit } from '../kit/format';
import { fromSearch, readValue } from '../kit/search';
import { toShown, type Units, unitOf } from '../kit/units';
import { sliderText } from './slider';

/** The largest number of problems that are listed. */
const maxProblems = 5;

/** Addresses keep six significant digits. A relative difference up to this comes from rounding. */
const tolerance = 1e-5;

/**
 * Describes, in one sentence each, the parameters of an address that are not used as written. Those
 * beyond the first five are only counted.
 */
export function searchProblems<P>(
  controls: readonly Control<P>[],
  initial: P,
  text: string,
): string[] {
  const { params, units } = fromSearch(controls, initial, text);
  const problems = new Set<string>();
  const search = new URLSearchParams(text);
  for (const [name, written] of search) {
    const control = controls.find((known) => known.name === name);
    const label = control?.label ?? 'Units';
    if (!control && name !== 'units') {
      problems.add(`There is no parameter ${quoted(name)}.`);
    } else if (written !== search.get(name)) {
      problems.add(
        `${label}: ${quoted(written)} is ignored because the link sets another value first.`,
      );
    } else {
      const problem = control ? problemOf(control, params, units, written) : unitsProblem(written);
      if (problem) problems.add(`${label}: ${problem}`);
    }
  }
  const all = [...problems];
  const more = all.length - maxProblems;
  return more > 0 ? [...all.slice(0, maxProblems), `And ${more} more.`] : all;
}

const unitsProblem = (written: string) =>
  written === 'US' || written === 'SI' ? null : `${quoted(written)} is not US or SI.`;

function problemOf<P>(control: Control<P>, params: P, units: Units, written: string) {
  const value = readValue(control, written);
  switch (control.type) {
    case 'range': {
      if (typeof value !== 'number') return `${quoted(written)} is not a number.`;
      const used = Number(params[control.name]);
      if (Math.abs(value - used) <= tolerance * Math.abs(value)) return null;
      const { decimals } = shownRange(control, params, units);
      const shown = sliderText(toShown(used, control.quantity, units), decimals);
      // A link has US units, whatever the page shows.
      const given = withUnit(quoted(written), unitOf(control.quantity, 'US'));
      return `${given} is out of range and was set to ${withUnit(shown, unitOf(control.quantity, units))}.`;
    }
    case 'choice': {
      const values = control.options.map((option) => option.value);
      return value === undefined ? `${quoted(written)} is not ${oneOf(values)}.` : null;
    }
    case 'toggle':
      return value === undefined ? `${quoted(written)} is not true or false.` : null;
  }
}

const oneOf = (values: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values);
