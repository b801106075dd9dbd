import type { ReactNode } from 'react';

/** The width of every drawing in its own units. */
export const drawingWidth = 360;

// A page of a diagram sets both by the window's size: see main.css.
const widest = 'var(--drawing-width, 42rem)';
const highest = 'var(--drawing-height, 100rem)';

interface DrawingProps {
  /** The height in the drawing's own units; the width is 360. */
  height: number;
  children: ReactNode;
}

/**
 * One picture. Its text takes the one size that reads well at the width it is
 * shown at, 12 px or more on the narrowest phone; so a drawing sets no font
 * size. Screen readers get the sentence and the readings in its place.
 */
export function Drawing({ height, children }: DrawingProps) {
  return (
    <div
      className="@container mx-auto w-full min-w-0"
      style={{ maxWidth: `min(${widest}, ${highest} * ${drawingWidth / height})` }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${drawingWidth} ${height}`}
        className="block h-auto w-full fill-current text-[16px] @sm:text-[14px] @lg:text-[11px] @xl:text-[9.5px]"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {children}
      </svg>
    </div>
  );
}
