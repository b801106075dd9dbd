import type { ReactNode } from 'react';

/** The width of every drawing in its own units. */
export const drawingWidth = 360;

/**
 * How wide a drawing may be, by how many times it is wider than high. A page of a
 * diagram sets both variables by the window's size: see app.css. Classes, as the
 * first view of a page may have no style attribute.
 */
const widest = [
  [1.6, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem)*1.6)]'],
  [1.4, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem)*1.4)]'],
  [1.2, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem)*1.2)]'],
  [0, 'max-w-[min(var(--drawing-width,42rem),var(--drawing-height,100rem))]'],
] as const;

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
  const limit = widest.find(([ratio]) => drawingWidth / height >= ratio)?.[1];
  return (
    <div className={`@container mx-auto w-full min-w-0 ${limit}`}>
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
