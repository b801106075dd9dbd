import type { Letter } from '../../bank/bundle';
import { letters } from '../../bank/letters';

/** What a key asks for. */
export type Command =
  | { kind: 'choose'; letter: Letter }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'mark' }
  | { kind: 'submit' }
  | { kind: 'help' };

/** What is read of a key press. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const commands: Record<string, Command> = {
  n: { kind: 'next' },
  p: { kind: 'previous' },
  f: { kind: 'mark' },
  s: { kind: 'submit' },
};

/**
 * What a single key asks for; null for any other. With Ctrl, Alt, the command
 * key or Shift it belongs to the browser or to a screen reader; a question mark
 * needs Shift on many keyboards.
 */
export function commandOf({ key, ctrlKey, altKey, metaKey, shiftKey }: Key): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === '?') return { kind: 'help' };
  if (shiftKey) return null;
  const small = key.toLowerCase();
  const letter =
    letters[['1', '2', '3', '4'].indexOf(key)] ??
    letters.find((known) => known.toLowerCase() === small);
  if (letter) return { kind: 'choose', letter };
  return Object.hasOwn(commands, small) ? (commands[small] ?? null) : null;
}

/** The keys in words. */
export const keyList: readonly { keys: readonly string[]; does: string }[] = [
  {
    keys: ['A', 'B', 'C', 'D'],
    does: 'Choose an option of the focused question; with none in focus, go to the one in view',
  },
  { keys: ['1', '2', '3', '4'], does: 'The same, by number' },
  { keys: ['N', 'P'], does: 'Next and previous question' },
  { keys: ['F'], does: 'Mark the focused question for later' },
  { keys: ['S'], does: 'Submit the quiz; it asks while questions are unanswered' },
  { keys: ['?'], does: 'This list' },
];
