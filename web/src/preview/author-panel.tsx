import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FindingList } from './finding-list';
import type { PreviewState } from './state';

const stateKey = ['/__swmmquiz', 'state'];

interface AuthorPanelProps {
  /** Speaks whenever the bank on disk has changed, and at each connection. */
  events: Pick<EventSource, 'addEventListener' | 'removeEventListener'>;
  /** Shows the page anew. */
  reload: () => void;
}

/**
 * Tells an author how the bank on disk is. A good change reloads the page; a
 * broken one shows its findings over the last good page.
 */
export function AuthorPanel({ events, reload }: AuthorPanelProps) {
  const client = useQueryClient();
  const { data } = useQuery<PreviewState>({ queryKey: stateKey });
  const [small, setSmall] = useState(false);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: stateKey });
    events.addEventListener('message', refresh);
    return () => events.removeEventListener('message', refresh);
  }, [client, events]);

  useEffect(() => {
    if (!data) return;
    if (!data.ok) {
      setSmall(false);
      return;
    }
    shown.current ??= data.version;
    if (shown.current !== data.version) reload();
  }, [data, reload]);

  if (!data || data.ok) return null;
  return (
    <aside className="swmmquiz-panel" aria-label="Author's preview">
      <div role="alert">
        <strong>{data.message}</strong>
      </div>
      <button type="button" aria-expanded={!small} onClick={() => setSmall(!small)}>
        {small ? 'Show the findings' : 'Hide the findings'}
      </button>
      {!small && data.report && <FindingList findings={data.report.findings} />}
    </aside>
  );
}
