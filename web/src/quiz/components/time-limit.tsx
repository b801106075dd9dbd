import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../app/announcer';
import { minutesAndSeconds } from '../../bank/format';
import { Icon } from '../../ui/icon';
import { left, type Session } from '../model/session';
import { useNow } from '../state/use-now';

/** Sentences that are spoken when so many milliseconds are left. */
const warnings = [
  { at: 300_000, text: 'Five minutes left.' },
  { at: 60_000, text: 'One minute left.' },
];

/** The time left of a timed quiz. It ends the quiz at zero. */
export function TimeLimit({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const completed = session.finishedAt !== null;
  const now = useNow(!completed, session.startedAt);
  const remaining = left(session, now) ?? 0;
  const announce = useAnnounce();
  const before = useRef(remaining);

  useEffect(() => {
    if (completed) return;
    for (const { at, text } of warnings) {
      if (before.current > at && remaining <= at) announce(text);
    }
    before.current = remaining;
    if (remaining <= 0) {
      announce('Time is up. The quiz has been submitted.');
      onEnd();
    }
  }, [completed, remaining, announce, onEnd]);

  if (completed) return null;
  return (
    <div className="sticky top-2 z-10 mx-auto w-fit rounded-full border border-outline bg-card px-5 py-2 text-on-card shadow-md">
      <p
        role="timer"
        aria-live="off"
        className="flex items-center gap-2 font-semibold tabular-nums"
      >
        <Icon name="clock" />
        {minutesAndSeconds(Math.ceil(remaining / 1000) * 1000)} left
      </p>
    </div>
  );
}
