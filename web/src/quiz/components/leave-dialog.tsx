import { useLeaveGuard } from '../../app/use-leave-guard';
import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';
import type { Score } from '../model/score';

interface LeaveDialogProps {
  score: Score;
  /** A quiz is in progress. */
  active: boolean;
}

/** Asks before a quiz in progress is left. */
export function LeaveDialog({ score, active }: LeaveDialogProps) {
  const { isAsking, stay, leave } = useLeaveGuard(active);
  if (!isAsking) return null;
  return (
    <Confirm title="Leave this quiz?" yes="Leave quiz" no="Keep going" onYes={leave} onNo={stay}>
      <p>
        You have answered {score.answered} of {count(score.total, 'question')}. Answers are not
        stored, so they may be lost.
      </p>
    </Confirm>
  );
}
