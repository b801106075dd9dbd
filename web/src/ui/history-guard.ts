/** Asked about a step in the history, which it may repeat later. Returns true to stop the step. */
type Guard = (repeat: () => void) => boolean;

/** The last one is asked first. */
const guards: { guard: Guard; here: number }[] = [];

/** The index of the entry to which a stopped step returns. */
let returningTo: number | null = null;

/**
 * Asks a guard before each step in the browser's history, until the result is called.
 *
 * The declarative router cannot block a navigation. A step has already happened when its event
 * arrives: it is hidden from the router and undone, so that nothing on the page changes.
 */
export function guardHistory(guard: Guard): () => void {
  const here = returningTo ?? indexOf(window.history.state);
  if (here === null) return () => {};
  const entry = { guard, here };
  guards.push(entry);
  return () => void guards.splice(guards.indexOf(entry), 1);
}

/**
 * Passes each step in the browser's history to the guards before the router sees it. Browsers
 * call the window's listeners in the order in which they were added, capturing or not, so this
 * runs before the router is rendered.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => {
    const target = indexOf(event.state);
    if (target === null) return;
    if (target === returningTo) {
      returningTo = null;
      event.stopImmediatePropagation();
      return;
    }
    const stopped = guards.findLast(({ guard, here }) =>
      guard(() => window.history.go(target - here)),
    );
    if (!stopped) return;
    event.stopImmediatePropagation();
    returningTo = stopped.here;
    window.history.go(stopped.here - target);
  });
}

/** The index that the router gives an entry of the session's history. */
function indexOf(state: unknown): number | null {
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}
