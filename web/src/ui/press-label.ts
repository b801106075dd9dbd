import type { MouseEvent } from 'react';

/**
 * Handles a click on a label: presses its control without scrolling to it. Browsers would scroll to the
 * control of a label taller than what is in view.
 */
export function pressLabel(event: MouseEvent<HTMLLabelElement>): void {
  const { control } = event.currentTarget;
  // Without a control, for the click that the control itself sends, or after selecting text.
  if (!control || event.target === control || !window.getSelection()?.isCollapsed) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.click();
}
