import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { Connection } from './connection';
import { FindingList } from './finding-list';
import { errorsOf, type PreviewState } from './state';

const stateKey = ['/__swmmquiz', 'state'];

interface AuthorPanelProps {
  /** Starts to listen to the server, and returns how to stop. */
  listen: (connection: Connection) => () => void;
  /** Shows the page anew if it was served with another version. */
  keepUp: (version: string) => void;
}

/**
 * Tells an author how the bank on disk is. A good change reloads the page; a
 * broken one shows its findings over the last good page.
 */
export function AuthorPanel({ listen, keepUp }: AuthorPanelProps) {
  const client = useQueryClient();
  // The server is on this machine: it is there without a network too.
  const { data } = useQuery<PreviewState>({ queryKey: stateKey, networkMode: 'always' });
  const [isSmall, setSmall] = useState(false);
  const [isUp, setUp] = useState(true);
  const list = useId();

  useEffect(
    () =>
      listen({
        onChange: () => void client.invalidateQueries({ queryKey: stateKey }),
        onLink: setUp,
      }),
    [client, listen],
  );

  useEffect(() => {
    if (!data) return;
    if (data.ok) keepUp(data.version);
    else setSmall(false);
  }, [data, keepUp]);

  const problem = data && !data.ok ? data : undefined;
  const errors = problem ? errorsOf(problem) : [];
  return (
    <>
      {/* A status is announced when its text changes, so it is always there. */}
      <p role="status" className={isUp ? undefined : 'swmmquiz-panel'}>
        {!isUp && 'swmmquiz serve does not answer. This page follows the bank once it does again.'}
      </p>
      {problem && (
        <aside className="swmmquiz-panel" aria-label="Author's preview">
          <div className="swmmquiz-panel-head">
            <p role="alert">
              <strong>{problem.message}</strong> {problem.shown}
            </p>
            {errors.length > 0 && (
              <button
                type="button"
                aria-expanded={!isSmall}
                aria-controls={list}
                onClick={() => setSmall(!isSmall)}
              >
                {isSmall ? 'Show the findings' : 'Hide the findings'}
              </button>
            )}
          </div>
          <div id={list} hidden={isSmall}>
            <FindingList errors={errors} />
          </div>
        </aside>
      )}
    </>
  );
}
