import type { QuizLink } from '../../app/left-quiz';
import { useCatalog } from '../../bank/catalog-context';
import { Confirm } from '../../ui/confirm';
import type { Score } from '../model/score';
import { type Quiz, quizLink } from '../state/quiz';
import { AnsweredSoFar } from './answered-so-far';
import { CopyProgress } from './copy-progress';

interface LeaveDialogProps {
  quiz: Quiz;
  /** The score without unchecked answers. */
  score: Score;
  /** How many answers were entered but not checked. */
  unchecked: number;
  /** Receives the link back to the quiz. */
  onLeave: (link: QuizLink) => void;
  onClose: () => void;
}

/** Asks before a quiz with answers, drafts or marks is left. */
export function LeaveDialog({ quiz, score, unchecked, onLeave, onClose }: LeaveDialogProps) {
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
        <AnsweredSoFar score={score} unchecked={unchecked} /> Your answers and marks are kept only
        in this tab: use Back or Forward to return, or copy a link. The clock stops while you are
        away.
      </p>
      <CopyProgress quiz={quiz} inDialog />
    </Confirm>
  );
}
