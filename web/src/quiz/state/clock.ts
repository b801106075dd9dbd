import { isBrowser } from '../../ui/is-browser';
import { createClock } from '../model/clock';

const clock = createClock(() => ({ monotonic: performance.now(), wall: Date.now() }));

if (isBrowser) {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clock.hide();
    else clock.show();
  });
}

/** Returns the milliseconds since an arbitrary point: only differences have a meaning. */
export const now = clock.now;
