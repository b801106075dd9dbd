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
  const answers = withDrafts(session);
  const answered = answers.filter((response) => response !== null).length;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <strong>You {isFinished ? 'finished' : 'began'} a quiz:</strong> {title} in{' '}
        {capitalized(mode)} Mode, {answered} of {count(answers.length, 'question')} answered in{' '}
        {minutesAndSeconds(taken)}. {!isFinished && 'Its clock is stopped until you continue. '}The
        start button below begins a quiz without these answers.
      </p>
      {children}
    </Card>
  );
}
