import type { QuizLink } from '../../app/left-quiz';
import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { Confirm } from '../../ui/confirm';
import type { Score } from '../model/score';
import { type Quiz, quizLink } from '../state/quiz';
import { CopyProgress } from './copy-progress';

interface LeaveDialogProps {
  quiz: Quiz;
  /** The score with drafts counted as answers. */
  score: Score;
  /** How many of these answers are drafts. */
  unchecked: number;
  /** Receives the link back to the quiz. */
  onLeave: (link: QuizLink) => void;
  onClose: () => void;
}

/** Asks before a quiz with answers, drafts or marks is left. */
export function LeaveDialog({ quiz, score, unchecked, onLeave, onClose }: LeaveDialogProps) {
  const { answered, total } = score;
  const link = quizLink(quiz, useCatalog());
  return (
    <Confirm
      title="Leave this quiz?"
      yes="Leave quiz"
      no="Keep going"
      onYes={() => onLeave(link)}
      onNo={onClose}
    >
      <p>
        You have answered {answered - unchecked} of {count(total, 'question')}
        {unchecked > 0 && `, and ${count(unchecked, 'answer is', 'answers are')} not checked yet`}.
        Your answers and marks are kept only in this tab: use Back or Forward to return, or copy a
        link. The clock stops while you are away.
      </p>
      <CopyProgress quiz={quiz} inDialog />
    </Confirm>
  );
}
