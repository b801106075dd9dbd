import type { Catalog } from '../bank/bundle';
import { findCategory } from '../bank/catalog-context';
import { judgedOptionsOf, performanceMessage, scoreOf } from '../quiz/model/score';
import type { Session } from '../quiz/model/session';
import { shareText, timeTaken } from './format';
import { inOrder, tallyBy } from './tally';

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
    ...(options
      ? [
          `Options judged correctly in questions with several answers: ${shareText(options.right, options.total)}`,
        ]
      : []),
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
