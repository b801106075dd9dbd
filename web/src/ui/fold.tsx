import { type ReactNode, useId, useState } from 'react';
import { Button } from './button';

interface FoldProps {
  /** The button's text while the content is hidden. */
  label: string;
  /** The button's text while the content is in view. */
  openLabel: string;
  children: ReactNode;
  className?: string;
}

/** Content behind a button. On paper all of it is shown. */
export function Fold({ label, openLabel, children, className = '' }: FoldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="justify-self-start print:hidden"
      >
        {isOpen ? openLabel : label}
      </Button>
      <div id={id} className={isOpen ? className : `hidden print:block ${className}`}>
        {children}
      </div>
    </>
  );
}
