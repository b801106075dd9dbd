import { useCallback, useEffect, useRef } from 'react';

/** How long a state rests before the address follows it: browsers refuse hundreds of changes. */
const restMs = 300;

/**
 * Puts a state's search text into the address. The router isn't told: the page
 * stays the same, and so does the focus.
 */
export function useAddress(): (search: string) => void {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback((search: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
    }, restMs);
  }, []);
}
