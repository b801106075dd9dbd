import { useCallback, useEffect, useRef } from 'react';

/** The delay before the address changes: browsers limit how often it may change. */
const delayMs = 300;

/**
 * Returns a function that puts the query of a state into the address. It bypasses the
 * router, so that the page and the focus stay as they are.
 */
export function useStateInAddress(): (search: string) => void {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback((search: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
    }, delayMs);
  }, []);
}
