import { useEffect } from 'react';

/** A reload would lose something on the page, such as a quiz in progress. */
let busy = false;
const tasks = new Map<() => () => void, (() => void) | undefined>();

/** Sets whether a reload would lose something. */
export function setBusy(next: boolean): void {
  if (busy === next) return;
  busy = next;
  for (const [run, end] of tasks) {
    end?.();
    tasks.set(run, busy ? undefined : run());
  }
}

/** Runs a function now or as soon as a reload would lose nothing, and its result when it would. */
export function whileIdle(run: () => () => void): void {
  tasks.set(run, busy ? undefined : run());
}

/** Records, while it is active, that a reload would lose something. */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    setBusy(true);
    return () => setBusy(false);
  }, [active]);
}
