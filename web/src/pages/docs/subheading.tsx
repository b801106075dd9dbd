import type { ReactNode } from 'react';

interface SubheadingProps {
  /** For links to the part. */
  id?: string;
  children: ReactNode;
}

/** The heading of a part of a section. */
export function Subheading({ id, children }: SubheadingProps) {
  return (
    <h3 id={id} tabIndex={id ? -1 : undefined} className="scroll-mt-6 pt-3 text-lg font-semibold">
      {children}
    </h3>
  );
}
