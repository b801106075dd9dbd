import type { Question } from '../../bank/bundle';
import { letters } from '../../bank/letters';
import { plainText } from '../../bank/rich-text';
import { type Random, shuffled } from './random';

/**
 * The question with its options in another order, each order equally likely.
 * The letters stay in place; rationales and the key go with their options, so
 * that whoever shows the question has no order to mind. A question whose order
 * matters stays as it is.
 */
export function arrange(question: Question, random: Random): Question {
  const { options, rationales } = question;
  if (keepsOrder(question)) return question;
  const order = shuffled([...options.keys()], random);
  return {
    ...question,
    options: order.map((place) => options[place] ?? ''),
    answer: letters[order.indexOf(letters.indexOf(question.answer))] ?? question.answer,
    ...(rationales && { rationales: order.map((place) => rationales[place] ?? '') }),
  };
}

const known = new WeakMap<Question, boolean>();

function keepsOrder(question: Question): boolean {
  const before = known.get(question);
  if (before !== undefined) return before;
  const keeps = hasOrder(question);
  known.set(question, keeps);
  return keeps;
}

/**
 * Whether the order of the options matters: they are numbers, or one of them
 * speaks of the others by place, or the explanations name them by letter.
 */
export function hasOrder({ options, explanation, rationales = [] }: Question): boolean {
  const texts = options.map(plainText);
  return (
    isAscending(texts) ||
    texts.every((text) => quantity.test(text)) ||
    texts.some((text) => speaksOfOthers.some((pattern) => pattern.test(text))) ||
    [explanation, ...rationales].some((text) => namesLetter.test(plainText(text)))
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

/** "Option A is right", "so B is wrong", "the answer is C", "(D) ignores losses": see lint rule QB403. */
const namesLetter =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Aa]lternative|[Dd]istractor|[Kk]ey)s?\s*(?:is|are|:|=)?\s+\(?[A-D]\b|(?:^|[.!?:;,(]\s*|\b(?:and|or|so|that|because|while|but|only|both|since|as|then)\s+)\(?[A-D]\)?\s+(?:is|are|was|were|would\s+be|isn['’]t|cannot\s+be)\s+(?:\w+\s+)?(?:correct|incorrect|right|wrong|true|false)\b|\b[Cc]hoose\s+\(?[A-D]\b|^\s*\(?[A-D]\)\s/;
