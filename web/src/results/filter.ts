import type { Session } from '../quiz/model/session';
import { standings } from '../quiz/model/standing';

/** Which questions of the results are shown. */
export type Filter = 'all' | 'wrong' | 'unanswered' | 'marked';

export const filters = ['all', 'wrong', 'unanswered', 'marked'] as const satisfies Filter[];

/** The places of the questions that pass a filter, in their order. */
export function passing(session: Session, filter: Filter): number[] {
  const standing = standings(session);
  const passes: Record<Filter, (index: number) => boolean> = {
    all: () => true,
    wrong: (index) => standing[index] === 'wrong',
    unanswered: (index) => standing[index] === 'unanswered',
    marked: (index) => session.marked[index] ?? false,
  };
  return [...session.questions.keys()].filter(passes[filter]);
}
