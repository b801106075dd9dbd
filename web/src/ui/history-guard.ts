/**
 * Reports whether to stop a step in the browser's history. A stopped step can be taken later by
 * calling `repeat`.
 */
type Guard = (repeat: () => void) => boolean;

/** The guards, each with the index of the entry that it guards. The last one is asked first. */
const guards: { guard: Guard; index: number }[] = [];

/** The index of the entry to which the browser is returning after a stopped step. */
let returningTo: number | null = null;

/**
 * Asks a guard about each step in the browser's history that no later guard stops. Returns a
 * function that removes the guard. An entry to which the router gave no index is not guarded.
 *
 * The declarative router cannot block a navigation, and a step has already happened when its event
 * arrives. A stopped step is therefore hidden from the router and undone, so that nothing on the
 * page changes.
 */
export function guardHistory(guard: Guard): () => void {
  const index = returningTo ?? indexOf(window.history.state);
  if (index === null) return () => {};
  const entry = { guard, index };
  guards.push(entry);
  return () => void guards.splice(guards.indexOf(entry), 1);
}

/**
 * Passes each step in the browser's history to the guards before the router sees it. Browsers
 * call the window's listeners in the order in which they were added, so this must be called before
 * the router is rendered.
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
    const stopper = guards.findLast(({ guard, index }) =>
      guard(() => window.history.go(target - index)),
    );
    if (!stopper) return;
    event.stopImmediatePropagation();
    returningTo = stopper.index;
    window.history.go(stopper.index - target);
  });
}

/** Returns the index that the router keeps in the state of an entry; null for other entries. */
function indexOf(state: { idx?: number } | null): number | null {
  return state?.idx ?? null;
}
