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
  /** The origin of the framing page; null or the text "null" if the browser does not reveal it. */
  parent: string | null;
  /** The origin of the page itself. */
  own: string;
}

/**
 * Decides whether a page may be framed. The site itself may frame every page. The embedded quiz may
 * also be framed by the origins in the configuration, or by any page whose origin is hidden.
 * This check is for hosts that do not send headers with the same rules.
 */
export function framingOf(
  frame: Frame,
  isEmbeddedQuiz: boolean,
  allowed: readonly string[],
): Framing {
  const { framed, own } = frame;
  const parent = frame.parent === 'null' ? null : frame.parent;
  if (!framed) return { kind: 'none' };
  if (parent === own) return { kind: 'embedded', parent };
  const isAllowed = isEmbeddedQuiz && (parent === null || allowed.includes(parent));
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
