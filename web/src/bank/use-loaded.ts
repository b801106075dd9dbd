import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; retry: () => void };

/** What has been loaded, by loader. */
const ready = new WeakMap<() => Promise<unknown>, Loaded<unknown>>();

/** Loads something and keeps it, so that later calls of `useLoaded` return it at once. */
export async function loadAhead<T>(load: () => Promise<T>): Promise<void> {
  ready.set(load, { status: 'ready', value: await load() });
}

const stateOf = <T>(load: () => Promise<T>) =>
  (ready.get(load) ?? { status: 'loading' }) as Loaded<T>;

/** Loads something and keeps it. `load` must not be a new function on every render. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState(() => stateOf(load));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Another caller may have loaded it since the render.
    setState(stateOf(load));
    if (ready.has(load)) return;
    let current = true;
    loadAhead(load).then(
      () => current && setState(stateOf(load)),
      () => current && setState({ status: 'failed', retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return state;
}
