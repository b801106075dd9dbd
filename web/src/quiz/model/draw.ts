import type { Question } from '../../bank/bundle';

/** Returns a number from 0 up to but not including 1. */
export type Random = () => number;

interface DrawOptions {
  size: number;
  /** Draws from this category alone; from all questions when undefined. */
  category: string | undefined;
  random: Random;
}

/**
 * Draws questions at random, each at most once, every choice and order equally
 * likely (Fisher and Yates). Fewer than size when there are fewer.
 */
export function draw(
  bank: readonly Question[],
  { size, category, random }: DrawOptions,
): Question[] {
  const pool = bank.filter((question) => !category || question.category === category);
  const drawn: Question[] = [];
  while (drawn.length < size && pool.length > 0) {
    const place = Math.floor(random() * pool.length);
    const picked = pool[place];
    const last = pool.pop();
    if (!picked || !last) break;
    if (place < pool.length) pool[place] = last;
    drawn.push(picked);
  }
  return drawn;
}
