import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A notice that users should read before they continue. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex gap-3 rounded-xl border border-on-warning bg-warning p-4 text-on-warning"
    >
      <Icon name="info" className="mt-0.5 size-5" />
      <div className="min-w-0 space-y-2 wrap-anywhere">{children}</div>
    </div>
  );
}
