import type { Item } from '../../bank/bundle';
import { type Arranged, arrange } from './arrange';
import { clash } from './clash';
import { type Random, randomFrom, shuffled } from './random';

/** What quiz to draw. The same plan gives the same quiz of the same bank. */
export interface Plan {
  /** A short text that the draw follows from. */
  readonly seed: string;
  /** How many questions; fewer when there are fewer. */
  readonly size: number | 'all';
  /** Draws from this category alone. */
  readonly category?: string | undefined;
  /** Draws from this topic alone. */
  readonly topic?: string | undefined;
  /** Takes these questions in this order, all of them and no others. */
  readonly ids?: readonly string[] | undefined;
}

/**
 * Draws a quiz: each question at most once, its options shuffled.
 *
 * Categories have equal shares, as far as there are questions; within a
 * category each question is equally likely, and topics have shares by their
 * numbers of questions. Two that clash don't come together, unless a list of
 * ids names both: that is for its author to judge.
 */
export function draw(bank: readonly Item[], plan: Plan): Arranged[] {
  const pool = poolOf(bank, plan);
  const chosen = plan.ids
    ? plan.ids.flatMap((id) => pool.find((question) => question.id === id) ?? [])
    : choose(pool, plan.size === 'all' ? pool.length : plan.size, randomFrom(plan.seed));
  // Each question has its own numbers: its order does not hang on the others.
  return chosen.map((question) => arrange(question, randomFrom(`${plan.seed} ${question.id}`)));
}

/** The questions that a plan draws from. */
export function poolOf(
  bank: readonly Item[],
  { category, topic, ids }: Pick<Plan, 'category' | 'topic' | 'ids'>,
): Item[] {
  return bank.filter(
    (question) =>
      (category === undefined || question.category === category) &&
      (topic === undefined || question.topic === topic) &&
      (ids === undefined || ids.includes(question.id)),
  );
}

/** The questions of a category on their way into the quiz. */
interface Share {
  queue: Item[];
  taken: number;
}

function choose(pool: readonly Item[], size: number, random: Random): Item[] {
  const groups = shuffled(grouped(pool, 'category'), random);
  const sizes = sharesOf(groups, size);
  const shares = groups.map((group, place): Share => {
    return { queue: spread(group, sizes[place] ?? 0, random), taken: 0 };
  });
  const chosen: Item[] = [];
  while (chosen.length < size) {
    const share = fewest(
      shares.filter(({ queue }) => queue.length > 0),
      ({ taken }) => taken,
    );
    const next = share?.queue.shift();
    if (!share || !next) break;
    if (chosen.some((question) => clash(question, next))) continue;
    chosen.push(next);
    share.taken += 1;
  }
  return shuffled(chosen, random);
}

/** How many questions each group gives: shares that differ by one at most, where groups are large enough. */
function sharesOf(groups: readonly Item[][], size: number): number[] {
  const shares = groups.map((group) => ({ room: group.length, share: 0 }));
  for (let left = size; left > 0; left--) {
    const next = fewest(
      shares.filter(({ room, share }) => share < room),
      ({ share }) => share,
    );
    if (!next) break;
    next.share += 1;
  }
  return shares.map(({ share }) => share);
}

/**
 * The group in an order whose first `size` questions are spread over topics:
 * a systematic sample (W. G. and L. H. Madow 1944, On the theory of systematic sampling).
 * Topics stand in a row in random order, as do the questions of each; every
 * k-th question is taken from a random start on. So each question is equally
 * likely, and a topic with a tenth of the questions has a tenth of the sample,
 * rounded up or down.
 */
function spread(group: readonly Item[], size: number, random: Random): Item[] {
  const row = shuffled(grouped(group, 'topic'), random).flatMap((topic) => shuffled(topic, random));
  const start = random(row.length);
  const first = new Set<Item>();
  for (let step = 0; step < size; step++) {
    const question = row[Math.floor((start + step * row.length) / size)];
    if (question) first.add(question);
  }
  const others = row.filter((question) => !first.has(question));
  return [...first, ...shuffled(others, random)];
}

function grouped(questions: readonly Item[], by: 'category' | 'topic'): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const question of questions) {
    const name = question[by] ?? '';
    const group = groups.get(name);
    if (group) group.push(question);
    else groups.set(name, [question]);
  }
  return [...groups.values()];
}

/** The first entry with the smallest number. */
function fewest<T>(entries: readonly T[], number: (entry: T) => number): T | undefined {
  return entries.reduce<T | undefined>(
    (least, entry) => (least === undefined || number(entry) < number(least) ? entry : least),
    undefined,
  );
}
