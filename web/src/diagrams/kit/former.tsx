import type { ReactNode } from 'react';
import { useGhost } from './ghost';

interface FormerProps {
  /** What positions depend on besides the state. With another scale, or none, nothing is compared. */
  scale: string | number | undefined;
  /** The lines to compare, such as a water surface. */
  children: ReactNode;
}

/** Lines of a section, and before them in gray how they were before the last change. */
export function Former({ scale, children }: FormerProps) {
  const before = useGhost({ axes: `${scale}`, min: 0, max: 0, children: () => children });
  return (
    <>
      {scale !== undefined && before && <g className="ghost">{before.children(Number, Number)}</g>}
      {children}
    </>
  );
}
