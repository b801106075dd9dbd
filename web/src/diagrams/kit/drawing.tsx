import type { ReactNode } from 'react';

/** The width of every drawing in the drawing's own units. */
export const drawingWidth = 360;

/**
 * The maximum width of a drawing by its aspect ratio. A diagram's page sets both variables by
 * the window's size: see app.css. These are classes because the first view of a page cannot
 * have style attributes.
 */
const maxWidths = [
  [1.6, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem)*1.6)]'],
  [1.4, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem)*1.4)]'],
  [1.2, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem)*1.2)]'],
  [0, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem))]'],
] as const;

interface DrawingProps {
  /** The height, for a width of 360. */
  height: number;
  /** Stays in view on a narrow screen while the controls are used. Without it the first drawing does. */
  stays?: boolean | undefined;
  children: ReactNode;
}

/**
 * One picture. Its text size follows from the displayed width, and is 12 px or more on the
 * narrowest phone, so a drawing sets no font sizes. Screen readers get the sentence and the
 * readings instead.
 */
export function Drawing({ height, stays, children }: DrawingProps) {
  const maxWidth = maxWidths.find(([ratio]) => drawingWidth / height >= ratio)?.[1];
  return (
    // The outer box is as wide as its column: where it stays in view, it covers what scrolls below.
    <div className="w-full min-w-0" data-stays={stays || undefined}>
      <div className={`@container mx-auto ${maxWidth}`}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${drawingWidth} ${height}`}
          className="pointer-events-none block h-auto w-full fill-current text-[16px] @sm:text-[14px] @lg:text-[11px] @xl:text-[9.5px]"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          {children}
        </svg>
      </div>
    </div>
  );
}
