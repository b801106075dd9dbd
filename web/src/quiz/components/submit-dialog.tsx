import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';

interface SubmitDialogProps {
  unanswered: number;
  /** How many answers were entered but not checked. */
  unchecked: number;
  onSubmit: () => void;
  onNextUnanswered: () => void;
  onClose: () => void;
}

/** Asks before a quiz with unanswered questions or unchecked answers is submitted. */
export function SubmitDialog({
  unanswered,
  unchecked,
  onSubmit,
  onNextUnanswered,
  onClose,
}: SubmitDialogProps) {
  return (
    <Confirm
      title="Submit the quiz?"
      yes="Submit"
      no={unanswered > 0 ? 'Next unanswered question' : 'Next unchecked answer'}
      onYes={onSubmit}
      onNo={onNextUnanswered}
      onClose={onClose}
    >
      {unanswered > 0 && (
        <p>
          {count(unanswered, 'question is', 'questions are')} unanswered. Unanswered questions score
          no points.
        </p>
      )}
      {unchecked > 0 && <p>{count(unchecked, 'unchecked answer')} will count.</p>}
    </Confirm>
  );
}
