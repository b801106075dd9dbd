type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/**
 * Lets a gate see each step in the browser's history before the router does.
 * Browsers call the window's listeners in the order in which they were added,
 * capturing or not: so this is called before the router is drawn.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Sets the gate, or takes it away. */
export function setGate(next: Gate | null): void {
  gate = next;
}
