import type { Item } from '../bank/item';
import { isCorrect } from '../items/types';
import type { Session } from '../quiz/model/session';

/** The counts of one category, topic or level. */
export interface Tally {
  /** The category, topic or level; empty for questions without one. */
  key: string;
  total: number;
  correct: number;
}

/** Counts the questions of a quiz for each value of a field, in order of appearance. */
export function tallyBy(
  { questions, answers }: Pick<Session, 'questions' | 'answers'>,
  field: keyof Pick<Item, 'category' | 'topic' | 'level'>,
): Tally[] {
  const tallies = new Map<string, Tally>();
  questions.forEach((question, index) => {
    const key = question[field] ?? '';
    const tally = tallies.get(key) ?? { key, total: 0, correct: 0 };
    tally.total += 1;
    if (isCorrect(question, answers[index])) tally.correct += 1;
    tallies.set(key, tally);
  });
  return [...tallies.values()];
}

/** Sorts tallies by missed questions, most first; ties by the number of questions, fewest first. */
export function weakestFirst(tallies: readonly Tally[]): Tally[] {
  const missed = ({ total, correct }: Tally) => total - correct;
  return tallies.toSorted((a, b) => missed(b) - missed(a) || a.total - b.total);
}

/** Sorts tallies in the order of `keys`; those with other keys come last. */
export function inOrder(tallies: readonly Tally[], keys: readonly string[]): Tally[] {
  const rank = ({ key }: Tally) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return tallies.toSorted((a, b) => rank(a) - rank(b));
}
