import { useCallback, useEffect, useRef, useState } from 'react';
import { isBrowser } from '../../ui/is-browser';

interface Playing {
  /** The value at which to begin, and the one at which to end. */
  from: number;
  to: number;
  seconds: number;
}

/**
 * Moves a value from one end to the other in time. `canPlay` is false for
 * people who asked for less motion: the slider shows them the same.
 */
export function usePlay(onValue: (value: number) => void) {
  const [canPlay] = useState(
    () => isBrowser && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
  );
  const [playing, setPlaying] = useState<Playing | null>(null);
  const tell = useRef(onValue);
  useEffect(() => {
    tell.current = onValue;
  });
  useEffect(() => {
    if (!playing) return;
    const { from, to, seconds } = playing;
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const part = Math.min(1, (now - start) / (seconds * 1000));
      tell.current(from + (to - from) * part);
      if (part < 1) frame = requestAnimationFrame(step);
      else setPlaying(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  const stop = useCallback(() => setPlaying(null), []);
  return {
    canPlay,
    isPlaying: playing !== null,
    play: setPlaying,
    stop,
  };
}
