import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A bordered surface around related content. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames(
        'rounded-xl border border-hairline bg-card p-4 text-on-card shadow-xs sm:p-6',
        className,
      )}
    />
  );
}
