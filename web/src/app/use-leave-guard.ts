import { useCallback, useEffect, useRef, useState } from 'react';
import { guardHistory } from '../ui/history-guard';

/** Continues a navigation that waits for the user's confirmation. */
type Navigation = () => void;

/**
 * Asks before the page is left, while `active`. The browser asks about reloading, closing and links
 * to other sites. For links within the app and for Back and Forward, the caller shows a dialog while
 * `isAsking`; the dialog calls `stay` or `leave`.
 */
export function useLeaveGuard(active: boolean) {
  const [pending, setPending] = useState<Navigation | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!active) return;
    mayLeave.current = false;
    const ask = (next: Navigation) => setPending(() => next);

    let mailedAt = Number.NEGATIVE_INFINITY;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current && event.timeStamp - mailedAt > mailStartMs) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      // A mail link does not leave the page, but Chromium fires beforeunload for it.
      if (link?.protocol === 'mailto:') mailedAt = event.timeStamp;
      if (!link || mayLeave.current || !leadsToAppPage(link)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    const removeGuard = guardHistory((repeat) => {
      if (!mayLeave.current) ask(repeat);
      return !mayLeave.current;
    });
    return () => {
      // Otherwise the next quiz would ask about a navigation that is still pending.
      setPending(null);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      removeGuard();
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

/** How long a mail program may take to start. */
const mailStartMs = 1000;

/** Returns the link that a plain click follows; null for any other click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Reports whether a link leads to another page of the app. On the pages that use the guard, a link
 * with a fragment stays on the page.
 */
function leadsToAppPage({ origin, target, hash }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && target !== '_blank' && hash === '';
}
