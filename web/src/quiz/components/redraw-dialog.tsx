import { Confirm } from '../../ui/confirm';
import { toastSettings } from '../../ui/toast-settings';
import type { Score } from '../model/score';
import { AnsweredSoFar } from './answered-so-far';

interface RedrawDialogProps {
  /** The score without unchecked answers. */
  score: Score;
  /** How many answers were entered but not checked. */
  unchecked: number;
  /** Whether there are questions to draw that the quiz does not have. */
  hasOthers: boolean;
  onRedraw: () => void;
  onClose: () => void;
}

/** Asks before new questions replace those of a quiz with answers, drafts or marks. */
export function RedrawDialog({
  score,
  unchecked,
  hasOthers,
  onRedraw,
  onClose,
}: RedrawDialogProps) {
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
        <AnsweredSoFar score={score} unchecked={unchecked} /> Your answers and marks are removed
        with the questions. You can undo this for {toastSettings.actionDuration / 1000} seconds.
      </p>
    </Confirm>
  );
}
