import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useAnnounce } from '../../app/announcer';
import type { Category, Letter } from '../../bank/bundle';
import { Details } from '../../details/details';
import { useDetails } from '../../details/use-details';
import { ResultsCard } from '../../results/results-card';
import { scoreOf } from '../model/score';
import type { Session } from '../model/session';
import { answerAtom, redrawAtom, submitAtom } from '../state/quiz';
import { ProgressCard } from './progress-card';
import { QuestionCard } from './question-card';
import { QuizFooter } from './quiz-footer';
import { QuizHeader } from './quiz-header';
import { StatsRow } from './stats-row';
import { SubmitCard } from './submit-card';
import { TimeLimit } from './time-limit';

interface QuizScreenProps {
  session: Session;
  category: Category | undefined;
}

/** A quiz in progress, or its results: all questions on one page. */
export function QuizScreen({ session, category }: QuizScreenProps) {
  const answer = useSetAtom(answerAtom);
  const submit = useSetAtom(submitAtom);
  const redraw = useSetAtom(redrawAtom);
  const announce = useAnnounce();
  const { shown, show, hide } = useDetails();
  const { mode, questions, answers } = session;
  const score = scoreOf(session);
  const completed = session.finishedAt !== null;

  const choose = useCallback(
    (index: number, letter: Letter) => {
      answer(index, letter);
      const key = questions[index]?.answer;
      if (mode === 'practice') {
        announce(
          letter === key
            ? `Question ${index + 1}: correct.`
            : `Question ${index + 1}: incorrect. The correct answer is ${key}.`,
        );
      }
    },
    [answer, announce, mode, questions],
  );

  // A quiz starts at its top, as a new page does.
  const top = useRef<HTMLElement>(null);
  const { startedAt } = session;
  const first = useRef(startedAt);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (first.current !== startedAt) announce('New questions drawn.');
  }, [startedAt, announce]);

  return (
    <>
      <QuizHeader ref={top} mode={mode} category={category} />
      <main id="main" className="mx-auto max-w-4xl space-y-6 px-4 py-6 sm:px-6">
        {completed ? (
          <ResultsCard session={session} score={score} onNewQuiz={redraw} />
        ) : (
          <ProgressCard score={score} mode={mode} onNewQuestions={redraw} />
        )}
        {mode === 'timed' && <TimeLimit session={session} onEnd={submit} />}
        {completed && (
          <h2 className="pt-4 text-2xl font-bold">Complete Answer Key & Explanations</h2>
        )}
        <ol className="space-y-6">
          {questions.map((question, index) => (
            <li key={question.id}>
              <QuestionCard
                question={question}
                index={index}
                total={questions.length}
                chosen={answers[index] ?? null}
                revealed={completed || (mode === 'practice' && answers[index] !== null)}
                locked={completed}
                onChoose={choose}
                onDetails={show}
              />
            </li>
          ))}
        </ol>
        {!completed && (
          <SubmitCard unanswered={score.unanswered} onSubmit={submit} onStartOver={redraw} />
        )}
        <StatsRow session={session} score={score} />
      </main>
      <QuizFooter />
      {shown && <Details question={shown} onClose={hide} />}
    </>
  );
}
