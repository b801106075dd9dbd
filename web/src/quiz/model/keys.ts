import type { Letter } from '../../bank/bundle';
import { letters } from '../../bank/letters';

/** What a single-key shortcut does. */
export type Command =
  | { kind: 'choose'; letter: Letter }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'mark' }
  | { kind: 'details' }
  | { kind: 'type' }
  | { kind: 'map' }
  | { kind: 'submit' }
  | { kind: 'help' };

/** The relevant parts of a key press. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const commands: Record<string, Command> = {
  n: { kind: 'next' },
  p: { kind: 'previous' },
  f: { kind: 'mark' },
  i: { kind: 'details' },
  m: { kind: 'map' },
  s: { kind: 'submit' },
};

/**
 * Returns the command of a single key; null if it has none. Keys with Ctrl, Alt, Command or
 * Shift belong to the browser or a screen reader, except the question mark, which needs
 * Shift on many keyboards. The letters and numbers of a question's options take precedence. In a
 * question without options, digits and signs are typed into its field.
 */
export function commandOf(
  { key, ctrlKey, altKey, metaKey, shiftKey }: Key,
  options: number,
): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === '?') return { kind: 'help' };
  if (shiftKey) return null;
  const lower = key.toLowerCase();
  const known = letters.slice(0, options);
  const letter = known[Number(key) - 1] ?? known.find((one) => one.toLowerCase() === lower);
  if (letter) return { kind: 'choose', letter };
  if (options === 0 && /^[\d.,−-]$/.test(key)) return { kind: 'type' };
  return Object.hasOwn(commands, lower) ? (commands[lower] ?? null) : null;
}

interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** Returns the shortcuts as shown in the help, for questions with at most this many options. */
export function shortcutsFor(options: number): Shortcut[] {
  const known = letters.slice(0, options);
  return [
    ...(options === 0
      ? []
      : [
          {
            keys: known,
            does: 'Choose an option of the focused question, or focus the question in view',
          },
          { keys: known.map((_, index) => `${index + 1}`), does: 'The same, by number' },
        ]),
    { keys: ['N', 'P'], does: 'Next and previous question' },
    {
      keys: ['F'],
      does: known.includes('F')
        ? 'Mark the focused question for later, unless it has an option F'
        : 'Mark the focused question for later',
    },
    { keys: ['I'], does: 'Details & Diagram of an answered question' },
    { keys: ['M'], does: 'Question map' },
    { keys: ['S'], does: 'Submit the quiz; asks first if questions are unanswered' },
    { keys: ['?'], does: 'This list' },
  ];
}
