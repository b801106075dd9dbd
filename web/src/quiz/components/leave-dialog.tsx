import { useBusy } from '../../app/busy';
import { useLeaveGuard } from '../../app/use-leave-guard';
import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';
import type { Score } from '../model/score';
import { hasInput } from '../model/session';
import type { Quiz } from '../state/quiz';
import { useKeepProgress } from '../state/use-keep-progress';
import { CopyProgress } from './copy-progress';

interface LeaveDialogProps {
  quiz: Quiz;
  /** The score with drafts counted as answers, as when the quiz is submitted. */
  score: Score;
  /** How many of these answers are drafts. */
  unchecked: number;
}

/** Keeps the progress of a quiz, and asks before it is left if anything would be lost. */
export function LeaveDialog({ quiz, score, unchecked }: LeaveDialogProps) {
  const { session } = quiz;
  const inProgress = session.finishedAt === null;
  useBusy(inProgress);
  const { isAsking, stay, leave } = useLeaveGuard(inProgress && hasInput(session));
  const keep = useKeepProgress(quiz);
  if (!isAsking) return null;
  const { answered, total } = score;
  const keepAndLeave = () => {
    keep();
    leave();
  };
  return (
    <Confirm
      title="Leave this quiz?"
      yes="Leave quiz"
      no="Keep going"
      onYes={keepAndLeave}
      onNo={stay}
    >
      <p>
        You have answered {answered} of {count(total, 'question')}
        {unchecked > 0 && `, ${unchecked} of them unchecked`}. Your answers are kept only in this
        tab: use Back or Forward to return, or copy a link. The clock stops until then.
      </p>
      <CopyProgress quiz={quiz} inDialog />
    </Confirm>
  );
}
