import { type ReactNode, useId, useState } from 'react';
import { Button } from './button';

interface FoldProps {
  /** The button's text while the content is hidden. */
  label: string;
  /** The button's text while the content is shown. */
  openLabel: string;
  children: ReactNode;
  className?: string;
  /** Scrolls the button to the top when the content opens, and back into view when it closes. */
  scrolls?: boolean;
  onClose?: () => void;
}

/** Content that a button shows and hides. It is always printed. */
export function Fold(props: FoldProps) {
  const { label, openLabel, children, className = '', scrolls = false, onClose } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          setIsOpen(!isOpen);
          if (isOpen) onClose?.();
          if (scrolls) {
            const block = isOpen ? 'nearest' : 'start';
            requestAnimationFrame(() => currentTarget.scrollIntoView({ block }));
          }
        }}
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
