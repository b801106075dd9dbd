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
  | { kind: 'alone' }
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
  o: { kind: 'alone' },
  s: { kind: 'submit' },
};

/**
 * Returns the command of a single key; null if it has none. Keys with Ctrl, Alt or Command belong
 * to the browser or a screen reader. So do keys with Shift, except the question mark, digits, minus
 * signs and decimal separators, which need Shift on some keyboards. The letters and numbers of a
 * question's options take precedence. In a question without options, the characters of a number are
 * typed into its field.
 */
export function commandOf(
  { key, ctrlKey, altKey, metaKey, shiftKey }: Key,
  optionCount: number,
): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === '?') return { kind: 'help' };
  const isNumberCharacter = /^[\d.,−-]$/.test(key);
  if (shiftKey && !isNumberCharacter) return null;
  const lower = key.toLowerCase();
  const optionLetters = letters.slice(0, optionCount);
  const letter =
    optionLetters[Number(key) - 1] ?? optionLetters.find((one) => one.toLowerCase() === lower);
  if (letter) return { kind: 'choose', letter };
  if (optionCount === 0 && isNumberCharacter) return { kind: 'type' };
  return Object.hasOwn(commands, lower) ? (commands[lower] ?? null) : null;
}
