/** Events from `swmmquiz serve`. */
export interface Connection {
  /** Something may have changed on disk. */
  onChange: () => void;
  /** The server answers, or no longer does. */
  onLink: (isUp: boolean) => void;
}

/**
 * Listens to the server's events while the page is visible; the result stops it.
 * A browser allows six connections to a server, which pages in hidden tabs would use
 * up. Each connection starts with an event, so that no change is missed.
 */
export function connect(address: string, { onChange, onLink }: Connection): () => void {
  let source: EventSource | undefined;
  const close = () => {
    source?.close();
    source = undefined;
  };
  const open = () => {
    if (source || document.visibilityState === 'hidden') return;
    source = new EventSource(address);
    source.addEventListener('message', () => {
      onLink(true);
      onChange();
    });
    source.addEventListener('error', () => onLink(false));
  };
  const update = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
    close();
  };
}
