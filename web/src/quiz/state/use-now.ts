import { useEffect, useState } from 'react';
import { now } from './clock';

/**
 * Returns the time in milliseconds, updated at each full second since `from` while
 * active. It reads the clock instead of counting ticks, so that a suspended tab does not fall behind.
 */
export function useNow(active: boolean, from: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const current = now();
      setTime(current);
      timer = setTimeout(tick, 1000 - ((current - from) % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [active, from]);
  return time;
}
