import { useEffect, useRef } from 'react';
import { useAnnounce } from '../app/announcer';
import { minutesAndSeconds } from '../bank/format';
import { performanceMessage, type Score } from '../quiz/model/score';
import { elapsed, type Session } from '../quiz/model/session';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Icon, type IconName } from '../ui/icon';

interface ResultsCardProps {
  session: Session;
  score: Score;
  onNewQuiz: () => void;
}

/** The result of a submitted quiz. It takes the focus and is spoken once. */
export function ResultsCard({ session, score, onNewQuiz }: ResultsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const message = performanceMessage(score);
  const { correct, incorrect, unanswered, total } = score;
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
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
      <p className="text-5xl font-bold tabular-nums">
        {correct}/{total}
      </p>
      <p className="text-lg">{message}</p>
      <dl className="grid gap-3 sm:grid-cols-3">
        {breakdown.map(({ name, value, icon, color }) => (
          <div key={name} className={`rounded-lg px-4 py-3 forced-colors:border ${color}`}>
            <dt className="flex items-center justify-center gap-1 font-medium">
              <Icon name={icon} className="size-4" />
              {name}
            </dt>
            <dd className="text-2xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-on-muted">
        Time taken: {minutesAndSeconds(elapsed(session, session.finishedAt ?? session.startedAt))}
      </p>
      <Button onClick={onNewQuiz}>
        <Icon name="refresh" />
        Take New Quiz
      </Button>
    </Card>
  );
}
