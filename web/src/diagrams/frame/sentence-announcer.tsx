import { useEffect, useRef, useState } from 'react';

/** A sentence is announced when it has not changed for this long. */
const delayMs = 800;

/** An announcement is removed after this time, because the sentence is on the page already. */
const keptMs = 1000;

interface SentenceAnnouncerProps {
  sentence: string;
  /** Suppresses announcements, for example while the diagram plays. */
  isPaused: boolean;
}

/**
 * Announces a changed sentence to screen readers once it stops changing: moving a slider
 * changes it many times a second. The initial sentence is not announced.
 */
export function SentenceAnnouncer({ sentence, isPaused }: SentenceAnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const last = useRef(sentence);
  useEffect(() => {
    // What is shown at the end of a pause is announced, even if nothing has changed since before it.
    if (isPaused) last.current = '';
    if (isPaused || sentence === last.current) return;
    const timer = window.setTimeout(() => {
      last.current = sentence;
      setAnnounced(sentence);
    }, delayMs);
    return () => window.clearTimeout(timer);
  }, [sentence, isPaused]);
  useEffect(() => {
    if (announced === '') return;
    const timer = window.setTimeout(() => setAnnounced(''), keptMs);
    return () => window.clearTimeout(timer);
  }, [announced]);
  return (
    <span className="sr-only" aria-live="polite">
      {announced}
    </span>
  );
}
