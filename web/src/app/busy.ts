import { useEffect } from 'react';

/** A reload would lose something on the page, such as a quiz in progress. */
let busy = false;
const waiting = new Set<() => void>();

/** Sets whether a reload would lose something. */
export function setBusy(next: boolean): void {
  busy = next;
  if (busy) return;
  for (const run of waiting) run();
  waiting.clear();
}

/** Runs a function once a reload would lose nothing: now or later. The result cancels it. */
export function whenIdle(run: () => void): () => void {
  if (busy) waiting.add(run);
  else run();
  return () => waiting.delete(run);
}

/** Sets that a reload would lose something, while it is active. */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    setBusy(true);
    return () => setBusy(false);
  }, [active]);
}
