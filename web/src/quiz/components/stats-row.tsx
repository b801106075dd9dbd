import { memo } from 'react';
import { minutesAndSeconds } from '../../bank/format';
import type { Score } from '../model/score';
import { elapsed, type Session, timeLeft } from '../model/session';
import { useNow } from '../state/use-now';
import { shownScore } from './shown-score';

/** The totals and the time of a quiz in progress, updated every second. */
export const StatsRow = memo(function StatsRow(props: { session: Session; score: Score }) {
  const { session, score } = props;
  const now = useNow(true, session.startedAt);
  const remaining = timeLeft(session, now);
  const stats = [
    { name: 'Total Questions', value: `${score.total}` },
    { name: 'Time Elapsed', value: minutesAndSeconds(elapsed(session, now)) },
    ...(remaining === null
      ? []
      : [{ name: 'Time Left', value: minutesAndSeconds(Math.ceil(remaining / 1000) * 1000) }]),
    { name: 'Current Score', value: shownScore(score, session.mode) },
  ];
  return (
    <dl className="flex flex-wrap justify-center gap-x-8 gap-y-1 text-sm text-on-muted">
      {stats.map(({ name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-semibold text-on-surface tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
});
