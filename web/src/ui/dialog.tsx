import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { LiveRegion } from './announcer';
import { Button } from './button';
import { classNames } from './class-names';
import { guardHistory } from './history-guard';
import { Icon } from './icon';

interface DialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** Fits the dialog to its content on every screen; otherwise it fills a phone's screen. */
  small?: boolean;
  /** Omits the Close button, because the content has a button that closes the dialog. */
  bare?: boolean;
  /** The ID of the element that describes the dialog. */
  describedBy?: string;
}

/**
 * A modal dialog, open while it is rendered. The native element keeps the focus inside
 * and reports Escape. Closing returns the focus to the opener. Back closes the dialog too.
 */
export function Dialog(props: DialogProps) {
  const { title, children, onClose, small = false, bare = false, describedBy } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useEffect(
    () =>
      guardHistory(() => {
        close();
        return true;
      }),
    [],
  );
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return;
    element.showModal();
    markRoot();
    return () => {
      element.close();
      markRoot();
      // Without preventScroll, the focus on a button in the sticky bar of a quiz would scroll
      // the page to the bar's original place.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  // The focus starts in the header, from where the browser would not scroll the content.
  const scrollContent = (event: KeyboardEvent) => {
    const element = content.current;
    if (!element || element.contains(event.target as Node)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { clientHeight, scrollHeight } = element;
    const by = {
      ArrowDown: 40,
      ArrowUp: -40,
      PageDown: 0.9 * clientHeight,
      PageUp: -0.9 * clientHeight,
      End: scrollHeight,
      Home: -scrollHeight,
    }[event.key];
    if (!by) return;
    event.preventDefault();
    element.scrollBy(0, by);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // On the backdrop the target is the dialog itself; elsewhere it is the content.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Releasing the pointer over the backdrop, after dragging a slider or selecting text, must not
        // close the dialog.
        if (pressedBackdrop.current && event.target === dialog.current) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={scrollContent}
      className={classNames(
        'flex-col overflow-hidden bg-card p-0 text-on-card shadow-xl open:flex',
        small
          ? 'm-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-lg rounded-xl border border-hairline'
          : 'm-0 h-dvh max-h-none w-full max-w-none sm:m-auto sm:h-auto sm:max-h-[90dvh] sm:max-w-4xl sm:rounded-xl sm:border sm:border-hairline',
      )}
    >
      <div className="dialog-part flex min-h-0 flex-1 flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-hairline p-4 sm:px-6">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          {!bare && (
            <Button variant="quiet" onClick={onClose} className="-my-1 -mr-2 shrink-0 print:hidden">
              <Icon name="cross" />
              Close
            </Button>
          )}
        </div>
        <LiveRegion />
        {/* Positioned, so that it scrolls all of its content and the dialog does not move. */}
        <div
          ref={content}
          className="dialog-part relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 sm:px-6"
        >
          {children}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Sets an attribute of the root element while a dialog is open. A rule with
 * `html:has(dialog[open])` would make the browser search the page at each change: 12 ms per click
 * in a quiz of 250 questions.
 */
function markRoot() {
  const open = document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-dialog', open);
}
