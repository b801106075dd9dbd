/** What the page hears from `swmmquiz serve`. */
export interface Connection {
  /** Something may have changed on disk. */
  onChange: () => void;
  /** The server is heard, or not. */
  onLink: (isUp: boolean) => void;
}

/**
 * Listens to the server's events while the page can be seen, and returns how
 * to stop. A browser keeps six connections to a server: pages in hidden tabs
 * would take them all. Each connection starts with an event, so that what
 * happened meanwhile is not missed.
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
  const follow = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
    close();
  };
}
