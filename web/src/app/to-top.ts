/**
 * Begins a page anew: its heading takes the focus, and the page is shown from
 * the top. A frame as high as its content has nothing to scroll, so there the
 * page around is scrolled.
 */
export function toTop(heading: HTMLElement | null): void {
  window.scrollTo(0, 0);
  if (document.documentElement.dataset.embedded !== undefined) heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
