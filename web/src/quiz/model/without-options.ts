import type { Item } from '../../bank/item';

/** Reports whether a question can be answered by entering a number. */
export function hasEntry(item: Item): boolean {
  return 'entry' in item && item.entry !== undefined;
}

/** Returns a multiple-choice question with an entry as a numeric one; others unchanged. */
export function asNumeric(item: Item): Item {
  if (item.type !== undefined || !item.entry) return item;
  return { ...item, type: 'numeric', options: [], answer: item.entry.value, entry: item.entry };
}
