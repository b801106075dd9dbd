/** Returns the live region of the page, which contains what was announced. */
export function announcer(): HTMLElement {
  const region = document.querySelector<HTMLElement>('div.sr-only[aria-live]');
  if (!region) throw new Error('the page has no live region');
  return region;
}
