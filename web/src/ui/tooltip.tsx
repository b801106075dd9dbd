import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** The delays of tooltips, in milliseconds. */
export const tooltipDelays = { open: 700, skip: 300 } as const;

export interface TooltipProps {
  /** The text of the tooltip, which must not be the only place of a fact. */
  text: string;
  /** The described element: a button, so that it can have the focus. */
  children: ReactNode;
}

/** A hint beside a hovered or focused element. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={tooltipDelays.open} skipDelayDuration={tooltipDelays.skip}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-xs rounded-lg bg-on-surface px-3 py-2 text-sm text-surface shadow-lg forced-colors:border"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
