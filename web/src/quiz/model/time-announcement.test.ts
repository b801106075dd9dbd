import { expect, it } from 'vitest';
import { timeAnnouncement } from './time-announcement';

it.each([
  [301_000, 300_000, 'Five minutes left.'],
  [300_400, 299_400, 'Five minutes left.'],
  [61_000, 60_000, 'One minute left.'],
  [750_000, 749_000, null],
  [300_000, 299_000, null],
  [59_000, 58_000, null],
  [400_000, 270_000, '4 minutes 30 seconds left.'],
  [400_000, 120_000, '2 minutes left.'],
  [400_000, 61_000, '1 minute 1 second left.'],
  [400_000, 30_000, '30 seconds left.'],
  [90_000, 1, '1 second left.'],
  [90_000, 0, null],
])('announces, as the time left falls from %d to %d ms: %s', (before, left, text) => {
  expect(timeAnnouncement(before, left)).toBe(text);
});
