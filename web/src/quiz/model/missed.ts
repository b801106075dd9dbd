import type { Item } from '../../bank/item';
import { isCorrect } from '../../items/types';
import { clash } from './clash';
import { type Plan, poolOf } from './draw';
import { randomFrom, shuffled } from './random';
import type { Session } from './session';

/** Reports for each question whether it was answered incorrectly or not at all. */
export function missed({ questions, answers }: Pick<Session, 'questions' | 'answers'>): boolean[] {
  return questions.map((question, index) => !isCorrect(question, answers[index]));
}

interface FinishedQuiz {
  plan: Plan;
  session: Session;
  /** The bank that the quiz was drawn from. */
  bank: readonly Item[];
}

/**
 * Returns the plan of a quiz with the missed questions and up to as many others on the same
 * topics, at most `size` in total.
 */
export function missedPlan(
  { plan, session, bank }: FinishedQuiz,
  size: number,
  seed: string,
): Plan {
  const random = randomFrom(seed);
  const isMissed = missed(session);
  const chosen: Item[] = shuffled(
    session.questions.filter((_, index) => isMissed[index]),
    random,
  ).slice(0, size);
  const topics = new Set(chosen.map(({ topic }) => topic));
  const used = new Set(session.questions.map(({ id }) => id));
  const others = poolOf(bank, { ...plan, ids: undefined }).filter(
    ({ id, topic }) => topic !== undefined && topics.has(topic) && !used.has(id),
  );
  const total = Math.min(size, 2 * chosen.length);
  for (const other of shuffled(others, random)) {
    if (chosen.length >= total) break;
    if (!chosen.some((question) => clash(question, other))) chosen.push(other);
  }
  return { ...plan, seed, ids: shuffled(chosen, random).map(({ id }) => id) };
}
