/**
 * Finds links that leave the site by what they are called. jsdom, which lays
 * nothing out, may trim the space before the words that say so.
 */
export function leaving(text: string): (accessibleName: string) => boolean {
  return (accessibleName) =>
    accessibleName.startsWith(text) &&
    accessibleName.slice(text.length).trim() === '(leaves this site)';
}
