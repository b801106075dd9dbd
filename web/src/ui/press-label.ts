import type { MouseEvent } from 'react';

/**
 * Handles a click on a label: presses its control without scrolling to it. Browsers would scroll to the
 * control of a label taller than what is in view.
 */
export function pressLabel(event: MouseEvent<HTMLLabelElement>): void {
  const { control } = event.currentTarget;
  // The browser handles a label without a control, a click on the control and the end of a selection.
  if (!control || event.target === control || !window.getSelection()?.isCollapsed) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.click();
}
