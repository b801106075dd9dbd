import { useCatalog } from '../../bank/catalog-context';
import { ButtonLink } from '../../ui/button';
import { elapsed } from '../model/session';
import { now } from '../state/clock';
import { type Quiz, quizLink } from '../state/quiz';
import { KeptCard } from './kept-card';

interface LeftQuizProps {
  quiz: Quiz;
  /** Called before the link is followed. */
  onReturn?: () => void;
}

/** Leads back to a quiz that was left in this tab, or to its results. */
export function LeftQuiz({ quiz, onReturn }: LeftQuizProps) {
  const { plan, session } = quiz;
  const isFinished = session.finishedAt !== null;
  const taken = elapsed(session, now());
  return (
    <KeptCard {...{ plan, session, isFinished, taken }} mode={session.mode}>
      <ButtonLink
        {...quizLink(quiz, useCatalog())}
        onClick={onReturn}
        variant={isFinished ? 'secondary' : 'primary'}
      >
        {isFinished ? 'Show the results' : 'Continue the quiz'}
      </ButtonLink>
    </KeptCard>
  );
}
