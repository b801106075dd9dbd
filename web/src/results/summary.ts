import type { Catalog } from '../bank/bundle';
import { findCategory } from '../bank/catalog-context';
import { minutesAndSeconds } from '../bank/format';
import type { Plan } from '../quiz/model/draw';
import { judgedOptionsOf, performanceMessage, scoreOf } from '../quiz/model/score';
import { elapsed, type Session } from '../quiz/model/session';
import { inOrder, tallyBy } from './tally';

/** A share of questions as text: "18 of 25 (72%)". */
export function share(correct: number, total: number): string {
  return `${correct} of ${total} (${percentOf(correct, total)})`;
}

/** A share of questions as a percentage: "72%". */
export function percentOf(correct: number, total: number): string {
  return (total > 0 ? correct / total : 0).toLocaleString('en-US', { style: 'percent' });
}

/** The time that a submitted quiz took, and the limit of a timed one. */
export function timeTaken(session: Session): string {
  const taken = minutesAndSeconds(elapsed(session, session.finishedAt ?? session.startedAt));
  return session.limit === null ? taken : `${taken} of ${minutesAndSeconds(session.limit)}`;
}

interface FinishedQuiz {
  plan: Plan;
  session: Session;
  catalog: Catalog;
  /** The address that draws this quiz again. */
  address: string;
}

/** The results as plain text, for an email or a forum. */
export function summaryText({ plan, session, catalog, address }: FinishedQuiz): string {
  const { correct, incorrect, unanswered, total } = scoreOf(session);
  const options = judgedOptionsOf(session);
  const mode = session.mode === 'practice' ? 'Practice Mode' : 'Timed Mode';
  const categories = inOrder(
    tallyBy(session, 'category'),
    catalog.categories.map(({ id }) => id),
  );
  return [
    `${catalog.product}: ${findCategory(catalog, plan.category)?.label ?? 'Mixed Topics'} (${mode})`,
    `Score: ${share(correct, total)}`,
    performanceMessage({ correct, total }),
    `Correct: ${correct}, incorrect: ${incorrect}, unanswered: ${unanswered}`,
    ...(options
      ? [`Options rightly chosen or left out: ${share(options.right, options.total)}`]
      : []),
    `Time taken: ${timeTaken(session)}`,
    ...(categories.length > 1
      ? categories.map(
          ({ key, correct, total }) =>
            `- ${findCategory(catalog, key)?.label ?? catalog.uncategorized}: ${share(correct, total)}`,
        )
      : []),
    `This quiz: ${address}`,
  ].join('\n');
}
