import { useCallback, useEffect, useRef, useState } from 'react';
import { setBusy } from './busy';
import { setGate } from './history-gate';

/** A way out of the page that waits for the person's word. */
type Way = () => void;

/**
 * Asks before the page is left, for as long as it is active. Reloading, closing
 * and links to other sites are asked about by the browser; for links within the
 * app and for Back and Forward the caller shows its own dialog while `asked`.
 *
 * The declarative router has no way to hold a navigation. So a link's click is
 * caught before the router sees it. A step in the history can't be caught: it
 * has happened when it is heard of. It is kept from the router and taken back,
 * so that nothing on the page moves, and done again if the person says so.
 */
export function useLeaveGuard(active: boolean) {
  const [way, setWay] = useState<Way | null>(null);
  const free = useRef(false);

  useEffect(() => {
    if (!active) return;
    setBusy(true);
    free.current = false;
    const here = placeOf(window.history.state);
    const hold = (next: Way) => setWay(() => next);

    let mailed = Number.NEGATIVE_INFINITY;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!free.current && event.timeStamp - mailed > mailStart) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      // A mail program opens beside the page, but Chromium takes it for leaving.
      if (link?.protocol === 'mailto:') mailed = event.timeStamp;
      if (!link || free.current || !isInner(link)) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => link.click());
    };
    const onPop = (event: PopStateEvent) => {
      if (free.current || here === null) return;
      const place = placeOf(event.state);
      if (place === null) return;
      event.stopImmediatePropagation();
      // This one is the step back to here, asked for below.
      if (place === here) return;
      window.history.go(here - place);
      hold(() => window.history.go(place - here));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    setGate(onPop);
    return () => {
      setBusy(false);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      setGate(null);
    };
  }, [active]);

  const stay = useCallback(() => setWay(null), []);
  const leave = useCallback(() => {
    free.current = true;
    setWay(null);
    way?.();
  }, [way]);
  return { asked: way !== null && active, stay, leave };
}

/** The place of an entry in the session's history, which the router counts. */
function placeOf(state: unknown): number | null {
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** How long, in milliseconds, a mail program may take to be called. */
const mailStart = 1000;

/** The link that a plain click follows; null for any other click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Whether a link leads to another page of the app. */
function isInner({ origin, target, hash }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && target !== '_blank' && hash === '';
}
