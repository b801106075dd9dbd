import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Score } from '../model/score';
import type { Session } from '../model/session';
import { QuizTime } from './quiz-time';

interface QuizBarProps {
  session: Session;
  score: Score;
  onMap: () => void;
  onNextUnanswered: () => void;
  onEnd: () => void;
}

/** Progress, score, time and navigation, which stay in view while the page scrolls. */
export function QuizBar({ session, score, onMap, onNextUnanswered, onEnd }: QuizBarProps) {
  const completed = session.finishedAt !== null;
  const showsScore = completed || session.mode === 'practice';
  const { answered, total, correct, unanswered } = score;
  return (
    <section
      aria-label="Progress"
      data-quiz-bar
      className="sticky top-0 z-10 -mx-4 border-y border-hairline bg-card text-on-card shadow-sm sm:-mx-6 lg:mx-0 lg:overflow-hidden lg:rounded-xl lg:border-x print:hidden"
    >
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-2 px-3 text-sm whitespace-nowrap sm:gap-x-3 sm:px-6 sm:text-base">
        {/* As wide as at the end, so that the bar never wraps later. */}
        <p className="tabular-nums">
          <strong className="inline-block" style={{ minWidth: `${2 * `${total}`.length + 0.5}ch` }}>
            {answered}
            <span aria-hidden="true">/</span>
            <span className="sr-only"> of </span>
            {total}
          </strong>
          <span className="sr-only sm:not-sr-only"> answered</span>
        </p>
        {showsScore && (
          <p className="flex items-center gap-1 font-semibold text-on-success tabular-nums">
            <Icon name="check" className="size-4.5" />
            {correct}
            <span className="sr-only sm:not-sr-only"> right</span>
          </p>
        )}
        <QuizTime session={session} onEnd={onEnd} />
        <div className="-mr-1 flex sm:-mr-2 sm:gap-1">
          <Button variant="quiet" onClick={onMap} className="min-w-11 px-2 sm:px-3">
            <Icon name="grid" />
            <span>
              <span className="sr-only lg:not-sr-only">Question </span>
              <span className="sr-only capitalize min-[24rem]:not-sr-only lg:normal-case">map</span>
            </span>
          </Button>
          {!completed && (
            <Button
              variant="quiet"
              onClick={onNextUnanswered}
              disabled={unanswered === 0}
              className="min-w-11 px-2 disabled:cursor-default disabled:text-on-muted sm:px-3"
            >
              <Icon name="down" />
              <span className="sr-only lg:not-sr-only">Next unanswered</span>
            </Button>
          )}
        </div>
      </div>
      <div aria-hidden="true" className="h-1 bg-muted">
        <div
          className="h-full bg-primary forced-colors:bg-[Highlight]"
          style={{ width: total > 0 ? `${(100 * answered) / total}%` : 0 }}
        />
      </div>
    </section>
  );
}
