import { useBusy } from '../../app/busy';
import { useLeaveGuard } from '../../app/use-leave-guard';
import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';
import { scoreOf } from '../model/score';
import { hasInput } from '../model/session';
import type { Quiz } from '../state/quiz';
import { CopyProgress } from './copy-progress';

/** Asks before a quiz in progress is left, if anything would be lost. */
export function LeaveDialog({ quiz }: { quiz: Quiz }) {
  const { session } = quiz;
  const inProgress = session.finishedAt === null;
  useBusy(inProgress);
  const { isAsking, stay, leave } = useLeaveGuard(inProgress && hasInput(session));
  if (!isAsking) return null;
  const { answered, total } = scoreOf(session);
  return (
    <Confirm title="Leave this quiz?" yes="Leave quiz" no="Keep going" onYes={leave} onNo={stay}>
      <p>
        You have answered {answered} of {count(total, 'question')}. Your answers are kept only in
        this tab: Back, Forward or a link that you copy leads to them.
      </p>
      <CopyProgress quiz={quiz} inDialog />
    </Confirm>
  );
}
