/** The address of the link last clicked at each entry of the history, by the entry's key. */
const followed = new Map<string, string>();

/** The key that the router gives the current entry. */
const entryKey = (): string => window.history.state?.key ?? '';

/*
 * After Back or Forward, focuses the link that led away from the page, as browsers do between
 * documents. The app does not wait for this module, and works without it.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) followed.set(entryKey(), link.href);
  },
  { capture: true },
);
window.addEventListener('popstate', () =>
  // When the timer fires, the router has rendered the page, which has focused its heading.
  setTimeout(() => {
    const address = followed.get(entryKey());
    const link = [...document.links].find(({ href }) => href === address);
    link?.focus();
  }),
);

export {};
