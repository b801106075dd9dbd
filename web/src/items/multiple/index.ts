import type { Letter } from '../../bank/bundle';
import type { MultipleItem } from '../../bank/item';
import { isLetter, letterOf, letters } from '../../bank/letters';
import type { ItemType } from '../item-type';
import { lazyInput } from '../lazy-input';

/** Items with one or more right options. A response is correct if it has exactly these. */
export const multiple: ItemType<MultipleItem, readonly Letter[]> = {
  format: 'Questions with several answers',
  needsCheck: true,
  ...lazyInput(() => import('./input')),
  instruction: () => 'Select all that apply.',
  press: toggled,
  isResponse: ({ options }, value): value is readonly Letter[] =>
    Array.isArray(value) && value.every((one) => isLetter(one, options)),
  problem: (_, chosen) => (chosen?.length ? null : 'Select at least one option.'),
  isCorrect: (question, chosen) => {
    const { right, total } = judgedOptions(question, chosen);
    return right === total;
  },
  reletter: ({ answer }, newLetter) => answer.map(newLetter).sort(),
  keySentence: ({ answer }) =>
    answer.length === 1
      ? `The correct answer is ${answer[0]}.`
      : `The correct answers are ${answer.slice(0, -1).join(', ')} and ${answer.at(-1)}.`,
  key: ({ answer, options }) =>
    answer.map((letter) => ({ letter, text: options[letters.indexOf(letter)] ?? '' })),
  responseText: (_, chosen) => chosen.join(', '),
  notes: ({ answer, rationales = [] }, chosen) =>
    rationales.flatMap((text, index) => {
      const letter = letterOf(index);
      const mark = chosen && markOf(answer.includes(letter), chosen.includes(letter));
      return text === '' ? [] : [{ label: mark ? `${letter}, ${mark}` : letter, text }];
    }),
  judgedOptions,
};

/** Returns the chosen letters with a letter added, or removed if it was chosen. */
export function toggled(chosen: readonly Letter[] | null, letter: Letter): Letter[] {
  return letters.filter((one) => (chosen ?? []).includes(one) !== (one === letter));
}

/** Returns the mark of an option; null if it is wrong and was not chosen. */
export function markOf(isKey: boolean, isChosen: boolean): 'right' | 'wrong' | 'missed' | null {
  if (isChosen) return isKey ? 'right' : 'wrong';
  return isKey ? 'missed' : null;
}

function judgedOptions({ answer, options }: MultipleItem, chosen: readonly Letter[]) {
  const right = letters
    .slice(0, options.length)
    .filter((letter) => answer.includes(letter) === chosen.includes(letter));
  return { right: right.length, total: options.length };
}
