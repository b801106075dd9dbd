import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; retry: () => void };

/** Values that have loaded, by their loaders. */
const ready = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads something before it is rendered: `useLoaded` returns it at once. */
export async function loadAhead<T>(load: () => Promise<T>): Promise<void> {
  ready.set(load, await load());
}

/** Loads something once; `load` must be the same function in each render. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>(() =>
    ready.has(load) ? { status: 'ready', value: ready.get(load) as T } : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (ready.has(load)) return;
    let current = true;
    setState({ status: 'loading' });
    load().then(
      (value) => {
        ready.set(load, value);
        if (current) setState({ status: 'ready', value });
      },
      () =>
        current && setState({ status: 'failed', retry: () => setAttempt((number) => number + 1) }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return state;
}
