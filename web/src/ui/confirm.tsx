import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmProps {
  title: string;
  /** What is at stake. */
  children: ReactNode;
  /** What the two buttons say. */
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /** Escape or a click on the backdrop: says no, if left out. */
  onClose?: () => void;
}

/** Asks before something that can't be undone; no has the focus first. */
export function Confirm({ title, children, yes, no, onYes, onNo, onClose = onNo }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose} small bare>
      <div className="space-y-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onNo}>{no}</Button>
          <Button look="secondary" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
