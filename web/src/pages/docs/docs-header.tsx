import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface DocsHeaderProps {
  /** Where the link back leads. */
  back: string;
  backTo: string;
  children: ReactNode;
}

/** The head of a page of documentation: a link back, and the page's title. */
export function DocsHeader({ back, backTo, children }: DocsHeaderProps) {
  return (
    <header className="border-b border-hairline bg-card text-on-card">
      <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6">
        <ButtonLink to={back} look="quiet" className="-ml-4 print:hidden">
          <Icon name="left" />
          {backTo}
        </ButtonLink>
        {children}
      </div>
    </header>
  );
}
