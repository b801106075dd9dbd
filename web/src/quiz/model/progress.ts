import type { Response } from '../../items/item-type';
import { typeOf } from '../../items/types';
import { elapsed, type Session } from './session';

/** What a learner has done in a quiz. With the quiz's address, it is enough to continue anywhere. */
export type Progress = Pick<Session, 'answers' | 'drafts' | 'marked' | 'limit'> & {
  /** The time taken so far, in milliseconds. */
  taken: number;
  /** The index of the only question shown; null if all were on one page. */
  place: number | null;
  /** Whether the quiz was submitted. */
  isFinished: boolean;
};

const prefix = 'continue=';

/** Reports whether a fragment of an address, without the number sign, has a quiz to continue. */
export const isProgress = (fragment: string) => fragment.startsWith(prefix);

/**
 * Returns a newly started quiz with the progress of an earlier one. The time in between does not
 * count.
 */
export function resume(
  session: Session,
  { taken, place: _, isFinished, ...progress }: Progress,
  now: number,
): Session {
  const finishedAt = isFinished ? now : null;
  return { ...session, ...progress, startedAt: now - taken, finishedAt };
}

/** Writes the progress of a quiz as a fragment of an address, without the number sign. */
export function writeProgress(session: Session, place: number | null, now: number): string {
  const { answers, drafts, marked, limit } = session;
  const marks = [...marked.keys()].filter((index) => marked[index]);
  const parts: unknown[] = [answers, drafts, marks, limit, elapsed(session, now), place];
  if (session.finishedAt !== null) parts.push(true);
  return `${prefix}${encodeURIComponent(JSON.stringify(parts))}`;
}

/** Reads what `writeProgress` wrote; null if it does not fit the quiz. */
export function readProgress(fragment: string, { questions, limit }: Session): Progress | null {
  const [answers, drafts, marks, savedLimit, taken, place, isFinished] = parse(fragment) ?? [];
  const areResponses = (values: unknown): values is (Response | null)[] =>
    Array.isArray(values) &&
    values.length === questions.length &&
    questions.every(
      (question, index) =>
        values[index] === null || typeOf(question).isResponse(question, values[index]),
    );
  if (!areResponses(answers) || !areResponses(drafts) || !Array.isArray(marks)) return null;
  if (!isDuration(taken) || (limit === null ? savedLimit !== null : !isDuration(savedLimit))) {
    return null;
  }
  return {
    answers,
    drafts,
    marked: questions.map((_, index) => marks.includes(index)),
    limit: savedLimit as number | null,
    taken,
    place: typeof place === 'number' && place in questions ? place : null,
    isFinished: isFinished === true,
  };
}

function parse(fragment: string): unknown[] | null {
  if (!isProgress(fragment)) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(fragment.slice(prefix.length)));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
