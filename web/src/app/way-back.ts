/**
 * The link last clicked at each entry of the history, by the entry's key: its address, and its place
 * among the links to that address.
 */
const followed = new Map<string, { address: string; index: number }>();

const linksTo = (address: string) => [...document.links].filter(({ href }) => href === address);

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
    if (!link) return;
    const address = link.href;
    followed.set(entryKey(), { address, index: linksTo(address).indexOf(link) });
  },
  { capture: true },
);
window.addEventListener('popstate', () =>
  // When the timer fires, the router has rendered the page, which has focused its heading.
  setTimeout(() => {
    const link = followed.get(entryKey());
    if (!link) return;
    const links = linksTo(link.address);
    // Links in a picture that loads later may be missing.
    (links[link.index] ?? links.at(-1))?.focus();
  }),
);

export {};
