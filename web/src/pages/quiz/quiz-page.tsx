import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { loadQuestions } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { QuizScreen } from '../../quiz/components/quiz-screen';
import { QuizStart } from '../../quiz/components/quiz-start';
import { quizAtom } from '../../quiz/state/quiz';
import { Failure } from '../../ui/failure';
import { Spinner } from '../../ui/spinner';

/**
 * The page of a quiz: mode screen, then quiz, then results. Only entries of the browser's history
 * that name the attempt show its quiz; other entries show the mode screen.
 */
export function QuizPage() {
  const quiz = useAtomValue(quizAtom);
  const { state } = useLocation();
  const loaded = useLoaded(loadQuestions);
  if (quiz && quiz.attempt === state?.attempt) return <QuizScreen quiz={quiz} />;
  switch (loaded.status) {
    case 'loading':
      return <Spinner label="Loading quiz..." />;
    case 'failed':
      return <Failure what="The questions" retry={loaded.retry} />;
    case 'ready':
      return <QuizStart bank={loaded.value} />;
  }
}
