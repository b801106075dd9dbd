import { count } from '../../bank/format';

/** The announcements, by the milliseconds left. */
const warnings = [
  { at: 60_000, text: 'One minute left.' },
  { at: 300_000, text: 'Five minutes left.' },
];

/** How late a sentence may be announced. */
const toleranceMs = 1500;

/**
 * Returns the announcement for a step of the time left, in milliseconds; null for none.
 * After a sleep, which may skip a warning, it states the actual time left.
 */
export function timeAnnouncement(before: number, left: number): string | null {
  const crossed = warnings.find(({ at }) => before > at && left <= at);
  if (!crossed || left <= 0) return null;
  if (crossed.at - left < toleranceMs) return crossed.text;
  const seconds = Math.ceil(left / 1000);
  const words = [
    seconds >= 60 && count(Math.floor(seconds / 60), 'minute'),
    seconds % 60 > 0 && count(seconds % 60, 'second'),
  ];
  return `${words.filter(Boolean).join(' ')} left.`;
}
