import type { ComponentProps } from 'react';
import { Icon } from './icon';

interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Opens in a tab of its own, so that what is on this page stays. */
  newTab?: boolean;
}

/** A link that leaves the site, and says so. */
export function ExternalLink({ children, newTab = false, ...props }: ExternalLinkProps) {
  return (
    <a {...props} rel="noopener noreferrer" target={newTab ? '_blank' : undefined}>
      {children}
      <Icon name="external" className="ml-1 inline size-4 align-[-0.15em]" />
      <span className="sr-only"> (leaves this site{newTab && ', opens in a new tab'})</span>
    </a>
  );
}
