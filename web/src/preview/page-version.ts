const reloadedFor = 'swmmquiz-reloaded-for';

/** Returns the version that the page was served with; undefined if it has none. */
function pageVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="swmmquiz-version"]')?.content;
}

/**
 * Reloads the page if it was served with another version, but not twice in a row for the same
 * version: a cache could return the old page, which would reload forever.
 */
export function reloadIfOld(version: string, reload = () => location.reload()): void {
  try {
    if (version === pageVersion()) {
      sessionStorage.removeItem(reloadedFor);
      return;
    }
    if (sessionStorage.getItem(reloadedFor) === version) return;
    sessionStorage.setItem(reloadedFor, version);
  } catch {
    return; // Without storage a repeated reload could not be detected.
  }
  reload();
}
