/** Whether the page is inside another one, and whether it may be. */
export type Framing =
  | { kind: 'none' }
  /** Inside a page that may show it; the origin is null if the browser does not reveal it. */
  | { kind: 'embedded'; parent: string | null }
  /** Inside a page that may not show it. */
  | { kind: 'refused' };

interface Frame {
  /** Whether the page is inside another one. */
  framed: boolean;
  /** The origin of the framing page; null if the browser does not reveal it. */
  parent: string | null;
  /** The origin of the page itself. */
  own: string;
}

/**
 * Decides whether a page may be framed. The site itself may frame every page. The embedded quiz may
 * also be framed by the origins in the configuration, or by any page whose origin is hidden.
 * This check is for hosts that do not send headers with the same rules.
 */
export function framingOf(frame: Frame, embedded: boolean, allowed: readonly string[]): Framing {
  const { framed, parent, own } = frame;
  if (!framed) return { kind: 'none' };
  if (parent === own) return { kind: 'embedded', parent };
  const isAllowed = embedded && (parent === null || allowed.includes(parent));
  return isAllowed ? { kind: 'embedded', parent } : { kind: 'refused' };
}

/** Returns what the browser reveals about the framing page. */
export function currentFrame(): Frame {
  const { origin, ancestorOrigins } = window.location;
  return {
    framed: window.parent !== window,
    parent: ancestorOrigins?.[0] ?? originOf(document.referrer),
    own: origin,
  };
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/** The message to the framing page with the height of the quiz in pixels. */
export interface HeightMessage {
  type: 'swmmquiz:height';
  height: number;
}

/** Reports each new height of an element to the framing page. Returns a function that stops it. */
export function reportHeight(element: Element, parent: string): () => void {
  let last = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    window.parent.postMessage({ type: 'swmmquiz:height', height } satisfies HeightMessage, parent);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Marks the page as embedded, and sets `--embed-top` to a position just above the element outside
 * dialogs that was last pressed or typed in. app.css puts dialogs and notifications there, because
 * the center of a frame as high as its content may be hidden. Returns a function that ends both.
 */
export function trackInput(): () => void {
  const root = document.documentElement;
  const track = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const top = window.scrollY + target.getBoundingClientRect().top - 120;
    root.style.setProperty('--embed-top', `${Math.max(8, Math.round(top))}px`);
  };
  root.dataset.embedded = '';
  document.addEventListener('pointerdown', track, { capture: true });
  document.addEventListener('keydown', track, { capture: true });
  return () => {
    delete root.dataset.embedded;
    document.removeEventListener('pointerdown', track, { capture: true });
    document.removeEventListener('keydown', track, { capture: true });
  };
}
