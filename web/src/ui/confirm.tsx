import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmProps {
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The labels of the two buttons. */
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /**
   * Called by the Close button, Escape, Back or a click on the backdrop. If absent, there is no
   * Close button, and the others call `onNo`.
   */
  onClose?: () => void;
}

/** Asks for confirmation. The focus starts on "no", so that Enter loses nothing. */
export function Confirm({ title, children, yes, no, onYes, onNo, onClose = onNo }: ConfirmProps) {
  const id = useId();
  const noButton = useRef<HTMLButtonElement>(null);
  useEffect(() => noButton.current?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose} small bare={onClose === onNo} describedBy={id}>
      <div className="space-y-5">
        <div id={id}>{children}</div>
        <div className="flex flex-wrap gap-3">
          <Button ref={noButton} onClick={onNo}>
            {no}
          </Button>
          <Button variant="secondary" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
