import { useCallback, useEffect, useRef, useState } from 'react';
import { isBrowser } from '../../ui/is-browser';
import { changeInPlace } from '../../ui/keep-place';

interface Playing {
  /** The first value and the last one. */
  from: number;
  to: number;
  seconds: number;
  /** The button that was pressed, which stays where it is on the screen. */
  button: Element;
}

/**
 * Animates a value. `canPlay` is false outside a browser, where pages are prerendered, and for users who
 * prefer reduced motion; the slider shows them the same states.
 */
export function usePlay(onValue: (value: number) => void) {
  const [canPlay] = useState(
    () => isBrowser && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
  );
  const [playing, setPlaying] = useState<Playing | null>(null);
  const latestOnValue = useRef(onValue);
  useEffect(() => {
    latestOnValue.current = onValue;
  });
  useEffect(() => {
    if (!playing) return;
    const { from, to, seconds, button } = playing;
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const part = Math.min(1, (now - start) / (seconds * 1000));
      changeInPlace(button, () => {
        latestOnValue.current(from + (to - from) * part);
        if (part >= 1) setPlaying(null);
      });
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  const play = (next: Playing) => {
    setPlaying(next);
    // The first value is set now, not in the first frame, so that keepPlace in the caller includes its
    // effect on the layout.
    onValue(next.from);
  };
  const stop = useCallback(() => setPlaying(null), []);
  return {
    canPlay,
    isPlaying: playing !== null,
    play,
    stop,
  };
}

/** What {@link usePlay} returns. */
export type Player = ReturnType<typeof usePlay>;
