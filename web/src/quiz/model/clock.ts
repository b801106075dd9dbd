/** Two clocks of the device read at once, in milliseconds. */
export interface Reading {
  /** Since the page was opened; it never jumps, but may stand still while the device sleeps. */
  monotonic: number;
  /** Since 1970; a person or a time server may set it forward or back at any moment. */
  wall: number;
}

/**
 * A clock for quizzes, in milliseconds from some point on. It never goes back.
 *
 * `performance.now()` goes on in a hidden tab and knows nothing of a changed
 * clock, so it is the base. But on most systems it stands still while the device
 * sleeps (https://github.com/w3c/hr-time/issues/115), and then `Date` alone
 * knows how long that was. A sleep and a clock set forward look the same to
 * both; what tells them apart is that a page is hidden when its device goes to
 * sleep, and a clock that jumps before the learner's eyes was set. So the time
 * that `Date` has ahead is added for hidden spells alone.
 */
export function createClock(read: () => Reading) {
  let slept = 0;
  let hiddenAt: Reading | null = null;
  return {
    now: () => read().monotonic + slept,
    /** To be called when the page was hidden. */
    hide() {
      hiddenAt ??= read();
    },
    /** To be called when the page is seen again. */
    show() {
      if (!hiddenAt) return;
      const { monotonic, wall } = read();
      const ahead = wall - hiddenAt.wall - (monotonic - hiddenAt.monotonic);
      // Less than that is a time server's correction.
      if (ahead > leastSleep) slept += ahead;
      hiddenAt = null;
    },
  };
}

const leastSleep = 2000;
