import type { ReactNode } from 'react';
import { isSame, useGhost } from './ghost';

/**
 * Returns the shapes as they were before the last change, in gray, or undefined if they are the same or
 * not compared. `scale` is what positions depend on besides the state. Shapes of another scale, or
 * without one, are not compared.
 */
export function useFormer(scale: string | number | undefined, shapes: ReactNode): ReactNode {
  const before = useGhost({ axes: `${scale}`, min: 0, max: 0, children: () => shapes });
  if (scale === undefined) return undefined;
  const former = before?.children();
  return former && !isSame(former, shapes) ? <g className="ghost">{former}</g> : undefined;
}

interface FormerProps {
  /** What positions depend on besides the state. With another scale, or none, nothing is compared. */
  scale: string | number | undefined;
  /** The lines to compare, such as a water surface. */
  children: ReactNode;
}

/** Lines of a section and, in gray behind them, the lines before the last change. */
export function Former({ scale, children }: FormerProps) {
  const former = useFormer(scale, children);
  return (
    <>
      {former}
      {children}
    </>
  );
}
