import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** The classes for the background and the text of each tone. */
export const tones = {
  muted: 'bg-muted text-on-muted',
  success: 'bg-success text-on-success',
  warning: 'bg-warning text-on-warning',
  blue: 'bg-blue text-on-blue',
  teal: 'bg-teal text-on-teal',
  green: 'bg-green text-on-green',
  violet: 'bg-violet text-on-violet',
} as const;

export type Tone = keyof typeof tones;

/** Returns the tone for a color name in the configuration; muted for an unknown name. */
export function toneOf(color: string): Tone {
  return Object.hasOwn(tones, color) ? (color as Tone) : 'muted';
}

/** A short label on a colored background. */
export function Badge({ tone = 'muted', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap forced-colors:border',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
