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

/** Returns the letter of an option by its index. */
export function letterOf(index: number): Letter {
  const letter = letters[index];
  if (!letter) throw new RangeError(`no letter for option ${index}`);
  return letter;
}
