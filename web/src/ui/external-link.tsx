import type { ComponentProps } from 'react';
import { Icon } from './icon';

interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Opens the link in a new tab, so that this page stays open. */
  newTab?: boolean;
}

/** A link to another site. Its accessible name states that it leaves this one. */
export function ExternalLink({ children, newTab = false, ...props }: ExternalLinkProps) {
  return (
    <a {...props} rel="noopener noreferrer" target={newTab ? '_blank' : undefined}>
      {children}
      <Icon name="external" className="ml-1 inline size-[1em] align-[-0.15em]" />
      <span className="sr-only"> (leaves this site{newTab && ', opens in a new tab'})</span>
    </a>
  );
}
