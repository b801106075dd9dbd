import type { Letter } from './bundle';

/** The letters of options in order. */
export const letters = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
] as const satisfies readonly Letter[];

/** Reports whether a value is the letter of one of the options. */
export function isLetter(value: unknown, options: readonly unknown[]): value is Letter {
  return letters.slice(0, options.length).some((letter) => letter === value);
}

/** Returns the letter of an option by its index. */
export function letterOf(index: number): Letter {
  const letter = letters[index];
  if (!letter) throw new RangeError(`no letter for option ${index}`);
  return letter;
}
