type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Passes each step in the browser's history to a guard before the router sees it.
 * Browsers call the window's listeners in the order in which they were added,
 * capturing or not, so this runs before the router is rendered.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Sets the guard, or removes it. */
export function setHistoryGuard(next: Guard | null): void {
  guard = next;
}
