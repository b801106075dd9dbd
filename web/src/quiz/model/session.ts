import type { Letter } from '../../bank/bundle';
import type { ShuffledQuestion } from './shuffle-options';

/** The mode of a quiz. */
export type Mode = 'practice' | 'timed';

/** The state of a quiz, from which everything else is derived. */
export interface Session {
  readonly mode: Mode;
  readonly questions: readonly ShuffledQuestion[];
  /** The chosen letter of each question; null while unanswered. */
  readonly answers: readonly (Letter | null)[];
  /** Whether each question is marked for later. */
  readonly marked: readonly boolean[];
  /** The start, in milliseconds of the quiz's clock. */
  readonly startedAt: number;
  /** The time of submission; null while in progress. */
  readonly finishedAt: number | null;
  /** The time limit in milliseconds; null without a limit. */
  readonly limit: number | null;
}

/** Starts a quiz. The limit in milliseconds applies to a timed quiz. */
export function start(
  mode: Mode,
  questions: readonly ShuffledQuestion[],
  limit: number,
  now: number,
): Session {
  return {
    mode,
    questions,
    answers: questions.map(() => null),
    marked: questions.map(() => false),
    startedAt: now,
    finishedAt: null,
    limit: mode === 'timed' ? limit : null,
  };
}

/** Chooses or changes an answer; once the time is up, it ends the quiz instead. */
export function answer(session: Session, index: number, letter: Letter, now: number): Session {
  if (session.finishedAt !== null || session.answers[index] === letter) return session;
  if (left(session, now) === 0) return submit(session, now);
  return { ...session, answers: session.answers.with(index, letter) };
}

/** Marks a question for later, or removes the mark. */
export function mark(session: Session, index: number): Session {
  if (session.finishedAt !== null) return session;
  return { ...session, marked: session.marked.with(index, !session.marked[index]) };
}

/** Ends the quiz, at the latest at its limit. */
export function submit(session: Session, now: number): Session {
  if (session.finishedAt !== null) return session;
  const end = session.limit === null ? now : Math.min(now, session.startedAt + session.limit);
  return { ...session, finishedAt: Math.max(end, session.startedAt) };
}

/** Returns the milliseconds since the start, or in total once submitted. */
export function elapsed(session: Session, now: number): number {
  return Math.max(0, (session.finishedAt ?? now) - session.startedAt);
}

/** Returns the milliseconds left; null without a limit. */
export function left(session: Session, now: number): number | null {
  return session.limit === null ? null : Math.max(0, session.limit - elapsed(session, now));
}
