const reloadedFor = 'swmmquiz-reloaded-for';

/** The version that the page was served with; undefined when it names none. */
function pageVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="swmmquiz-version"]')?.content;
}

/**
 * Shows the page anew when it was served with another version than this one,
 * but only once: a page from a cache could come back as it was, and would be
 * reloaded forever.
 */
export function keepUp(version: string, reload = () => location.reload()): void {
  try {
    if (version === pageVersion()) {
      sessionStorage.removeItem(reloadedFor);
      return;
    }
    if (sessionStorage.getItem(reloadedFor) === version) return;
    sessionStorage.setItem(reloadedFor, version);
  } catch {
    return; // A browser that remembers nothing can't be kept from going in circles.
  }
  reload();
}
