import type { Session } from './session';

/** How a question stands, as far as the learner may know. */
export type Standing = 'right' | 'wrong' | 'answered' | 'unanswered';

/**
 * How each question stands. A timed quiz in progress says no more than which
 * ones are answered.
 */
export function standings(session: Session): Standing[] {
  const { mode, questions, answers, finishedAt } = session;
  const told = mode === 'practice' || finishedAt !== null;
  return questions.map(({ answer }, index) => {
    const chosen = answers[index] ?? null;
    if (chosen === null) return 'unanswered';
    if (!told) return 'answered';
    return chosen === answer ? 'right' : 'wrong';
  });
}

/**
 * The first unanswered question after the one with this index, from the start
 * again where there is none; null when all are answered.
 */
export function nextUnanswered(
  { answers }: Pick<Session, 'answers'>,
  after: number,
): number | null {
  const order = [...answers.keys()];
  const turned = [...order.slice(after + 1), ...order.slice(0, after + 1)];
  return turned.find((index) => answers[index] === null) ?? null;
}
