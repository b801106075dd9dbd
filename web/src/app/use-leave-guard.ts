import { useCallback, useEffect, useRef, useState } from 'react';
import { setHistoryGuard } from './history-guard';

/** A navigation that waits for the user's confirmation. */
type Navigation = () => void;

/**
 * Asks before the page is left, while something would be lost. The browser asks about
 * reloading, closing and links to other sites. For links within the app and for
 * Back and Forward, the caller shows a dialog while `isAsking`.
 *
 * The declarative router cannot block a navigation. A click on a link is
 * intercepted before the router sees it. A step in the history has already
 * happened when its event arrives: it is hidden from the router and undone, so
 * that nothing on the page changes, and repeated after the confirmation.
 */
export function useLeaveGuard(active: boolean) {
  const [pending, setPending] = useState<Navigation | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!active) return;
    mayLeave.current = false;
    const here = indexOf(window.history.state);
    const ask = (next: Navigation) => setPending(() => next);

    let mailedAt = Number.NEGATIVE_INFINITY;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current && event.timeStamp - mailedAt > mailStartMs) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      // A mail program opens beside the page, but Chromium fires beforeunload for it.
      if (link?.protocol === 'mailto:') mailedAt = event.timeStamp;
      if (!link || mayLeave.current || !isInner(link)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    const onPop = (event: PopStateEvent) => {
      if (mayLeave.current || here === null) return;
      const target = indexOf(event.state);
      if (target === null) return;
      event.stopImmediatePropagation();
      // This is the step back to this page, requested below.
      if (target === here) return;
      window.history.go(here - target);
      ask(() => window.history.go(target - here));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    setHistoryGuard(onPop);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      setHistoryGuard(null);
    };
  }, [active]);

  const stay = useCallback(() => setPending(null), []);
  const leave = useCallback(() => {
    mayLeave.current = true;
    setPending(null);
    pending?.();
  }, [pending]);
  return { isAsking: pending !== null && active, stay, leave };
}

/** The index that the router gives an entry of the session's history. */
function indexOf(state: unknown): number | null {
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** How long a mail program may take to start. */
const mailStartMs = 1000;

/** The link that a plain click follows; null for any other click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Reports whether a link leads to another page of the app. */
function isInner({ origin, target, hash }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && target !== '_blank' && hash === '';
}
