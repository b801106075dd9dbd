import type { Item } from '../../bank/item';

/** Reports whether a question can be answered by entering a number. */
export function hasEntry(item: Item): boolean {
  return 'entry' in item && item.entry !== undefined;
}

/** Returns a question as one whose answer is entered, not chosen; unchanged if it has no number. */
export function asEntry(item: Item): Item {
  if (item.type !== undefined || !item.entry) return item;
  return { ...item, type: 'numeric', options: [], answer: item.entry.value, entry: item.entry };
}
