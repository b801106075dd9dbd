import type { Item, Question, Teaching } from '../../bank/bundle';
import { letters } from '../../bank/letters';
import { plainText } from '../../bank/rich-text';
import { type Random, shuffled } from './random';

/** A question as it stands in a quiz. */
export interface Arranged extends Item {
  /** Where each option stands in the bank; absent when they stand as there. */
  readonly order?: readonly number[];
}

/**
 * The question with its options in another order, each order equally likely.
 * The letters stay in place and the key goes with its option. A question whose
 * order matters stays as it is.
 */
export function arrange(question: Item, random: Random): Arranged {
  const { options } = question;
  if (keepsOrder(question)) return question;
  const order = shuffled([...options.keys()], random);
  return {
    ...question,
    options: order.map((place) => options[place] ?? ''),
    answer: letters[order.indexOf(letters.indexOf(question.answer))] ?? question.answer,
    order,
  };
}

/** The question with what follows its answer; the rationales go with their options. */
export function taught({ order, ...question }: Arranged, teaching: Teaching): Question {
  const { rationales } = teaching;
  if (!order || !rationales) return { ...question, ...teaching };
  return { ...question, ...teaching, rationales: order.map((place) => rationales[place] ?? '') };
}

const known = new WeakMap<Item, boolean>();

function keepsOrder(question: Item): boolean {
  const before = known.get(question);
  if (before !== undefined) return before;
  const keeps = hasOrder(question);
  known.set(question, keeps);
  return keeps;
}

/**
 * Whether the order of the options matters: they are numbers, or one of them
 * speaks of the others by place, or the explanations name them by letter, which
 * the bundle says.
 */
export function hasOrder({ options, ordered = false }: Item): boolean {
  const texts = options.map(plainText);
  return (
    isAscending(texts) ||
    texts.every((text) => quantity.test(text)) ||
    texts.some((text) => speaksOfOthers.some((pattern) => pattern.test(text))) ||
    ordered
  );
}

const number = /\d[\d,]*(?:\.\d+)?|\.\d+/g;

/** A number with nothing before it but its sign, and no more than its unit behind. */
const quantity = /^\s*[-−+$±<>≤≥]*\s*(?:\d|\.\d)[^\s]*(?:\s+\S+){0,4}\s*$/;

/** Whether the texts differ in their numbers alone, from small to large. */
function isAscending(texts: readonly string[]): boolean {
  const frames = new Set(texts.map((text) => text.replace(number, '#')));
  if (frames.size > 1 || !frames.values().next().value?.includes('#')) return false;
  const rows = texts.map((text) =>
    [...text.matchAll(number)].map(([digits]) => Number(digits.replaceAll(',', ''))),
  );
  return rows.every((row, place) => {
    const before = rows[place - 1];
    const first = row.findIndex((value, column) => value !== before?.[column]);
    return !before || (row[first] ?? 0) > (before[first] ?? 0);
  });
}

/** "All of the above", "Both A and C", "I and III only", "The first two", "The previous answer". */
const speaksOfOthers = [
  /^(?:all|none|any|both|neither|each|either)\b(?: one)?(?: of)?(?: (?:the|these|those))?(?: \w+)? above\b/i,
  /^(?:all|none|any|both|neither|each|either)(?: of)?(?: (?:these|those|them|(?:the )?others?|(?:the |these |those )?(?:other )?(?:options|answers|choices|statements|responses)))?(?: (?:listed|given|below))?(?: (?:is|are)(?: all)? \w+)?\W*$/i,
  /^(?:(?:[Bb]oth|[Oo]nly|[Ee]ither|[Nn]either|[Oo]ptions?|[Aa]nswers?|[Cc]hoices?|[Ss]tatements?) )*\(?(?:[A-Da-d]|I{1,3}|IV|i{1,3}|iv|[1-4])\)?(?:(?:,? (?:and|or|nor|&)|,|\/| \+) ?\(?(?:[A-Da-d]|I{1,3}|IV|i{1,3}|iv|[1-4])\)?)+(?: only| both| (?:is|are) \w+)*\W*$/,
  /^(?:only [A-D]|[A-D] only)\W*$/,
  /\b(?:options?|answers?|choices?) \(?[A-D]\b/,
  /\bthe (?:first|second|third|last|previous|preceding|next|other)(?: (?:one|two|three))? (?:options?|answers?|choices?|ones?)\b/i,
];
