import { isCorrect } from '../../items/types';
import { type Session, withDrafts } from './session';

/** The status of a question, as far as the learner may know it. */
export type QuestionStatus = 'correct' | 'incorrect' | 'answered' | 'not checked' | 'unanswered';

/** Returns the status of each question. A timed quiz in progress shows only which are answered. */
export function statusesOf(session: Session): QuestionStatus[] {
  const { mode, questions, answers, finishedAt } = session;
  const submitted = withDrafts(session);
  const showsVerdicts = mode === 'practice' || finishedAt !== null;
  return questions.map((question, index) => {
    const chosen = answers[index] ?? null;
    if (chosen === null) return submitted[index] ? 'not checked' : 'unanswered';
    if (!showsVerdicts) return 'answered';
    return isCorrect(question, chosen) ? 'correct' : 'incorrect';
  });
}

/**
 * Returns the index of the question to continue with: the first unanswered one from the last that has an
 * answer or a draft; the first question if all are answered.
 */
export function nextToAnswer(session: Session): number {
  const last = withDrafts(session).findLastIndex((response) => response !== null);
  return nextUnanswered(session, Math.max(last, 0) - 1) ?? 0;
}

/**
 * Returns the index of the first unanswered question after a given index, continuing from the start;
 * null if all are answered.
 */
export function nextUnanswered(
  { answers }: Pick<Session, 'answers'>,
  after: number,
): number | null {
  const order = [...answers.keys()];
  const rotated = [...order.slice(after + 1), ...order.slice(0, after + 1)];
  return rotated.find((index) => answers[index] === null) ?? null;
}
