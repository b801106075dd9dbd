import type { Item } from '../../bank/item';

type Clashes = Pick<Item, 'clashes'>;

/** Reports whether two questions must not be in the same quiz. */
export function clash({ clashes: one = [] }: Clashes, { clashes: other = [] }: Clashes): boolean {
  return one.some((group) => other.includes(group));
}
