import type { Item } from '../../bank/bundle';
import { clash } from './clash';
import { type Plan, poolOf } from './draw';
import { randomFrom, shuffled } from './random';
import type { Session } from './session';

/** Whether each question was answered wrong or not at all. */
export function missed({ questions, answers }: Pick<Session, 'questions' | 'answers'>): boolean[] {
  return questions.map(({ answer }, index) => answers[index] !== answer);
}

interface Taken {
  plan: Plan;
  session: Session;
  /** The bank that the quiz was drawn from. */
  bank: readonly Item[];
}

/**
 * A quiz of the questions that were missed, and of as many others of the same
 * topics, but no more than `size` in all.
 */
export function missedPlan({ plan, session, bank }: Taken, size: number, seed: string): Plan {
  const random = randomFrom(seed);
  const all = missed(session);
  const chosen: Item[] = shuffled(
    session.questions.filter((_, index) => all[index]),
    random,
  ).slice(0, size);
  const topics = new Set(chosen.map(({ topic }) => topic));
  const taken = new Set(session.questions.map(({ id }) => id));
  const { category, topic: only } = plan;
  const others = poolOf(bank, { category, topic: only }).filter(
    ({ id, topic }) => topic !== undefined && topics.has(topic) && !taken.has(id),
  );
  const total = Math.min(size, 2 * chosen.length);
  for (const other of shuffled(others, random)) {
    if (chosen.length >= total) break;
    if (!chosen.some((question) => clash(question, other))) chosen.push(other);
  }
  return { ...plan, seed, ids: shuffled(chosen, random).map(({ id }) => id) };
}
