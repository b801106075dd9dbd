import { count } from '../../bank/format';

/** Sentences that are spoken when so many milliseconds are left. */
const warnings = [
  { at: 60_000, text: 'One minute left.' },
  { at: 300_000, text: 'Five minutes left.' },
];

/** How late, in milliseconds, a sentence is still true. */
const late = 1500;

/**
 * What is to be said as the time left goes from one value to the next, in
 * milliseconds; null for nothing. After a sleep, which may skip a warning, it
 * says what is left by then.
 */
export function spokenTime(before: number, left: number): string | null {
  const crossed = warnings.find(({ at }) => before > at && left <= at);
  if (!crossed || left <= 0) return null;
  if (crossed.at - left < late) return crossed.text;
  const seconds = Math.ceil(left / 1000);
  const words = [
    seconds >= 60 && count(Math.floor(seconds / 60), 'minute'),
    seconds % 60 > 0 && count(seconds % 60, 'second'),
  ];
  return `${words.filter(Boolean).join(' ')} left.`;
}
