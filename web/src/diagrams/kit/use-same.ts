import { useState } from 'react';

/** The first of equal objects: the same one for as long as no value of it differs. */
export function useSame<T extends object>(value: T): T {
  const [kept, keep] = useState(value);
  const names = Object.keys(value) as (keyof T)[];
  if (names.every((name) => Object.is(kept[name], value[name]))) return kept;
  keep(value);
  return value;
}
