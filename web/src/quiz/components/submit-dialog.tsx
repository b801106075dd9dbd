import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';

interface SubmitDialogProps {
  unanswered: number;
  onSubmit: () => void;
  onNextUnanswered: () => void;
  onClose: () => void;
}

/** Asks before a quiz with unanswered questions is submitted. */
export function SubmitDialog({
  unanswered,
  onSubmit,
  onNextUnanswered,
  onClose,
}: SubmitDialogProps) {
  return (
    <Confirm
      title="Submit the quiz?"
      yes="Submit"
      no="Next unanswered question"
      onYes={onSubmit}
      onNo={onNextUnanswered}
      onClose={onClose}
    >
      <p>
        {count(unanswered, 'question is', 'questions are')} unanswered. Unanswered questions score
        no points.
      </p>
    </Confirm>
  );
}
