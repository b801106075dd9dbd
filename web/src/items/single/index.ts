import type { Letter } from '../../bank/bundle';
import type { SingleItem } from '../../bank/item';
import { isLetter, letters } from '../../bank/letters';
import type { ItemType } from '../item-type';
import { SingleInput } from './input';

/** Items with one right option. */
export const single: ItemType<SingleItem, Letter> = {
  format: 'Multiple choice',
  needsCheck: false,
  Input: SingleInput,
  instruction: () => null,
  press: (_, letter) => letter,
  isResponse: ({ options }, value): value is Letter => isLetter(value, options),
  problem: () => null,
  isCorrect: ({ answer }, letter) => letter === answer,
  reletter: ({ answer }, newLetter) => newLetter(answer),
  keySentence: ({ answer }) => `The correct answer is ${answer}.`,
  key: ({ answer, options }) => [{ letter: answer, text: options[letters.indexOf(answer)] ?? '' }],
  responseText: (_, letter) => letter,
  notes: ({ rationales }, letter) => {
    const text = letter && rationales?.[letters.indexOf(letter)];
    return text ? [{ label: `About your answer ${letter}`, text }] : [];
  },
};
