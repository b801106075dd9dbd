import { useEffect, useRef } from 'react';
import { links } from '../app/links';
import { toTop } from '../app/to-top';
import { useCatalog } from '../bank/catalog-context';
import { count } from '../bank/format';
import {
  judgedOptionsOf,
  performanceMessage,
  reviewMessage,
  type Score,
} from '../quiz/model/score';
import { type Session, timeRanOut } from '../quiz/model/session';
import { useAnnounce } from '../ui/announcer';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { ExternalLink } from '../ui/external-link';
import { Icon, type IconName } from '../ui/icon';
import { percentOf, shareText, timeTaken } from './format';
import { ScoreRing } from './score-ring';

interface ResultsCardProps {
  session: Session;
  score: Score;
  onNewQuiz: () => void;
  /** Starts a quiz of missed questions and others on the same topics. */
  onPractice: () => void;
  /** Goes to the answer key. */
  onReview: () => void;
  /** Copies the summary. Undefined until the code for it has loaded. */
  onCopy: (() => void) | undefined;
}

/** The result of a submitted quiz. Its heading receives the focus, and the score is announced. */
export function ResultsCard(props: ResultsCardProps) {
  const { session, score, onNewQuiz, onPractice, onReview, onCopy } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const { quiz } = useCatalog();
  const message = performanceMessage(score);
  const { correct, incorrect, unanswered, total } = score;
  const missed = incorrect + unanswered;
  const options = judgedOptionsOf(session);
  useEffect(() => {
    toTop(heading.current);
    announce(`Quiz completed. ${correct} of ${total} correct. ${message}`);
  }, [announce, correct, total, message]);
  const breakdown: { name: string; value: number; icon: IconName; color: string }[] = [
    { name: 'Correct', value: correct, icon: 'check', color: 'bg-success text-on-success' },
    { name: 'Incorrect', value: incorrect, icon: 'cross', color: 'bg-danger text-on-danger' },
    { name: 'Unanswered', value: unanswered, icon: 'dash', color: 'bg-muted text-on-muted' },
  ];
  return (
    <Card className="space-y-5 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        Quiz Completed!
      </h2>
      {timeRanOut(session) && (
        <p className="mx-auto flex w-fit items-center gap-2 rounded-lg bg-warning px-4 py-2 font-semibold text-on-warning">
          <Icon name="clock" />
          Time is up. The quiz has been submitted.
        </p>
      )}
      <ScoreRing share={total > 0 ? correct / total : 0}>
        <p className="text-4xl font-bold tabular-nums">
          {correct}/{total}
        </p>
        <p className="font-semibold text-on-muted tabular-nums">{percentOf(correct, total)}</p>
      </ScoreRing>
      <p className="text-lg font-semibold">
        {message === reviewMessage ? (
          <ExternalLink href={links.userManual} newTab className="text-link underline">
            {message}
          </ExternalLink>
        ) : (
          message
        )}
      </p>
      <dl className="grid gap-3 sm:grid-cols-3">
        {breakdown.map(({ name, value, icon, color }) => (
          <div
            key={name}
            className={`flex items-baseline justify-between gap-2 rounded-lg px-4 py-2 forced-colors:border sm:block sm:py-3 ${color}`}
          >
            <dt className="flex items-center justify-center gap-1 font-medium">
              <Icon name={icon} className="size-4" />
              {name}
            </dt>
            <dd className="text-2xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {options && (
        <p className="text-on-muted tabular-nums">
          In questions with several answers, options judged correctly:{' '}
          {shareText(options.right, options.total)}
        </p>
      )}
      <p className="flex items-center justify-center gap-1.5 text-on-muted tabular-nums">
        <Icon name="clock" className="size-4.5" />
        Time taken: {timeTaken(session)}
      </p>
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        <Button onClick={onNewQuiz}>
          <Icon name="refresh" />
          Take New Quiz
        </Button>
        {missed > 0 && (
          <Button variant="secondary" onClick={onPractice}>
            <Icon name="target" />
            Practice missed questions
          </Button>
        )}
      </div>
      <p className="text-sm text-on-muted print:hidden">
        A new quiz starts at once, in the same mode.
        {missed > 0 && ` Practice has ${practiceOf(missed, quiz.size)}.`}
      </p>
      <div className="flex flex-wrap justify-center gap-x-3 border-t border-hairline pt-4 print:hidden">
        <Button variant="quiet" onClick={onReview}>
          <Icon name="down" />
          Go to the answer key
        </Button>
        <Button variant="quiet" onClick={onCopy} disabled={!onCopy}>
          <Icon name="copy" />
          Copy summary
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon name="print" />
          Print or save as PDF
        </Button>
      </div>
    </Card>
  );
}

/** Describes the questions of a practice quiz after so many missed ones. */
function practiceOf(missed: number, size: number): string {
  const chosen =
    missed > size
      ? `${size} of the questions`
      : `the ${missed === 1 ? 'question' : count(missed, 'question')}`;
  const most = Math.min(missed, size - missed);
  const others = most > 0 ? `, and at most ${count(most, 'other')} on the same topics` : '';
  return `${chosen} that you answered wrong or not at all${others}`;
}
