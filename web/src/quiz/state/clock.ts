import { isBrowser } from '../../ui/is-browser';
import { createClock } from '../model/clock';

// Sums of whole milliseconds are exact, so a quiz that runs out of time takes exactly its limit.
const clock = createClock(() => ({ monotonic: Math.round(performance.now()), wall: Date.now() }));

if (isBrowser) {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clock.hide();
    else clock.show();
  });
}

/** Returns the milliseconds since an arbitrary point: only differences are meaningful. */
export const now = clock.now;
