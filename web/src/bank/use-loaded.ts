import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; retry: () => void };

/** Values that were loaded ahead, by their loaders. */
const ahead = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads something before it is rendered: `useLoaded` returns it at once. */
export async function loadAhead<T>(load: () => Promise<T>): Promise<void> {
  ahead.set(load, await load());
}

/** Loads something once; `load` must be the same function in each render. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>(() =>
    ahead.has(load) ? { status: 'ready', value: ahead.get(load) as T } : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (ahead.has(load)) return;
    let current = true;
    setState({ status: 'loading' });
    load().then(
      (value) => current && setState({ status: 'ready', value }),
      () =>
        current && setState({ status: 'failed', retry: () => setAttempt((number) => number + 1) }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return state;
}
