import { isBrowser } from '../../ui/is-browser';
import { createClock } from '../model/clock';

const clock = createClock(() => ({ monotonic: performance.now(), wall: Date.now() }));

if (isBrowser) {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clock.hide();
    else clock.show();
  });
}

/** The time in milliseconds since some point: for differences alone. */
export const now = clock.now;
