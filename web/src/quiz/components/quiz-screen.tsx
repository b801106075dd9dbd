import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useAnnounce } from '../../app/announcer';
import type { Letter } from '../../bank/bundle';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { Details } from '../../details/details';
import { useDetails } from '../../details/use-details';
import { ResultsCard } from '../../results/results-card';
import { scoreOf } from '../model/score';
import { answerAtom, type Quiz, submitAtom } from '../state/quiz';
import { useDraws } from '../state/use-draws';
import { ProgressCard } from './progress-card';
import { QuestionCard } from './question-card';
import { QuizFooter } from './quiz-footer';
import { QuizHeader } from './quiz-header';
import { StatsRow } from './stats-row';
import { SubmitCard } from './submit-card';
import { TimeLimit } from './time-limit';

/** A quiz in progress, or its results: all questions on one page. */
export function QuizScreen({ quiz }: { quiz: Quiz }) {
  const { plan, session } = quiz;
  const category = findCategory(useCatalog(), plan.category);
  const answer = useSetAtom(answerAtom);
  const submit = useSetAtom(submitAtom);
  const { redraw } = useDraws();
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

  return (
    <>
      <QuizHeader plan={plan} mode={mode} category={category} />
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
