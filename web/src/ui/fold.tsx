import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';

interface FoldProps {
  /** The button's text while the content is hidden. */
  label: string;
  /** The button's text while the content is shown. */
  openLabel: string;
  children: ReactNode;
  className?: string;
  /** Scrolls the button to the top when the content opens, so that the content is in view. */
  scrolls?: boolean;
}

/** Content that a button shows and hides. It is always printed. */
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
