import { useEffect, useRef } from 'react';
import { minutesAndSeconds } from '../../bank/format';
import { useAnnounce } from '../../ui/announcer';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { elapsed, type Session, timeLeft } from '../model/session';
import { timeAnnouncement } from '../model/time-announcement';
import { useNow } from '../state/use-now';

interface QuizTimeProps {
  session: Session;
  /** Called when the time of a timed quiz is up. */
  onEnd: () => void;
}

/** When this much time or less is left, the time is shown as a warning. */
const warningMs = 60_000;

/**
 * The time elapsed and, in a timed quiz, the time left, which is announced near the end. When none
 * is left, the quiz ends. On the quiz screen, only this and the stats row render each second.
 */
export function QuizTime({ session, onEnd }: QuizTimeProps) {
  const inProgress = session.finishedAt === null;
  const now = useNow(inProgress, session.startedAt);
  const remaining = inProgress ? timeLeft(session, now) : null;
  const announce = useAnnounce();
  const before = useRef(remaining);

  useEffect(() => {
    if (remaining === null) return;
    const text = timeAnnouncement(before.current ?? remaining, remaining);
    before.current = remaining;
    if (text) announce(text);
    if (remaining > 0) return;
    announce('Time is up. The quiz has been submitted.');
    onEnd();
  }, [remaining, announce, onEnd]);

  return (
    <p className="flex items-center gap-x-1.5 tabular-nums">
      <Icon name="clock" className="hidden size-4.5 sm:block" />
      {remaining !== null && (
        <strong
          role="timer"
          aria-live="off"
          className={classNames(
            remaining <= warningMs &&
              'rounded-md border border-on-danger bg-danger px-1.5 py-0.5 text-on-danger',
          )}
        >
          {minutesAndSeconds(Math.ceil(remaining / 1000) * 1000)} left
        </strong>
      )}
      <span className={remaining === null ? undefined : 'hidden text-on-muted sm:inline'}>
        {minutesAndSeconds(elapsed(session, now))}
        <span className={remaining === null ? 'sr-only' : undefined}> elapsed</span>
      </span>
    </p>
  );
}
