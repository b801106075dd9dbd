import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

interface DocsHeaderProps {
  /** The address of the link back. */
  to: string;
  backLabel: string;
  /** The state of the history entry that the link creates. */
  state?: unknown;
  /** Whether the header may be wider than usual, like the content below it. */
  wide?: boolean;
  children: ReactNode;
}

/** The header of a documentation page: a link back and the title. */
export function DocsHeader({ to, backLabel, state, wide = false, children }: DocsHeaderProps) {
  return (
    <header className="border-b border-hairline bg-card text-on-card">
      <div
        className={classNames('mx-auto max-w-6xl px-4 py-5 sm:px-6', wide && 'lg:max-w-[120rem]')}
      >
        <ButtonLink to={to} state={state} variant="quiet" className="-ml-4 print:hidden">
          <Icon name="left" />
          {backLabel}
        </ButtonLink>
        {children}
      </div>
    </header>
  );
}
