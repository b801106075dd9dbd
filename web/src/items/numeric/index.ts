import type { NumericItem } from '../../bank/item';
import type { EnteredNumber, ItemType } from '../item-type';
import { lazyInput } from '../lazy-input';
import { shownKey, toleranceSentence, withUnit } from './format';
import { isWithin, misconceptionOf, readEntry } from './judge';
import { readNumber } from './read-number';

/** Items whose answer is a number. A response is correct within a relative tolerance. */
export const numeric: ItemType<NumericItem, EnteredNumber> = {
  format: 'Numeric answers',
  needsCheck: true,
  ...lazyInput(() => import('./input')),
  instruction: ({ entry }) => `Enter a number${entry.unit ? ` (${entry.unit})` : ''}.`,
  isResponse: (_, value): value is EnteredNumber =>
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string',
  problem: ({ entry }, response) => readEntry(response?.text ?? '', entry).problem,
  isCorrect: ({ entry }, { text }) => {
    const { value } = readEntry(text, entry);
    return value !== null && isWithin(value, entry.exact ?? entry.value, entry.tolerance);
  },
  reletter: ({ answer }) => answer,
  keySentence: ({ entry }) => `The correct answer is ${shownKey(entry)}.`,
  key: ({ entry }) => [{ text: shownKey(entry) }],
  responseText: ({ entry }, { text }) =>
    readNumber(text)?.rest === '' ? withUnit(text.trim(), entry.unit) : text.trim(),
  notes: (question, response) => {
    const { entry, misconceptions = [] } = question;
    const notes = [{ label: 'Tolerance', text: toleranceSentence(entry) }];
    if (!response || numeric.isCorrect(question, response)) return notes;
    const { value } = readEntry(response.text, entry);
    const found = value !== null && misconceptionOf(value, entry, misconceptions);
    if (!found) return notes;
    const label = `What leads to ${numeric.responseText(question, response)}`;
    return [{ label, text: found.rationale }, ...notes];
  },
};
