import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';

interface SubmitDialogProps {
  unanswered: number;
  /** How many answers were entered but not checked. */
  unchecked: number;
  /** How many questions are marked for later. */
  marked: number;
  onSubmit: () => void;
  /** Goes to the next unanswered question, or to the next unchecked answer. */
  onNextUnanswered: () => void;
  onMap: () => void;
  onClose: () => void;
}

/** Asks before a quiz with unanswered or marked questions or unchecked answers is submitted. */
export function SubmitDialog({
  unanswered,
  unchecked,
  marked,
  onSubmit,
  onNextUnanswered,
  onMap,
  onClose,
}: SubmitDialogProps) {
  const [no, onNo] =
    unanswered > 0
      ? ['Next unanswered question', onNextUnanswered]
      : unchecked > 0
        ? ['Next answer to check', onNextUnanswered]
        : ['Question map', onMap];
  return (
    <Confirm
      title="Submit the quiz?"
      yes="Submit"
      no={no}
      onYes={onSubmit}
      onNo={onNo}
      onClose={onClose}
    >
      {unanswered > 0 && (
        <p>
          {count(unanswered, 'question is', 'questions are')} unanswered. Unanswered questions score
          no points.
        </p>
      )}
      {unchecked > 0 && (
        <p>{count(unchecked, 'answer is', 'answers are')} not checked yet, and will count.</p>
      )}
      {marked > 0 && <p>{count(marked, 'question is', 'questions are')} marked for later.</p>}
    </Confirm>
  );
}
