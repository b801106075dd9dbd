import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Keeps the control in use where it is on the screen when the text above it grows or shrinks. The
 * browser does so only while none of that text is in view, and Safari never does.
 */
export function keepPlace({ target }: SyntheticEvent) {
  const control = target as Element;
  const { top } = control.getBoundingClientRect();
  requestAnimationFrame(() => scrollBack(control, top));
}

/** Changes the state of components now, and keeps a control where it is on the screen. */
export function changeInPlace(control: Element, change: () => void) {
  const { top } = control.getBoundingClientRect();
  flushSync(change);
  scrollBack(control, top);
}

function scrollBack(control: Element, top: number) {
  control.closest('html, .dialog-part')?.scrollBy(0, control.getBoundingClientRect().top - top);
}
