import type { Letter } from '../../bank/bundle';
import type { Arranged } from './arrange';

/** How a quiz is taken. */
export type Mode = 'practice' | 'timed';

/** A quiz that was drawn: everything else is derived from it. */
export interface Session {
  readonly mode: Mode;
  readonly questions: readonly Arranged[];
  /** The chosen letter of each question; null while unanswered. */
  readonly answers: readonly (Letter | null)[];
  /** Whether each question is marked for later. */
  readonly marked: readonly boolean[];
  /** When it began, in milliseconds of the quiz's clock. */
  readonly startedAt: number;
  /** When it was submitted; null while in progress. */
  readonly finishedAt: number | null;
  /** How long it may take, in milliseconds; null without limit. */
  readonly limit: number | null;
}

/** Begins a quiz. The limit is that of a timed one, in milliseconds. */
export function start(
  mode: Mode,
  questions: readonly Arranged[],
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

/** Chooses or changes an answer; once the time is up that ends the quiz instead. */
export function answer(session: Session, index: number, letter: Letter, now: number): Session {
  if (session.finishedAt !== null || session.answers[index] === letter) return session;
  if (left(session, now) === 0) return submit(session, now);
  return { ...session, answers: session.answers.with(index, letter) };
}

/** Marks a question for later, or takes the mark away. */
export function mark(session: Session, index: number): Session {
  if (session.finishedAt !== null) return session;
  return { ...session, marked: session.marked.with(index, !session.marked[index]) };
}

/** Ends the quiz; at the limit when that has passed. */
export function submit(session: Session, now: number): Session {
  if (session.finishedAt !== null) return session;
  const end = session.limit === null ? now : Math.min(now, session.startedAt + session.limit);
  return { ...session, finishedAt: Math.max(end, session.startedAt) };
}

/** Milliseconds taken so far, or in all once submitted. */
export function elapsed(session: Session, now: number): number {
  return Math.max(0, (session.finishedAt ?? now) - session.startedAt);
}

/** Milliseconds left; null without limit. */
export function left(session: Session, now: number): number | null {
  return session.limit === null ? null : Math.max(0, session.limit - elapsed(session, now));
}
