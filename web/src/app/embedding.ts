/** The message to the framing page with the height of the quiz in pixels. */
export interface HeightMessage {
  type: 'swmmquiz:height';
  height: number;
}

/**
 * Adapts the page to the page that frames it, until the signal is aborted: reports the height of the
 * app to the framing page if its origin is known, and puts dialogs where the learner is.
 */
export function adaptToFrame(parent: string | null, signal: AbortSignal) {
  if (signal.aborted) return;
  const app = document.getElementById('root');
  if (app && parent !== null) reportHeight(app, parent, signal);
  trackInput(signal);
}

/** Reports each new height of an element to the framing page. */
function reportHeight(element: Element, parent: string, signal: AbortSignal) {
  let last = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    window.parent.postMessage({ type: 'swmmquiz:height', height } satisfies HeightMessage, parent);
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Marks the page as embedded, and sets `--embed-top` to a position just above the place outside dialogs
 * that was last pressed, or above the element that was last typed in. app.css puts dialogs and
 * notifications there, because the center of a frame as high as its content may be out of view.
 */
function trackInput(signal: AbortSignal) {
  const root = document.documentElement;
  const track = (event: PointerEvent | KeyboardEvent) => {
    const { target } = event;
    // Without focus, a key's target is the body, which does not tell where the learner is.
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const isPress = 'clientY' in event;
    if (!isPress && target === document.body) return;
    const y = isPress ? event.clientY : target.getBoundingClientRect().top;
    root.style.setProperty('--embed-top', `${Math.max(8, Math.round(window.scrollY + y - 120))}px`);
  };
  root.dataset.embedded = '';
  document.addEventListener('pointerdown', track, { capture: true, signal });
  document.addEventListener('keydown', track, { capture: true, signal });
  signal.addEventListener('abort', () => delete root.dataset.embedded);
}
