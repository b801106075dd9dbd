/** Readings of two clocks of the device at one moment, in milliseconds. */
export interface Reading {
  /** Since the page was opened; it never jumps, but may stop while the device sleeps. */
  monotonic: number;
  /** Since 1970; the user or a time server may change it at any moment. */
  wall: number;
}

/**
 * Creates a clock for quizzes, in milliseconds from an arbitrary point. It never goes back.
 *
 * `performance.now()` continues in a hidden tab and ignores changes to the system clock, so it
 * is the base. But on most systems it stops while the device sleeps
 * (https://github.com/w3c/hr-time/issues/115), and only `Date` knows for how long. A sleep
 * and a clock set forward give the same readings. So the time that `Date` gains is added only for
 * hidden periods: sleep is counted only if the browser hides the page first.
 */
export function createClock(read: () => Reading) {
  let slept = 0;
  let hiddenAt: Reading | null = null;
  return {
    now: () => read().monotonic + slept,
    /** Must be called when the page is hidden. */
    hide() {
      hiddenAt ??= read();
    },
    /** Must be called when the page is visible again. */
    show() {
      if (!hiddenAt) return;
      const { monotonic, wall } = read();
      const gained = wall - hiddenAt.wall - (monotonic - hiddenAt.monotonic);
      // A smaller difference may be a correction by a time server.
      if (gained > shortestSleepMs) slept += gained;
      hiddenAt = null;
    },
  };
}

const shortestSleepMs = 2000;
