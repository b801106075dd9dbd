import { useEffect } from 'react';
import { useBusy } from '../../app/busy';
import { leftQuiz } from '../../app/left-quiz';
import { useLeaveGuard } from '../../app/use-leave-guard';
import { useCatalog } from '../../bank/catalog-context';
import type { Score } from '../model/score';
import { hasInput } from '../model/session';
import { type Quiz, quizLink } from '../state/quiz';
import { useKeepProgress } from '../state/use-keep-progress';
import { LeaveDialog } from './on-demand';

interface LeaveGuardProps {
  quiz: Quiz;
  /** The score with drafts counted as answers, as when the quiz is submitted. */
  score: Score;
  /** How many of these answers are drafts. */
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
  const catalog = useCatalog();
  useEffect(() => {
    leftQuiz.link = undefined;
  }, []);
  if (!isAsking) return null;
  const keepAndLeave = () => {
    onLeave();
    leftQuiz.link = quizLink(props.quiz, catalog);
    keep();
    leave();
  };
  return <LeaveDialog {...props} onLeave={keepAndLeave} onClose={stay} />;
}
