import { minutesAndSeconds } from '../../bank/format';
import { Card } from '../../ui/card';
import type { Score } from '../model/score';
import { elapsed, left, type Session } from '../model/session';
import { useNow } from '../state/use-now';
import { shownScore } from './shown-score';

/** The totals of the quiz, which render each second. */
export function StatsRow({ session, score }: { session: Session; score: Score }) {
  const completed = session.finishedAt !== null;
  const now = useNow(!completed, session.startedAt);
  const remaining = left(session, now);
  const stats = [
    { name: 'Total Questions', value: `${score.total}` },
    { name: 'Time Elapsed', value: minutesAndSeconds(elapsed(session, now)) },
    ...(remaining === null || completed
      ? []
      : [{ name: 'Time Left', value: minutesAndSeconds(Math.ceil(remaining / 1000) * 1000) }]),
    { name: 'Current Score', value: shownScore(score, session.mode, completed) },
  ];
  return (
    <Card>
      <dl className="flex flex-wrap justify-around gap-x-6 gap-y-4 text-center">
        {stats.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-on-muted">{name}</dt>
            <dd className="text-2xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
