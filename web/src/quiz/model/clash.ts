import type { Item } from '../../bank/item';

type Clashes = Pick<Item, 'clashes'>;

/** Reports whether one quiz must not have both questions. */
export function clash({ clashes: one = [] }: Clashes, { clashes: other = [] }: Clashes): boolean {
  return one.some((group) => other.includes(group));
}
