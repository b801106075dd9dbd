import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { ConnectionHandlers } from './connection';
import { FindingList } from './finding-list';
import { errorsOf, type PreviewState } from './state';

const stateKey = ['/__swmmquiz', 'state'];

interface AuthorPanelProps {
  /** Listens to the server; returns a function that stops listening. */
  listen: (handlers: ConnectionHandlers) => () => void;
  /** Called with the version being served when the bank on disk is valid. */
  onVersion: (version: string) => void;
}

/**
 * Shows an author the state of the bank on disk. A valid change reloads the page. After an
 * invalid one, the page stays, and the errors appear below it.
 */
export function AuthorPanel({ listen, onVersion }: AuthorPanelProps) {
  const client = useQueryClient();
  // The server is on the local machine, so the query needs no network.
  const { data } = useQuery<PreviewState>({ queryKey: stateKey, networkMode: 'always' });
  const [isCollapsed, setCollapsed] = useState(false);
  const [isUp, setUp] = useState(true);
  const listId = useId();

  useEffect(
    () =>
      listen({
        onChange: () => void client.invalidateQueries({ queryKey: stateKey }),
        onStatus: setUp,
      }),
    [client, listen],
  );

  useEffect(() => {
    if (!data) return;
    if (data.ok) onVersion(data.version);
    else setCollapsed(false);
  }, [data, onVersion]);

  const problem = data && !data.ok ? data : undefined;
  const errors = problem ? errorsOf(problem) : [];
  return (
    <>
      {/* Screen readers announce only changes in an existing status, so it is always rendered. */}
      <p role="status" className={isUp ? undefined : 'swmmquiz-panel'}>
        {!isUp && 'swmmquiz serve is not responding. This page will update when it responds again.'}
      </p>
      {problem && (
        <aside className="swmmquiz-panel" aria-label="Author's preview">
          <div className="swmmquiz-panel-head">
            <p role="alert">
              <strong>{problem.message}</strong> <br />
              {problem.shown}
            </p>
            {errors.length > 0 && (
              <button
                type="button"
                aria-expanded={!isCollapsed}
                aria-controls={listId}
                onClick={() => setCollapsed(!isCollapsed)}
              >
                {isCollapsed ? 'Show the errors' : 'Hide the errors'}
              </button>
            )}
          </div>
          <div id={listId} hidden={isCollapsed}>
            <FindingList errors={errors} />
          </div>
        </aside>
      )}
    </>
  );
}
