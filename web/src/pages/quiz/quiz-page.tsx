import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { loadQuestions } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { EmptyQuiz } from '../../quiz/components/empty-quiz';
import { ModeScreen } from '../../quiz/components/mode-screen';
import { QuizScreen } from '../../quiz/components/quiz-screen';
import { leaveAtom, sessionAtom, startAtom } from '../../quiz/state/quiz';
import { Failure } from '../../ui/failure';
import { Spinner } from '../../ui/spinner';

/** /quiz and /quiz/{category}: mode screen, then quiz, then results. */
export function QuizPage() {
  const catalog = useCatalog();
  const category = findCategory(catalog, useParams().category);
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startAtom);
  const leave = useSetAtom(leaveAtom);
  const loaded = useLoaded(loadQuestions);

  // Another category, or another page, is another quiz.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves when the category changes
  useEffect(() => () => leave(), [leave, category?.id]);

  if (loaded.status === 'loading') return <Spinner label="Loading quiz..." />;
  if (loaded.status === 'failed') return <Failure what="The questions" retry={loaded.retry} />;
  if (session) return <QuizScreen session={session} category={category} />;

  const questions = loaded.value;
  const available = category
    ? questions.filter((question) => question.category === category.id).length
    : questions.length;
  if (available === 0) return <EmptyQuiz category={category} />;
  const { size, secondsPerQuestion } = catalog.quiz;
  return (
    <ModeScreen
      category={category}
      number={Math.min(size, available)}
      onStart={(mode) =>
        start({ questions, category: category?.id, size, secondsPerQuestion }, mode)
      }
    />
  );
}
