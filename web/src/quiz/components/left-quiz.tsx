import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { scoreOf } from '../model/score';
import { timeLeft } from '../model/session';
import { type Quiz, quizLink } from '../state/quiz';
import { useNow } from '../state/use-now';

/** Leads back to an unfinished quiz that was left in this tab; to its results if its time is up. */
export function LeftQuiz({ quiz }: { quiz: Quiz }) {
  const { session } = quiz;
  const catalog = useCatalog();
  const { answered, total } = scoreOf(session);
  const isOver = timeLeft(session, useNow(true, session.startedAt)) === 0;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <strong>You left a quiz:</strong> {answered} of {count(total, 'question')} answered, and its{' '}
        {isOver ? 'time is up' : 'clock is running'}. The start button below begins another quiz.
      </p>
      <ButtonLink {...quizLink(quiz, catalog)}>
        {isOver ? 'Show the results' : 'Back to the quiz'}
      </ButtonLink>
    </Card>
  );
}
