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
  /** Called by Close, Escape or a click on the backdrop. By default `onNo`, without Close. */
  onClose?: () => void;
}

/** Asks for confirmation of something that cannot be undone. The focus starts on "no". */
export function Confirm({ title, children, yes, no, onYes, onNo, onClose = onNo }: ConfirmProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose} small bare={onClose === onNo} describedBy={id}>
      <div className="space-y-5">
        <div id={id}>{children}</div>
        <div className="flex flex-wrap gap-3">
          <Button ref={first} onClick={onNo}>
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
