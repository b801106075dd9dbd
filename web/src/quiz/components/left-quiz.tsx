import { paths } from '../../app/paths';
import { useEmbedded } from '../../app/use-embedded';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { linkQuery } from '../model/link';
import { scoreOf } from '../model/score';
import type { Quiz } from '../state/quiz';

/** Leads back to an unfinished quiz that was left in this tab, except in an embedded quiz. */
export function LeftQuiz({ quiz }: { quiz: Quiz }) {
  const { plan, attempt, session } = quiz;
  const catalog = useCatalog();
  const { answered, total } = scoreOf(session);
  if (useEmbedded()) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <strong>You left a quiz:</strong> {answered} of {count(total, 'question')} answered, and its
        clock is running. The start button below begins another quiz.
      </p>
      <ButtonLink to={paths.quiz() + linkQuery(plan, session.mode, catalog)} state={{ attempt }}>
        Back to the quiz
      </ButtonLink>
    </Card>
  );
}
