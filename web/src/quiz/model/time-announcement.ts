import { count } from '../../bank/format';

/**
 * The announcements, with the time left at which each is made. The later one comes first, so that
 * it is used if both moments have passed since the last update.
 */
const warnings = [
  { leftMs: 60_000, text: 'One minute left.' },
  { leftMs: 300_000, text: 'Five minutes left.' },
];

/** How late a warning may be before its text is too inaccurate. */
const toleranceMs = 1500;

/**
 * Returns the announcement for a change of the time left, in milliseconds; null for none.
 * If the device slept past the moment of a warning, the announcement states the actual time left.
 */
export function timeAnnouncement(before: number, left: number): string | null {
  const crossed = warnings.find(({ leftMs }) => before > leftMs && left <= leftMs);
  if (!crossed || left <= 0) return null;
  if (crossed.leftMs - left < toleranceMs) return crossed.text;
  const seconds = Math.ceil(left / 1000);
  const words = [
    seconds >= 60 && count(Math.floor(seconds / 60), 'minute'),
    seconds % 60 > 0 && count(seconds % 60, 'second'),
  ];
  return `${words.filter(Boolean).join(' ')} left.`;
}
