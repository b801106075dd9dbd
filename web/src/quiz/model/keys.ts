import type { Letter } from '../../bank/bundle';
import { letters } from '../../bank/letters';

/** The command of a key. */
export type Command =
  | { kind: 'choose'; letter: Letter }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'mark' }
  | { kind: 'submit' }
  | { kind: 'help' };

/** The relevant parts of a key press. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const commands: Record<string, Command> = {
  n: { kind: 'next' },
  p: { kind: 'previous' },
  f: { kind: 'mark' },
  s: { kind: 'submit' },
};

/**
 * Returns the command of a single key; null if it has none. Keys with Ctrl, Alt, Command or
 * Shift belong to the browser or a screen reader, except the question mark, which needs
 * Shift on many keyboards.
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

/** The shortcuts as shown in the help. */
export const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  {
    keys: ['A', 'B', 'C', 'D'],
    does: 'Choose an option of the focused question, or focus the question in view',
  },
  { keys: ['1', '2', '3', '4'], does: 'The same, by number' },
  { keys: ['N', 'P'], does: 'Next and previous question' },
  { keys: ['F'], does: 'Mark the focused question for later' },
  { keys: ['S'], does: 'Submit the quiz; asks first if questions are unanswered' },
  { keys: ['?'], does: 'This list' },
];
