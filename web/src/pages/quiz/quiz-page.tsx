import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { loadQuestions } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { Entrance } from '../../quiz/components/entrance';
import { QuizScreen } from '../../quiz/components/quiz-screen';
import { quizAtom } from '../../quiz/state/quiz';
import { Failure } from '../../ui/failure';
import { Spinner } from '../../ui/spinner';

/**
 * /quiz and /quiz/{category}: mode screen, then quiz, then results. The quiz is
 * shown by the entry of the browser's history that it was started in; before
 * and after that, and once it is gone, stands the mode screen.
 */
export function QuizPage() {
  const quiz = useAtomValue(quizAtom);
  const { state } = useLocation();
  const loaded = useLoaded(loadQuestions);
  if (quiz && quiz.sitting === state?.sitting) return <QuizScreen quiz={quiz} />;
  switch (loaded.status) {
    case 'loading':
      return <Spinner label="Loading quiz..." />;
    case 'failed':
      return <Failure what="The questions" retry={loaded.retry} />;
    case 'ready':
      return <Entrance bank={loaded.value} />;
  }
}
