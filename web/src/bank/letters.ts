import type { Item, Letter, Rich } from './bundle';

/** The letters of the options in order. */
export const letters = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

/** Returns the text of the correct option. */
export function keyText({ options, answer }: Pick<Item, 'options' | 'answer'>): Rich {
  return options[letters.indexOf(answer)] ?? '';
}
