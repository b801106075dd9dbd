import type { Item } from '../bank/item';
import type { ItemType, Response } from './item-type';
import { multiple } from './multiple';
import { numeric } from './numeric';
import { single } from './single';

/** The types of items. */
const types = { single, multiple, numeric };

/** Returns what the app knows about the type of an item. */
export function typeOf(item: Item): ItemType {
  // A response belongs to its question, so its form is the one that the type expects.
  return types[item.type ?? 'single'] as unknown as ItemType;
}

/** Reports whether a question was answered correctly. */
export function isCorrect(question: Item, response: Response | null | undefined): boolean {
  return response != null && typeOf(question).isCorrect(question, response);
}
