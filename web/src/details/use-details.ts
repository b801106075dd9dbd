import { useCallback, useState } from 'react';
import type { Question } from '../bank/item';

/** Keeps the question whose details are shown; null if none are. */
export function useDetails() {
  const [shown, setShown] = useState<Question | null>(null);
  return { shown, show: setShown, hide: useCallback(() => setShown(null), []) };
}
