import type { ReactNode } from 'react';

/** The width of every drawing in the drawing's own units. */
export const drawingWidth = 360;

/**
 * Classes with the aspect ratio of a drawing, rounded down, from which app.css derives the maximum
 * width; without a class, it uses 1. The Content-Security-Policy allows no style attributes in the HTML of a page.
 */
const ratios = [
  [1.6, '[--ratio:1.6]'],
  [1.4, '[--ratio:1.4]'],
  [1.2, '[--ratio:1.2]'],
  [0, ''],
] as const;

interface DrawingProps {
  /** The height, for a width of 360. */
  height: number;
  /**
   * Keeps the drawing in view while the controls are used on a narrow screen, and shows it in a dialog
   * before Explore. If no drawing of a diagram has it, the first one stays in view.
   */
  stays?: boolean | undefined;
  children: ReactNode;
}

/**
 * One picture. Its text size follows from the displayed width, and is 12 px or more where that is at
 * least 270 px, so a drawing sets no font sizes. Screen readers get the sentence and the readings
 * instead.
 */
export function Drawing({ height, stays, children }: DrawingProps) {
  const ratio = ratios.find(([minRatio]) => drawingWidth / height >= minRatio)?.[1];
  return (
    // The outer box is as wide as its column: where it stays in view, it covers what scrolls under it.
    <div className="w-full min-w-0" data-stays={stays || undefined}>
      <div className={`drawing @container mx-auto ${ratio}`}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${drawingWidth} ${height}`}
          className="pointer-events-none block h-auto w-full fill-current text-[16px] @sm:text-[14px] @lg:text-[11px] @xl:text-[9.5px]"
        >
          {children}
        </svg>
      </div>
    </div>
  );
}
