import { useEffect } from 'react';

/** Whether a reload would lose something on the page, such as a quiz in progress. */
let busy = false;
/** Starts the task that runs while the page is not busy; returns a function that stops it. */
let start = () => () => {};
/** Stops the task if it is running. */
let stop = () => {};

/** Sets whether a reload would lose something, and starts or stops the task. */
export function setBusy(isBusy: boolean): void {
  busy = isBusy;
  stop();
  stop = busy ? () => {} : start();
}

/**
 * Runs a task whenever a reload would lose nothing: `startTask` starts it, and returns a function
 * that stops it. A later call replaces the task.
 */
export function runWhileIdle(startTask: () => () => void): void {
  start = startTask;
  setBusy(busy);
}

/** Records, while `active`, that a reload would lose something. */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    setBusy(true);
    return () => setBusy(false);
  }, [active]);
}
