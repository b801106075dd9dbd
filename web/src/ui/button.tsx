import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'tinted';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-2 text-center font-semibold no-underline disabled:opacity-50 forced-colors:border';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-outline bg-card text-on-card hover:bg-muted',
  quiet: 'text-link hover:bg-muted',
  // The caller adds a tone, which colors the background and the text.
  tinted: 'border border-transparent hover:border-current',
};

interface VariantProps {
  variant?: ButtonVariant;
}

/** A button, at least 44 px high. */
export function Button({
  variant = 'primary',
  className,
  ...props
}: ComponentProps<'button'> & VariantProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        base,
        variants[variant],
        'cursor-pointer disabled:cursor-default',
        className,
      )}
    />
  );
}

/** A link within the app that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...props }: LinkProps & VariantProps) {
  return <Link {...props} className={classNames(base, variants[variant], className)} />;
}
