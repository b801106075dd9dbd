/** How the page stands to a page around it. */
export type Framing =
  | { kind: 'none' }
  /** Inside a page that may show it; the origin is null when the browser does not tell. */
  | { kind: 'embedded'; parent: string | null }
  /** Inside a page that may not. */
  | { kind: 'refused' };

interface Frame {
  /** The page is inside another. */
  framed: boolean;
  /** The origin of the page around it; null when the browser does not tell. */
  parent: string | null;
  own: string;
}

/**
 * Whether a page may stand inside another: the embedded quiz in those that the
 * configuration names, and anything in the site's own. Hosts say the same by a
 * header; this is for those that send none.
 */
export function framingOf(frame: Frame, embedded: boolean, allowed: readonly string[]): Framing {
  const { framed, parent, own } = frame;
  if (!framed) return { kind: 'none' };
  if (parent === own) return { kind: 'embedded', parent };
  const fits = embedded && (parent === null || allowed.includes(parent));
  return fits ? { kind: 'embedded', parent } : { kind: 'refused' };
}

/** What the browser tells of the page around this one. */
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

/** The message by which the page around hears how high the quiz is, in pixels. */
export interface HeightMessage {
  type: 'swmmquiz:height';
  height: number;
}

/** Tells the page around each new height of an element, until the result is called. */
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
 * Keeps where the person last did something, in pixels from the top, for the
 * style of dialogs and notifications: a page as high as its content has no
 * middle of the screen.
 */
export function followPerson(): () => void {
  const root = document.documentElement;
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const top = window.scrollY + target.getBoundingClientRect().top - 120;
    root.style.setProperty('--embed-top', `${Math.max(8, Math.round(top))}px`);
  };
  root.dataset.embedded = '';
  document.addEventListener('pointerdown', follow, { capture: true });
  document.addEventListener('keydown', follow, { capture: true });
  return () => {
    delete root.dataset.embedded;
    document.removeEventListener('pointerdown', follow, { capture: true });
    document.removeEventListener('keydown', follow, { capture: true });
  };
}
