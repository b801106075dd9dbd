import { type ReactNode, useEffect } from 'react';
import { count, minutesAndSeconds } from '../../bank/format';
import { Card } from '../../ui/card';
import { capitalized } from '../model/capitalized';
import type { Plan } from '../model/draw';
import { type Mode, type Session, withDrafts } from '../model/session';
import { useTitles } from '../state/use-titles';

interface KeptCardProps {
  plan: Plan;
  mode: Mode;
  session: Pick<Session, 'questions' | 'answers' | 'drafts'>;
  isFinished: boolean;
  /** The time taken, in milliseconds. */
  taken: number;
  /** What continues the quiz or shows its results. */
  children: ReactNode;
}

/** Describes a quiz to which the learner can return, with the way there. */
export function KeptCard(props: KeptCardProps) {
  const { plan, mode, session, isFinished, taken, children } = props;
  const { title } = useTitles(plan);
  // Back restores the scroll position of the quiz, but this card is at the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const countOf = (answers: Session['answers']) =>
    answers.filter((response) => response !== null).length;
  const answered = countOf(session.answers);
  const unchecked = countOf(withDrafts(session)) - answered;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <strong>You {isFinished ? 'finished' : 'began'} a quiz:</strong> {title} in{' '}
        {capitalized(mode)} Mode, {answered} of {count(session.answers.length, 'question')} answered
        {unchecked > 0 && ` and ${unchecked} not checked yet`} in {minutesAndSeconds(taken)}.{' '}
        {!isFinished && 'Its clock is stopped until you continue. '}The start button below begins a
        quiz without these answers.
      </p>
      {children}
    </Card>
  );
}
