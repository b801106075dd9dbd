import { useAtom, useSetAtom } from 'jotai';
import {
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { Letter } from '../../bank/bundle';
import { count } from '../../bank/format';
import { loadFeedback } from '../../bank/load';
import { loadAhead, useLoaded } from '../../bank/use-loaded';
import { Details } from '../../details/details';
import { useDetails } from '../../details/use-details';
import type { Response } from '../../items/item-type';
import { isCorrect, typeOf } from '../../items/types';
import { type Filter, matchingIndexes } from '../../results/filter';
import { loadReport } from '../../results/load';
import { useAnnounce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { changeInPlace } from '../../ui/keep-place';
import { poolOf } from '../model/draw';
import { scoreOf } from '../model/score';
import { hasInput, withDrafts } from '../model/session';
import { nextToAnswer, nextUnanswered } from '../model/status';
import {
  focusAnswer,
  focusedQuestion,
  focusQuestion,
  questionInView,
  showFirstQuestion,
} from '../state/focus-question';
import {
  answerAtom,
  checkAtom,
  clockAtom,
  leftAtAtom,
  markAtom,
  type Quiz,
  submitAtom,
} from '../state/quiz';
import { useCommands } from '../state/use-commands';
import { useQuizActions } from '../state/use-quiz-actions';
import { useSettled } from '../state/use-settled';
import { useShownQuestions } from '../state/use-shown-questions';
import { CopyProgress } from './copy-progress';
import { LeaveGuard } from './leave-guard';
import {
  KeyHelp,
  loadParts,
  QuestionFilter,
  QuestionMap,
  RedrawDialog,
  Results,
  SubmitDialog,
} from './on-demand';
import { QuestionCard } from './question-card';
import { QuizBar } from './quiz-bar';
import { QuizFooter } from './quiz-footer';
import { QuizHeader } from './quiz-header';
import { StatsRow } from './stats-row';
import { SubmitCard } from './submit-card';

/** The dialog that is open, and whether the quiz was completed when it was opened. */
interface OpenedDialog {
  name: 'map' | 'keys' | 'submit' | 'redraw';
  completed: boolean;
}

/** A quiz in progress or its results, with all questions on one page or one at a time. */
export function QuizScreen({ quiz }: { quiz: Quiz }) {
  const { plan, attempt, bank, session } = quiz;
  const { mode, questions, answers, drafts, marked } = session;
  const completed = session.finishedAt !== null;
  // An answer is painted first, and then what counts answers.
  const earlier = useDeferredValue(quiz);
  const counted = completed || earlier.session.questions !== questions ? quiz : earlier;
  const score = useMemo(() => scoreOf(counted.session), [counted]);
  const feedback = useLoaded(loadFeedback);
  const answer = useSetAtom(answerAtom);
  const check = useSetAtom(checkAtom);
  const mark = useSetAtom(markAtom);
  const submit = useSetAtom(submitAtom);
  const { redrawQuiz, practiceMissed } = useQuizActions();
  const announce = useAnnounce();
  const details = useDetails();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  // An open dialog closes when the time is up.
  const dialog = opened?.completed === completed ? opened.name : null;
  const setDialog = useCallback(
    (name: OpenedDialog['name'] | null) => setOpened(name && { name, completed }),
    [completed],
  );
  const close = useCallback(() => setDialog(null), [setDialog]);
  const showHelp = useCallback(() => setDialog('keys'), [setDialog]);
  const showMap = useCallback(() => setDialog('map'), [setDialog]);
  // Submitting counts drafts as answers.
  const submitted = { questions, answers: withDrafts(counted.session) };
  const submittedScore = scoreOf(submitted);
  const { unanswered } = submittedScore;
  const unchecked = score.unanswered - unanswered;
  const markedCount = marked.filter(Boolean).length;
  const askToSubmit = useCallback(() => {
    // The counts shown may lack the last answer. Here, drafts are unanswered.
    if (scoreOf(session).unanswered + markedCount > 0) setDialog('submit');
    else submit();
  }, [session, markedCount, submit, setDialog]);
  const redrawAndKeepPlace = () => {
    keepPlace();
    redrawQuiz();
  };
  const askToRedraw = () => {
    if (isNew) redrawQuiz();
    else setDialog('redraw');
  };
  const settled = useSettled(questions);
  const view = useShownQuestions(session);
  const { goTo, current, setCurrent } = view;
  const ready = feedback.status === 'ready';
  useEffect(() => {
    // A failure is shown where the parts are needed.
    loadAhead(loadParts).catch(() => {});
  }, []);
  useEffect(() => {
    // The report is needed only at the end, so it loads after the feedback.
    if (ready) loadReport().catch(() => {});
  }, [ready]);
  useEffect(() => {
    // A dialog that is open when the time is up must not open again in the next quiz.
    if (completed) setOpened(null);
  }, [completed]);

  const location = useLocation();
  const isNew = !completed && !hasInput(session);
  const lastFocused = useRef<number | null>(null);
  const [leftAt, setLeftAt] = useAtom(leftAtAtom);
  const keepPlace = useCallback(
    () => setLeftAt({ attempt, index: lastFocused.current ?? questionInView() }),
    [attempt, setLeftAt],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address starts a quiz; PageTitle, a child, has scrolled to the top by then
  useEffect(() => {
    lastFocused.current = null;
    if (isNew) showFirstQuestion();
    else if (!completed) {
      const left = leftAt?.attempt === attempt ? leftAt.index : null;
      focusQuestion(current ?? left ?? nextToAnswer(session));
    }
  }, [location]);
  const setClockStopped = useSetAtom(clockAtom);
  useEffect(() => {
    setClockStopped(false);
    return () => setClockStopped(true);
  }, [setClockStopped]);

  const announceVerdict = useCallback(
    (index: number, response: Response) => {
      const question = questions[index];
      if (!question) return;
      announce(
        isCorrect(question, response)
          ? `Question ${index + 1}: correct.`
          : `Question ${index + 1}: incorrect. ${typeOf(question).keySentence(question)}`,
      );
    },
    [announce, questions],
  );
  const respond = useCallback(
    (index: number, response: Response) => {
      const wasAnswered = answer(index, response);
      const question = questions[index];
      if (mode !== 'practice' || !question) return;
      if (!typeOf(question).needsCheck) announceVerdict(index, response);
      // A changed answer loses its verdict.
      else if (wasAnswered) announce(`Question ${index + 1}: changed. Check it again.`);
    },
    [answer, announce, announceVerdict, mode, questions],
  );
  const judge = useCallback(
    (index: number) => {
      const judged = check(index);
      if (!judged) return;
      announceVerdict(index, judged);
      focusAnswer(index);
    },
    [check, announceVerdict],
  );
  const press = (index: number, letter: Letter) => {
    const question = questions[index];
    const response = drafts[index] ?? answers[index] ?? null;
    const next = question && typeOf(question).press?.(response, letter);
    if (next) respond(index, next);
  };
  const toggleAlone = useCallback(
    (event?: MouseEvent) => {
      const focused = document.activeElement;
      if (current === null) setCurrent(lastFocused.current ?? questionInView() ?? 0);
      else if (!event && focused && focusedQuestion() === current) {
        changeInPlace(focused, () => setCurrent(null));
      } else {
        flushSync(() => setCurrent(null));
        // A button pressed by keyboard, for which detail is 0, keeps the focus.
        if (event?.detail !== 0) focusQuestion(current);
      }
    },
    [current, setCurrent],
  );
  const parts = { press, mark, toggleAlone, showMap, showHelp, askToSubmit };
  useCommands({ session, view, lastFocused, ...parts });

  /** Closes the dialog, which restores the focus, and then runs a function. */
  const closeThen = (next: () => void) => {
    flushSync(close);
    next();
  };
  /** Shows one question, or all. After a tap that is the one in view, by keyboard the one read last. */
  const toggleAloneInMap = (event: MouseEvent) => {
    const read = event.detail === 0 ? lastFocused.current : null;
    const index = current ?? read ?? questionInView() ?? 0;
    closeThen(() => {
      flushSync(() => setCurrent(current === null ? index : null));
      focusQuestion(index);
    });
  };
  const show = (next: Filter) => {
    view.show(next);
    const order = next === 'all' && view.canFold ? ', missed first' : '';
    announce(`${count(matchingIndexes(session, next).length, 'question')} shown${order}.`);
  };
  const answerKey = useRef<HTMLHeadingElement>(null);
  const review = useCallback(() => {
    answerKey.current?.scrollIntoView({ block: 'start' });
    answerKey.current?.focus({ preventScroll: true });
  }, []);
  const submitHeading = useRef<HTMLHeadingElement>(null);
  const toNextUnanswered = (event?: MouseEvent) => {
    // Questions with unchecked answers come last.
    const from = unanswered > 0 ? submitted : session;
    // For a click by keyboard, detail is 0, and the question in view may not be the one read last.
    const place = event?.detail ? questionInView() : lastFocused.current;
    const start = focusedQuestion() ?? current ?? place ?? -1;
    // The dialog, which passes no event, may lead to the question that the learner is at.
    const next = nextUnanswered(from, event ? start : Math.max(start, 0) - 1);
    if (next === null) submitHeading.current?.focus();
    else goTo(next);
  };

  return (
    <>
      <QuizHeader plan={plan} mode={mode} canShare={isNew || completed}>
        {!completed && (
          <>
            <Button variant="quiet" onClick={askToRedraw}>
              <Icon name="refresh" />
              New Questions
            </Button>
            <Button
              variant="quiet"
              aria-pressed={current !== null}
              onClick={toggleAlone}
              className="toggle"
            >
              <Icon name="target" />
              One at a time
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={showHelp} className="pointer-coarse:hidden">
          <Icon name="keyboard" />
          Keyboard shortcuts
        </Button>
        {!(isNew || completed) && <CopyProgress quiz={counted} />}
      </QuizHeader>
      <main id="main" className="mx-auto max-w-4xl space-y-6 px-4 py-6 sm:px-6">
        {completed && (
          <Results
            quiz={quiz}
            feedback={feedback}
            onReview={review}
            onNewQuiz={redrawQuiz}
            onPractice={practiceMissed}
          />
        )}
        <QuizBar
          session={counted.session}
          score={score}
          shown={view.steps.length}
          missedFirst={view.filter === 'all' && view.canFold}
          onMap={showMap}
          onNextUnanswered={toNextUnanswered}
          onEnd={submit}
        />
        {completed && (
          <>
            <h2 ref={answerKey} tabIndex={-1} className="pt-4 text-2xl font-bold">
              Complete Answer Key & Explanations
            </h2>
            <QuestionFilter session={session} chosen={view.filter} onChoose={show} />
            {view.matches === 0 && <p>No questions match.</p>}
          </>
        )}
        <ol
          className="space-y-6"
          data-settled={(settled && !completed) || undefined}
          onFocus={() => {
            lastFocused.current = focusedQuestion();
          }}
        >
          {view.order.map((index) => {
            const question = questions[index];
            if (!question) return null;
            return (
              // The key includes the seed: the same question in another quiz must start without input.
              <QuestionCard
                key={`${plan.seed} ${question.id}`}
                question={question}
                index={index}
                total={questions.length}
                hidden={!view.isShown(index)}
                answer={answers[index] ?? null}
                draft={drafts[index] ?? null}
                feedback={
                  completed || (mode === 'practice' && answers[index] !== null) ? feedback : null
                }
                locked={completed}
                marked={marked[index] ?? false}
                onRespond={respond}
                onCheck={mode === 'practice' ? judge : null}
                onMark={mark}
                onDetails={details.show}
              />
            );
          })}
        </ol>
        {view.foldable > 0 && (
          <Button
            variant="secondary"
            aria-expanded={view.filter === 'all'}
            onClick={() => {
              if (view.filter === 'all') show('missed');
              // The questions answered correctly come last.
              else goTo(view.order.at(-view.foldable) ?? 0);
            }}
          >
            {view.filter === 'all' ? 'Hide' : 'Show'} the {count(view.foldable, 'question')} that
            you answered correctly
          </Button>
        )}
        {current !== null && (
          <div className="flex justify-between gap-3 print:hidden">
            <Button variant="secondary" disabled={current === 0} onClick={() => goTo(current - 1)}>
              <Icon name="left" />
              Previous
            </Button>
            <Button disabled={current === questions.length - 1} onClick={() => goTo(current + 1)}>
              Next
              <Icon name="right" />
            </Button>
          </div>
        )}
        {!completed && (
          <>
            <SubmitCard
              headingRef={submitHeading}
              unanswered={unanswered}
              unchecked={unchecked}
              marked={markedCount}
              onSubmit={askToSubmit}
              onStartOver={askToRedraw}
            />
            <StatsRow session={counted.session} score={score} />
          </>
        )}
      </main>
      <QuizFooter />
      {details.shown && <Details question={details.shown} onClose={details.hide} />}
      {dialog === 'map' && (
        <QuestionMap
          quiz={quiz}
          current={current}
          onJump={(index) => closeThen(() => goTo(index))}
          onToggleAlone={toggleAloneInMap}
          onSubmit={askToSubmit}
          onClose={close}
        />
      )}
      {dialog === 'keys' && <KeyHelp questions={questions} completed={completed} onClose={close} />}
      {dialog === 'submit' && (
        <SubmitDialog
          unanswered={unanswered}
          unchecked={unchecked}
          marked={markedCount}
          onSubmit={() => closeThen(submit)}
          onNextUnanswered={() => closeThen(toNextUnanswered)}
          onMap={showMap}
          onClose={close}
        />
      )}
      {dialog === 'redraw' && (
        <RedrawDialog
          score={score}
          unchecked={unchecked}
          hasOthers={poolOf(bank, { ...plan, ids: undefined }).length > questions.length}
          onRedraw={() => closeThen(redrawAndKeepPlace)}
          onClose={close}
        />
      )}
      <LeaveGuard quiz={quiz} score={score} unchecked={unchecked} onLeave={keepPlace} />
    </>
  );
}
