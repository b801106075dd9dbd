import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

interface DocsHeaderProps {
  /** Where the link back leads. */
  back: string;
  backTo: string;
  /** As wide as the window, as what stands below it. */
  wide?: boolean;
  children: ReactNode;
}

/** The head of a page of documentation: a link back, and the page's title. */
export function DocsHeader({ back, backTo, wide = false, children }: DocsHeaderProps) {
  return (
    <header className="border-b border-hairline bg-card text-on-card">
      <div
        className={classNames('mx-auto max-w-6xl px-4 py-5 sm:px-6', wide && 'lg:max-w-[120rem]')}
      >
        <ButtonLink to={back} look="quiet" className="-ml-4 print:hidden">
          <Icon name="left" />
          {backTo}
        </ButtonLink>
        {children}
      </div>
    </header>
  );
}
