import { minutesAndSeconds } from '../bank/format';
import { elapsed, type Session } from '../quiz/model/session';

/** Formats a share: "18 of 25 (72%)". */
export function shareText(correct: number, total: number): string {
  return `${correct} of ${total} (${percentOf(correct, total)})`;
}

/** Formats a share as a percentage: "72%". It is "100%" only if all are correct. */
export function percentOf(correct: number, total: number): string {
  const percent = Math.round(total && (100 * correct) / total);
  return `${correct < total ? Math.min(percent, 99) : percent}%`;
}

/** Returns the time that a submitted quiz took, and the limit of a timed one: "9:05 of 12:30". */
export function timeTaken(session: Session): string {
  const taken = minutesAndSeconds(elapsed(session, session.finishedAt ?? session.startedAt));
  return session.limit === null ? taken : `${taken} of ${minutesAndSeconds(session.limit)}`;
}
