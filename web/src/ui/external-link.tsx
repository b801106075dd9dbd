import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** A link that leaves the site, and says so. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} rel="noopener noreferrer">
      {children}
      <Icon name="external" className="ml-1 inline size-4 align-[-0.15em]" />
      <span className="sr-only"> (leaves this site)</span>
    </a>
  );
}
