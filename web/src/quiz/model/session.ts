import type { Response } from '../../items/item-type';
import { typeOf } from '../../items/types';
import type { ShuffledQuestion } from './shuffle-options';

/** The mode of a quiz. */
export type Mode = 'practice' | 'timed';

/** The time limit of a timed quiz as a multiple of the standard time. */
export type Pace = 1 | 1.5 | 2;

/** The state of a quiz, from which everything else is derived. */
export interface Session {
  readonly mode: Mode;
  readonly questions: readonly ShuffledQuestion[];
  /** The answer to each question; null while unanswered. */
  readonly answers: readonly (Response | null)[];
  /**
   * What the inputs of questions with a Check button show; null if nothing was entered. In practice
   * mode, a draft becomes the answer when the learner checks it, or at the end.
   */
  readonly drafts: readonly (Response | null)[];
  /** Whether each question is marked for later. */
  readonly marked: readonly boolean[];
  /** The start, in milliseconds, moved by the time for which the clock was stopped. */
  readonly startedAt: number;
  /** When the clock was stopped, because the learner left the quiz; null while it runs. */
  readonly stoppedAt: number | null;
  /** The time of submission; null while in progress. */
  readonly finishedAt: number | null;
  /** The time limit in milliseconds; null without a limit. */
  readonly limit: number | null;
}

/** Starts a quiz. The limit, in milliseconds, applies only in timed mode. */
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
    drafts: questions.map(() => null),
    marked: questions.map(() => false),
    startedAt: now,
    stoppedAt: null,
    finishedAt: null,
    limit: mode === 'timed' ? limit : null,
  };
}

/** Changes an answer or a draft, or ends the quiz if its time is up. */
export function answer(session: Session, index: number, response: Response, now: number): Session {
  const question = session.questions[index];
  if (session.finishedAt !== null || session.answers[index] === response || !question) {
    return session;
  }
  if (timeLeft(session, now) === 0) return submit(session, now);
  const type = typeOf(question);
  if (!type.needsCheck) return { ...session, answers: session.answers.with(index, response) };
  const isAnswer = session.mode === 'timed' && type.problem(question, response) === null;
  return {
    ...session,
    answers: session.answers.with(index, isAnswer ? response : null),
    drafts: session.drafts.with(index, isEmpty(response) ? null : response),
  };
}

/** Reports whether a response has no letters or text, as after the learner clears an input. */
function isEmpty(response: Response): boolean {
  return Object.values(response).join('') === '';
}

/** Makes the draft of a question its answer, if it can be judged. */
export function check(session: Session, index: number): Session {
  if (session.finishedAt !== null) return session;
  const answers = withDrafts(session);
  return { ...session, answers: session.answers.with(index, answers[index] ?? null) };
}

/** Returns the answers, and for unanswered questions the drafts that can be judged. */
export function withDrafts({
  questions,
  answers,
  drafts,
}: Pick<Session, 'questions' | 'answers' | 'drafts'>): (Response | null)[] {
  return questions.map((question, index) => {
    const draft = drafts[index] ?? null;
    const isComplete = draft !== null && typeOf(question).problem(question, draft) === null;
    return answers[index] ?? (isComplete ? draft : null);
  });
}

/** Reports whether the learner has entered anything that leaving the quiz would lose. */
export function hasInput({ answers, drafts, marked }: Session): boolean {
  return [...answers, ...drafts, ...marked].some(Boolean);
}

/** Marks a question for later, or removes the mark. */
export function mark(session: Session, index: number): Session {
  if (session.finishedAt !== null) return session;
  return { ...session, marked: session.marked.with(index, !session.marked[index]) };
}

/** Stops the clock of a quiz in progress. */
export function stopClock(session: Session, now: number): Session {
  return session.finishedAt === null ? { ...session, stoppedAt: now } : session;
}

/** Starts a stopped clock again. */
export function startClock(session: Session, now: number): Session {
  const { startedAt, stoppedAt } = session;
  if (stoppedAt === null) return session;
  return { ...session, startedAt: startedAt + now - stoppedAt, stoppedAt: null };
}

/** Ends the quiz, at its time limit at the latest. Drafts that can be judged become answers. */
export function submit(session: Session, now: number): Session {
  if (session.finishedAt !== null) return session;
  const latest = session.limit === null ? now : session.startedAt + session.limit;
  return { ...session, answers: withDrafts(session), finishedAt: Math.min(now, latest) };
}

/** Reports whether the quiz ended because its time was up. */
export function timeRanOut({ limit, startedAt, finishedAt }: Session): boolean {
  return limit !== null && finishedAt !== null && finishedAt - startedAt >= limit;
}

/** Returns the milliseconds since the start, up to the submission, for which the clock ran. */
export function elapsed(session: Session, now: number): number {
  return Math.max(0, (session.finishedAt ?? session.stoppedAt ?? now) - session.startedAt);
}

/** Returns the milliseconds left; null without a limit. */
export function timeLeft(session: Session, now: number): number | null {
  return session.limit === null ? null : Math.max(0, session.limit - elapsed(session, now));
}
