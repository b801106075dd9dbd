/**
 * Returns a matcher for the accessible name of a link that leaves the site in the same tab. jsdom,
 * which has no layout, may trim the space before the hidden words.
 */
export function externalLinkName(text: string): (accessibleName: string) => boolean {
  return (accessibleName) =>
    accessibleName.startsWith(text) &&
    accessibleName.slice(text.length).trim() === '(leaves this site)';
}
