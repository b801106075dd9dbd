import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';

interface FoldProps {
  /** The button's text while the content is hidden. */
  label: string;
  /** The button's text while the content is in view. */
  openLabel: string;
  children: ReactNode;
  className?: string;
  /** Scrolls to the content when it opens. */
  scrolls?: boolean;
}

/** Content behind a button. On paper all of it is shown. */
export function Fold({ label, openLabel, children, className = '', scrolls = false }: FoldProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (scrolls && isOpen) button.current?.scrollIntoView({ block: 'start' });
  }, [scrolls, isOpen]);
  return (
    <>
      <Button
        ref={button}
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
