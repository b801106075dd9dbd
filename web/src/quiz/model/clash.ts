import type { Item } from '../../bank/bundle';
import { keyText } from '../../bank/letters';
import { normalForm } from './normal';

/** What is compared of a question. */
interface Facts {
  /** The stem in the form for comparison, between spaces. */
  stem: string;
  /** The different words of the stem. */
  words: ReadonlySet<string>;
  /** The key's text between spaces; null when it is too short to give anything away. */
  key: string | null;
}

/** Stems with fewer different words than this are no base for likeness; see lint rule QB705. */
const minStemWords = 5;

/** A key of fewer words than this, without the small ones, says too little to be found in a stem. */
const minKeyWords = 3;

const smallWords = new Set(
  'a an and as at by for from in is it its no not of on or the to with'.split(' '),
);

/**
 * Whether two questions must not stand in one quiz: their stems are equal or
 * nearly so, or the stem of one holds the answer of the other.
 */
export function clash(one: Item, other: Item): boolean {
  const a = factsOf(one);
  const b = factsOf(other);
  return a.stem === b.stem || alike(a.words, b.words) || givesAway(a, b) || givesAway(b, a);
}

/**
 * Whether the sets share four fifths of all their words (Jaccard index 0.8), as
 * in lint rule QB705, near-equal-stems.
 */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size < minStemWords || b.size < minStemWords) return false;
  // Of all words, a.size + b.size - common, four fifths must be common. What
  // words of the first set may be missing in the other is soon used up.
  let spare = a.size - Math.ceil((4 * (a.size + b.size)) / 9);
  for (const word of a) {
    if (spare < 0) return false;
    if (!b.has(word)) spare -= 1;
  }
  return spare >= 0;
}

function givesAway({ stem }: Facts, { key }: Facts): boolean {
  return key !== null && stem.includes(key);
}

/** "A storage unit" stands in many stems and gives nothing away. */
function tells(key: string): boolean {
  return key.split(' ').filter((word) => !smallWords.has(word)).length >= minKeyWords;
}

const known = new WeakMap<Item, Facts>();

function factsOf(question: Item): Facts {
  const before = known.get(question);
  if (before) return before;
  const stem = normalForm(question.q);
  const key = normalForm(keyText(question));
  const facts = {
    stem: ` ${stem} `,
    words: new Set(stem.split(' ')),
    key: tells(key) ? ` ${key} ` : null,
  };
  known.set(question, facts);
  return facts;
}
