import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-2 text-center font-semibold no-underline forced-colors:border';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-outline bg-card text-on-card hover:bg-muted',
  quiet: 'text-link hover:bg-muted',
};

interface Look {
  look?: ButtonLook;
}

/** A button, 44 px high or more. */
export function Button({ look = 'primary', className, ...props }: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(base, looks[look], 'cursor-pointer', className)}
    />
  );
}

/** A link within the app that looks like a button. */
export function ButtonLink({ look = 'primary', className, ...props }: LinkProps & Look) {
  return <Link {...props} className={classNames(base, looks[look], className)} />;
}
