import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '../../app/announcer';
import type { Letter } from '../../bank/bundle';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { loadTeachings } from '../../bank/load';
import { useLoaded } from '../../bank/use-loaded';
import { Details } from '../../details/details';
import { useDetails } from '../../details/use-details';
import { type Filter, passing } from '../../results/filter';
import { loadReport } from '../../results/load';
import { QuestionFilter } from '../../results/question-filter';
import { scoreOf } from '../model/score';
import { nextUnanswered } from '../model/standing';
import { focusedQuestion, focusQuestion, showFirstQuestion } from '../state/focus-question';
import { answerAtom, markAtom, type Quiz, submitAtom } from '../state/quiz';
import { useCommands } from '../state/use-commands';
import { useDraws } from '../state/use-draws';
import { useSettled } from '../state/use-settled';
import { KeyHelp } from './key-help';
import { LeaveDialog } from './leave-dialog';
import { ProgressCard } from './progress-card';
import { QuestionCard } from './question-card';
import { QuestionMap } from './question-map';
import { QuizBar } from './quiz-bar';
import { QuizFooter } from './quiz-footer';
import { QuizHeader } from './quiz-header';
import { RedrawDialog } from './redraw-dialog';
import { Results } from './results';
import { StatsRow } from './stats-row';
import { SubmitCard } from './submit-card';
import { SubmitDialog } from './submit-dialog';

/** A quiz in progress, or its results: all questions on one page. */
export function QuizScreen({ quiz }: { quiz: Quiz }) {
  const { plan, session } = quiz;
  const { mode, questions, answers, marked } = session;
  const category = findCategory(useCatalog(), plan.category);
  const completed = session.finishedAt !== null;
  const score = scoreOf(session);
  const teachings = useLoaded(loadTeachings);
  const answer = useSetAtom(answerAtom);
  const mark = useSetAtom(markAtom);
  const submit = useSetAtom(submitAtom);
  const { redraw } = useDraws();
  const announce = useAnnounce();
  const details = useDetails();
  const [open, setOpen] = useState<'map' | 'keys' | 'submit' | 'redraw' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const help = useCallback(() => setOpen('keys'), []);
  const { unanswered } = score;
  const askToSubmit = useCallback(() => {
    if (unanswered > 0) setOpen('submit');
    else submit();
  }, [unanswered, submit]);
  const askToRedraw = () => {
    if (score.answered > 0) setOpen('redraw');
    else redraw();
  };
  const settled = useSettled(questions);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = new Set(passing(session, completed ? filter : 'all'));
  const ready = teachings.status === 'ready';
  useEffect(() => {
    // The report comes last, so that it is there when the quiz ends; a failure is shown then.
    if (ready) loadReport().catch(() => {});
  }, [ready]);
  useEffect(() => {
    // The time may be up while something is asked: the next quiz doesn't begin with that.
    if (completed) setOpen((now) => (now === 'submit' || now === 'redraw' ? null : now));
    else setFilter('all');
  }, [completed]);

  const location = useLocation();
  const begins = !completed && score.answered === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address alone begins a quiz; its title, a child, has scrolled to the top
  useEffect(() => {
    if (begins) showFirstQuestion();
  }, [location]);

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
  useCommands({ session, choose, mark, help, submit: askToSubmit });

  /** Closes the dialog, which gives the focus back to where it was, and goes on from there. */
  const closeThen = (next: () => void) => {
    flushSync(close);
    next();
  };
  const jump = (index: number) => {
    closeThen(() => {
      if (!shown.has(index)) flushSync(() => setFilter('all'));
      focusQuestion(index);
    });
  };
  const show = (next: Filter) => {
    setFilter(next);
    announce(`${count(passing(session, next).length, 'question')} shown.`);
  };
  const toNextUnanswered = () => {
    const next = nextUnanswered(session, focusedQuestion() ?? -1);
    if (next !== null) focusQuestion(next);
  };

  return (
    <>
      <QuizHeader plan={plan} mode={mode} category={category} onKeys={help} />
      <main id="main" className="mx-auto max-w-4xl space-y-6 px-4 py-6 sm:px-6">
        {completed ? (
          <Results quiz={quiz} teachings={teachings} />
        ) : (
          <ProgressCard score={score} mode={mode} onNewQuestions={askToRedraw} />
        )}
        <QuizBar
          session={session}
          score={score}
          onMap={() => setOpen('map')}
          onNextUnanswered={toNextUnanswered}
          onEnd={submit}
        />
        {completed && (
          <>
            <h2 className="pt-4 text-2xl font-bold">Complete Answer Key & Explanations</h2>
            <QuestionFilter session={session} chosen={filter} onChoose={show} />
            {shown.size === 0 && <p>No question is {filter}.</p>}
          </>
        )}
        <ol className="space-y-6" data-settled={(settled && !completed) || undefined}>
          {questions.map((question, index) => (
            <li key={question.id} hidden={!shown.has(index)}>
              <QuestionCard
                question={question}
                index={index}
                total={questions.length}
                chosen={answers[index] ?? null}
                teachings={
                  completed || (mode === 'practice' && answers[index] !== null) ? teachings : null
                }
                locked={completed}
                marked={marked[index] ?? false}
                onChoose={choose}
                onMark={mark}
                onDetails={details.show}
              />
            </li>
          ))}
        </ol>
        {!completed && (
          <SubmitCard unanswered={unanswered} onSubmit={askToSubmit} onStartOver={askToRedraw} />
        )}
        <StatsRow session={session} score={score} />
      </main>
      <QuizFooter />
      {details.shown && <Details question={details.shown} onClose={details.hide} />}
      {open === 'map' && <QuestionMap session={session} onJump={jump} onClose={close} />}
      {open === 'keys' && <KeyHelp onClose={close} />}
      {open === 'submit' && !completed && (
        <SubmitDialog
          unanswered={unanswered}
          onSubmit={() => closeThen(submit)}
          onNextUnanswered={() => closeThen(toNextUnanswered)}
          onClose={close}
        />
      )}
      {open === 'redraw' && !completed && (
        <RedrawDialog score={score} onRedraw={() => closeThen(redraw)} onClose={close} />
      )}
      <LeaveDialog score={score} active={!completed} />
    </>
  );
}
