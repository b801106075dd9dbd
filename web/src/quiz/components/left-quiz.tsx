import { useCatalog } from '../../bank/catalog-context';
import { ButtonLink } from '../../ui/button';
import { elapsed } from '../model/session';
import { now } from '../state/clock';
import { type Quiz, quizLink } from '../state/quiz';
import { KeptCard } from './kept-card';

/** Leads back to a quiz that was left in this tab, or to its results. */
export function LeftQuiz({ quiz }: { quiz: Quiz }) {
  const { plan, session } = quiz;
  const isFinished = session.finishedAt !== null;
  const taken = elapsed(session, now());
  return (
    <KeptCard {...{ plan, session, isFinished, taken }} mode={session.mode}>
      <ButtonLink {...quizLink(quiz, useCatalog())} variant={isFinished ? 'secondary' : 'primary'}>
        {isFinished ? 'Show the results' : 'Continue the quiz'}
      </ButtonLink>
    </KeptCard>
  );
}
