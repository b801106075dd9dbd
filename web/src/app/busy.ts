import { useEffect } from 'react';

/** A reload would lose something on the page, such as a quiz in progress. */
let busy = false;
/** What to do while nothing would be lost. */
let run = () => () => {};
/** Ends it. */
let end = () => {};

/** Sets whether a reload would lose something. */
export function setBusy(next: boolean): void {
  busy = next;
  end();
  end = busy ? () => {} : run();
}

/**
 * Runs a function now or as soon as a reload would lose nothing, and its result when it would.
 * It takes the place of the one before.
 */
export function whileIdle(next: () => () => void): void {
  run = next;
  setBusy(busy);
}

/** Records, while it is active, that a reload would lose something. */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    setBusy(true);
    return () => setBusy(false);
  }, [active]);
}
