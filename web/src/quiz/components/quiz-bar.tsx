import { type MouseEvent, useEffect } from 'react';
import { count } from '../../bank/format';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Progress } from '../../ui/progress';
import type { Score } from '../model/score';
import type { Session } from '../model/session';
import { QuizTime } from './quiz-time';
import { shownScore } from './shown-score';

interface QuizBarProps {
  session: Session;
  score: Score;
  /** How many questions of a completed quiz are shown. */
  shown: number;
  /** Whether missed questions come before the others. */
  missedFirst: boolean;
  onMap: () => void;
  /** Goes to the next unanswered question, or to the submit card if there is none. */
  onNextUnanswered: (event: MouseEvent) => void;
  onEnd: () => void;
}

/** Progress, score, time and navigation, which stay in view while the page scrolls. */
export function QuizBar(props: QuizBarProps) {
  const { session, score, shown, missedFirst, onMap, onNextUnanswered, onEnd } = props;
  const completed = session.finishedAt !== null;
  const { answered, total, unanswered } = score;
  // The style sheet keeps what is scrolled into view clear of the bar.
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.bar = '';
    return () => {
      delete root.dataset.bar;
    };
  }, []);
  return (
    <section
      aria-label={completed ? 'Questions shown' : 'Progress'}
      data-quiz-bar
      className="sticky top-0 z-10 -mx-4 border-y border-hairline bg-card text-on-card shadow-sm sm:-mx-6 lg:mx-0 lg:overflow-hidden lg:rounded-xl lg:border-x print:hidden"
    >
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-2 px-4 text-sm max-[22rem]:px-2! sm:gap-x-4 sm:px-6 sm:text-base">
        {completed ? (
          <p>
            {shown < total && `${shown} of `}
            {count(total, 'question')}
            {shown < total && ' shown'}
            {missedFirst && ', missed first'}
          </p>
        ) : (
          <div className="min-w-0 flex-1 basis-32 py-1 text-xs leading-tight tabular-nums">
            <p>
              <strong className="text-sm">
                {answered} of {total} answered
              </strong>{' '}
              <span className="block text-on-warning">
                {unanswered > 0 ? '(Can submit anytime)' : '(Ready to submit)'}
              </span>
            </p>
            <p className="max-sm:tracking-tighter min-[22rem]:whitespace-nowrap">
              Current score: <strong>{shownScore(score, session.mode)}</strong>
            </p>
          </div>
        )}
        {!completed && <QuizTime session={session} onEnd={onEnd} />}
        <div className="-mr-2 flex sm:gap-1">
          <Button variant="quiet" onClick={onMap} className="max-sm:gap-0! max-sm:px-3!">
            <Icon name="grid" />
            <span>
              <span className="sr-only lg:not-sr-only">Question </span>
              <span className="sr-only capitalize sm:not-sr-only lg:normal-case">map</span>
            </span>
          </Button>
          {!completed && (
            <Button
              variant="quiet"
              onClick={onNextUnanswered}
              className="max-md:gap-0! max-sm:px-3!"
            >
              {unanswered > 0 ? (
                // Two, to differ from Next, which leads to the question after this one; as wide as one icon.
                <span className="flex">
                  <Icon name="right" className="-ml-1.5 size-5" />
                  <Icon name="right" className="-ml-3.5 size-5" />
                </span>
              ) : (
                <Icon name="down" />
              )}
              <span className="sr-only md:not-sr-only">
                {unanswered > 0 ? 'Next unanswered' : 'Go to Submit'}
              </span>
            </Button>
          )}
        </div>
      </div>
      {!completed && <Progress value={answered} max={total} label="Answered questions" />}
    </section>
  );
}
