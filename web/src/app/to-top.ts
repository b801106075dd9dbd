/**
 * Shows a page from the top and focuses its heading. A frame as high as its content
 * does not scroll, so the framing page is scrolled.
 */
export function toTop(heading: HTMLElement | null): void {
  window.scrollTo(0, 0);
  if (document.documentElement.dataset.embedded !== undefined) heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
