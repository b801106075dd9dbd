import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';

/** The delays of tooltips, in milliseconds. */
export const tooltipDelays = {
  open: 700,
  /** A tooltip opens without the delay if any tooltip closed less than this long ago. */
  skip: 300,
} as const;

/** When a tooltip of the page was last closed. */
let closedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** The text of the tooltip. The page must state the same elsewhere: not everyone sees a tooltip. */
  text: string;
  /** The label of the described button. */
  children: ReactNode;
}

/**
 * A button with a tooltip below it, which opens when the button is hovered or focused, and closes
 * when the pointer or the focus leaves. The tooltip can be hovered, and Escape closes it (WCAG
 * 1.4.13, Content on Hover or Focus).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const id = useId();
  const show = (delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const isOpen = useRef(false);
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    // The effect would set these too late: the pointer may enter the next button in the same task.
    if (isOpen.current) closedAt = performance.now();
    isOpen.current = false;
    setOpen(false);
  }, []);
  useEffect(() => {
    isOpen.current = open;
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, close]);
  useEffect(() => close, [close]);
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        show(performance.now() - closedAt < tooltipDelays.skip ? 0 : tooltipDelays.open);
      }}
      onPointerLeave={close}
    >
      <button
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={() => show(0)}
        onBlur={close}
        className="min-h-6 cursor-help rounded-full"
      >
        {children}
      </button>
      {open && (
        // The gap below the button belongs to the tooltip, so that the pointer can cross it.
        <span className="absolute top-full right-0 z-20 w-max max-w-60 pt-1.5">
          <span
            id={id}
            role="tooltip"
            className="block rounded-lg bg-on-surface px-3 py-2 text-sm text-surface shadow-lg forced-colors:border"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
