import type { Catalog } from '../bank/bundle';
import { findCategory } from '../bank/catalog-context';
import { minutesAndSeconds } from '../bank/format';
import { judgedOptionsOf, performanceMessage, scoreOf } from '../quiz/model/score';
import { elapsed, type Session } from '../quiz/model/session';
import { inOrder, tallyBy } from './tally';

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

interface FinishedQuiz {
  /** The title of the quiz, such as that of its category. */
  title: string;
  session: Session;
  catalog: Catalog;
  /** The address that draws this quiz again. */
  address: string;
}

/** Returns the results as plain text, for an email or a forum. */
export function summaryText({ title, session, catalog, address }: FinishedQuiz): string {
  const { correct, incorrect, unanswered, total } = scoreOf(session);
  const options = judgedOptionsOf(session);
  const mode = session.mode === 'practice' ? 'Practice Mode' : 'Timed Mode';
  const categories = inOrder(
    tallyBy(session, 'category'),
    catalog.categories.map(({ id }) => id),
  );
  return [
    `${catalog.product}: ${title} (${mode})`,
    `Score: ${shareText(correct, total)}`,
    performanceMessage({ correct, total }),
    `Correct: ${correct}, incorrect: ${incorrect}, unanswered: ${unanswered}`,
    ...(options ? [`Options judged correctly: ${shareText(options.right, options.total)}`] : []),
    `Time taken: ${timeTaken(session)}`,
    ...(categories.length > 1
      ? categories.map(
          ({ key, correct, total }) =>
            `- ${findCategory(catalog, key)?.label ?? catalog.uncategorized}: ${shareText(correct, total)}`,
        )
      : []),
    `This quiz: ${address}`,
  ].join('\n');
}
