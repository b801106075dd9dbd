import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A surface that holds what belongs together. */
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
