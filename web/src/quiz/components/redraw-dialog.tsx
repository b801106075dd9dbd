import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';
import type { Score } from '../model/score';

interface RedrawDialogProps {
  score: Score;
  onRedraw: () => void;
  onClose: () => void;
}

/** Asks before new questions take the place of those with answers. */
export function RedrawDialog({ score, onRedraw, onClose }: RedrawDialogProps) {
  return (
    <Confirm
      title="Draw new questions?"
      yes="Draw new questions"
      no="Keep going"
      onYes={onRedraw}
      onNo={onClose}
    >
      <p>
        You have answered {score.answered} of {count(score.total, 'question')}. The answers go with
        the questions, and can be brought back for a few seconds only.
      </p>
    </Confirm>
  );
}
