import type { SyntheticEvent } from 'react';

/**
 * Keeps the control in use where it is on the screen when the text above it grows or shrinks. The
 * browser does so only while none of that text is in view, and Safari never does.
 */
export function keepPlace({ target }: SyntheticEvent) {
  const control = target as Element;
  const { top } = control.getBoundingClientRect();
  requestAnimationFrame(() =>
    control.closest('html, .dialog-part')?.scrollBy(0, control.getBoundingClientRect().top - top),
  );
}
