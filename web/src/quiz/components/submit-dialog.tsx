import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';
import type { Score } from '../model/score';

interface SubmitDialogProps {
  score: Score;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before a single key submits the quiz. */
export function SubmitDialog({ score, onSubmit, onClose }: SubmitDialogProps) {
  const { answered, total, unanswered } = score;
  return (
    <Confirm
      title="Submit the quiz?"
      yes="Submit Quiz"
      no="Keep going"
      onYes={onSubmit}
      onNo={onClose}
    >
      <p>
        You have answered {answered} of {count(total, 'question')}.
        {unanswered > 0 && ' Questions without an answer will not score.'}
      </p>
    </Confirm>
  );
}
