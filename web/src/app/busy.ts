/** Whether there is something on the page that a reload would lose. */
let busy = false;
const waiting = new Set<() => void>();

/** Says that there is something to lose, or that there no longer is. */
export function setBusy(next: boolean): void {
  busy = next;
  if (busy) return;
  for (const run of waiting) run();
  waiting.clear();
}

/** Runs once there is nothing to lose: at once, or later. The result calls it off. */
export function whenFree(run: () => void): () => void {
  if (busy) waiting.add(run);
  else run();
  return () => waiting.delete(run);
}
