import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';
import { toastSettings } from '../../ui/toast-settings';
import type { Score } from '../model/score';

interface RedrawDialogProps {
  score: Score;
  /** Whether there are questions to draw that the quiz does not have. */
  hasOthers: boolean;
  onRedraw: () => void;
  onClose: () => void;
}

/** Asks before new questions replace those of a quiz with answers, drafts or marks. */
export function RedrawDialog({ score, hasOthers, onRedraw, onClose }: RedrawDialogProps) {
  return (
    <Confirm
      title="Draw new questions?"
      yes="Draw new questions"
      no="Keep going"
      onYes={onRedraw}
      onNo={onClose}
    >
      {!hasOthers && (
        <p>There are no other questions to draw, so you get the same ones in another order.</p>
      )}
      <p>
        You have answered {score.answered} of {count(score.total, 'question')}. Your answers and
        marks are removed with the questions. You can undo this for{' '}
        {toastSettings.actionDuration / 1000} seconds.
      </p>
    </Confirm>
  );
}
