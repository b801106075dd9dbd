/** Callbacks for events from `swmmquiz serve`. */
export interface ConnectionHandlers {
  /** Called when something may have changed on disk. */
  onChange: () => void;
  /** Called with true when the server sends an event, and with false when the connection fails. */
  onStatus: (isUp: boolean) => void;
}

/**
 * Listens to the server's events while the page is visible; returns a function that stops
 * listening. A browser allows six connections to a server, which pages in hidden tabs would use up.
 * Each connection starts with an event, so that no change is missed.
 */
export function connect(address: string, { onChange, onStatus }: ConnectionHandlers): () => void {
  let source: EventSource | undefined;
  const close = () => {
    source?.close();
    source = undefined;
  };
  const open = () => {
    if (source || document.visibilityState === 'hidden') return;
    source = new EventSource(address);
    source.addEventListener('message', () => {
      onStatus(true);
      onChange();
    });
    source.addEventListener('error', () => onStatus(false));
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
