import type { ReactNode } from 'react';

interface FormulaProps {
  label: string;
  /** Whether the formula is a computation, with more space between its lines. */
  worked?: boolean;
  children: ReactNode;
}

/** A formula on its own lines. It scrolls sideways if it is wider than its column. */
export function Formula({ label, worked, children }: FormulaProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a formula is not a set of form fields
    <div
      role="group"
      aria-label={label}
      data-worked={worked}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      className="formula sideways"
    >
      {children}
    </div>
  );
}
