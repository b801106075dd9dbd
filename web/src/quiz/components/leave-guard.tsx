import { useEffect } from 'react';
import { useBusy } from '../../app/busy';
import { type QuizLink, setLeftQuiz } from '../../app/left-quiz';
import { useLeaveGuard } from '../../app/use-leave-guard';
import type { Score } from '../model/score';
import { hasInput } from '../model/session';
import type { Quiz } from '../state/quiz';
import { useKeepProgress } from '../state/use-keep-progress';
import { LeaveDialog } from './on-demand';

interface LeaveGuardProps {
  quiz: Quiz;
  /** The score without unchecked answers. */
  score: Score;
  /** How many answers were entered but not checked. */
  unchecked: number;
  /** Called before the quiz is left. */
  onLeave: () => void;
}

/** Keeps the progress of a quiz, and asks before it is left if anything would be lost. */
export function LeaveGuard({ onLeave, ...props }: LeaveGuardProps) {
  const { session } = props.quiz;
  const inProgress = session.finishedAt === null;
  useBusy(inProgress);
  const { isAsking, stay, leave } = useLeaveGuard(inProgress && hasInput(session));
  const keep = useKeepProgress(props.quiz);
  useEffect(() => setLeftQuiz(), []);
  if (!isAsking) return null;
  const keepAndLeave = (link: QuizLink) => {
    onLeave();
    setLeftQuiz({ ...link, state: keep() });
    leave();
  };
  return <LeaveDialog {...props} onLeave={keepAndLeave} onClose={stay} />;
}
