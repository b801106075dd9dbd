import { useSyncExternalStore } from 'react';

let ready = false;
const listeners = new Set<() => void>();

/** Records that the site works offline. */
export function setOfflineReady(): void {
  ready = true;
  for (const run of listeners) run();
}

function subscribe(run: () => void): () => void {
  listeners.add(run);
  return () => void listeners.delete(run);
}

/** Reports whether the site works offline. */
export function useOfflineReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ready,
    () => false,
  );
}
