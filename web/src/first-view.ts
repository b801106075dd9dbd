const controls = ['a[href]', 'button', 'input', 'select', 'summary']
  .map((name) => `#root ${name}`)
  .join();

/**
 * A control of the first view, to be found again in the app. An index among all controls would not
 * work: the app may show more or fewer of them, with other values, depending on the query of the address.
 */
interface Control {
  label: string;
  /** The index among the controls with the same label. */
  index: number;
}

const pressed: Control[] = [];
let focused: Control | null = null;

function firstView(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#root[data-first-view]');
}

function labelOf(element: Element): string {
  const label = (element as Partial<HTMLInputElement>).labels?.[0] ?? element;
  return element.tagName + label.textContent;
}

function controlsWithLabel(label: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(controls);
  return [...all].filter((one) => labelOf(one) === label);
}

function controlOf(element: HTMLElement): Control {
  const label = labelOf(element);
  return { label, index: controlsWithLabel(label).indexOf(element) };
}

function find({ label, index }: Control): HTMLElement | undefined {
  return controlsWithLabel(label)[index];
}

function elementOf({ target }: Event): HTMLElement | null {
  return firstView() && target instanceof Element ? target.closest<HTMLElement>(controls) : null;
}

function onClick(event: MouseEvent) {
  const element = elementOf(event);
  // Links work without the app.
  if (!element || element instanceof HTMLAnchorElement) return;
  pressed.push(controlOf(element));
  if (!(element instanceof HTMLButtonElement)) return;
  event.preventDefault();
  element.ariaBusy = 'true';
}

function onFocus(event: FocusEvent) {
  const element = elementOf(event);
  focused = element && controlOf(element);
}

/** Records what the user presses and focuses in the first view, until the app has replaced it. */
export function recordInput(): void {
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('focusin', onFocus);
}

function stopRecording(): void {
  document.removeEventListener('click', onClick, { capture: true });
  document.removeEventListener('focusin', onFocus);
}

/** Stops recording and removes the busy marks of buttons, because the app cannot be loaded. */
export function discardInput(): void {
  stopRecording();
  for (const button of document.querySelectorAll('[aria-busy]')) button.ariaBusy = null;
}

/** Repeats in the app what the user pressed in the first view, and restores the focus. */
export async function repeatInput(): Promise<void> {
  stopRecording();
  const root = firstView();
  if (!root) return;
  delete root.dataset.firstView;
  if (focused && document.activeElement === document.body) find(focused)?.focus();
  // All are found before the first press, because a press may change the controls of the page.
  for (const control of pressed.map(find)) {
    // The app renders the effect of a press before the next one.
    await new Promise((resolve) => setTimeout(resolve));
    control?.click();
  }
}
