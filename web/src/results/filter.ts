import type { Session } from '../quiz/model/session';
import { statusesOf } from '../quiz/model/status';

/** The filters in the order of their buttons. Missed questions are wrong or unanswered. */
export const filters = ['all', 'missed', 'wrong', 'unanswered', 'marked'] as const;

/** Which questions the results show. */
export type Filter = (typeof filters)[number];

/** Returns the indexes of the questions that match a filter, in order. */
export function matchingIndexes(session: Session, filter: Filter): number[] {
  const statuses = statusesOf(session);
  const matches: Record<Filter, (index: number) => boolean> = {
    all: () => true,
    missed: (index) => statuses[index] !== 'correct',
    wrong: (index) => statuses[index] === 'incorrect',
    unanswered: (index) => statuses[index] === 'unanswered',
    marked: (index) => session.marked[index] ?? false,
  };
  return [...session.questions.keys()].filter(matches[filter]);
}
