import type { ReactNode } from 'react';

/** The heading of a part of a section. */
export function Subheading({ children }: { children: ReactNode }) {
  return <h3 className="pt-3 text-lg font-semibold">{children}</h3>;
}
