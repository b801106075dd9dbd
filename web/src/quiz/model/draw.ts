import type { Item } from '../../bank/item';
import { clash } from './clash';
import { type Random, randomFrom, shuffled } from './random';
import { type ShuffledQuestion, shuffleOptions } from './shuffle-options';
import { asNumeric, hasEntry } from './without-options';

/** The plan of a quiz. The same plan gives the same quiz from the same bank. */
export interface Plan {
  /** A short text that determines the draw. */
  readonly seed: string;
  /** The number of questions; fewer if too few match or too many clash. Ignored with `ids`. */
  readonly size: number | 'all';
  /** Restricts the draw to a category. */
  readonly category?: string | undefined;
  /** Restricts the draw to a topic. */
  readonly topic?: string | undefined;
  /** Restricts the draw to a level of learning. */
  readonly level?: string | undefined;
  /** Restricts the draw to a difficulty. */
  readonly difficulty?: string | undefined;
  /** The IDs of the questions to draw, in this order; the restrictions above do not apply to them. */
  readonly ids?: readonly string[] | undefined;
  /** Restricts the draw to questions whose answer can be entered as a number. */
  readonly withoutOptions?: boolean | undefined;
}

/**
 * Draws a quiz: each question at most once, its options shuffled unless their order is fixed.
 *
 * Categories have equal shares if they have enough questions. Apart from clashes, all questions of
 * a category are equally likely, and topics have shares in proportion to their questions. Two
 * questions that clash are not drawn together, except from a list of IDs.
 */
export function draw(bank: readonly Item[], plan: Plan): ShuffledQuestion[] {
  const pool = poolOf(bank, plan);
  const chosen = plan.ids
    ? plan.ids.flatMap((id) => pool.find((question) => question.id === id) ?? [])
    : chooseQuestions(pool, plan.size === 'all' ? pool.length : plan.size, randomFrom(plan.seed));
  // Each question has its own generator, so that its options are shuffled independently.
  return chosen.map((question) =>
    shuffleOptions(
      plan.withoutOptions ? asNumeric(question) : question,
      randomFrom(`${plan.seed} ${question.id}`),
    ),
  );
}

/** The fields of a question by which a plan filters. */
export const filterFields = ['category', 'topic', 'level', 'difficulty'] as const;

/** Returns the questions that a plan draws from. */
export function poolOf(
  bank: readonly Item[],
  { ids, withoutOptions, ...restrictions }: Omit<Plan, 'seed' | 'size'>,
): Item[] {
  return bank.filter(
    (question) =>
      (ids?.includes(question.id) ??
        filterFields.every(
          (field) => restrictions[field] === undefined || restrictions[field] === question[field],
        )) &&
      (!withoutOptions || hasEntry(question)),
  );
}

/** The questions of a category that can still be drawn, and how many have been drawn. */
interface CategoryShare {
  queue: Item[];
  drawn: number;
}

function chooseQuestions(pool: readonly Item[], size: number, random: Random): Item[] {
  const groups = shuffled(grouped(pool, 'category'), random);
  const sizes = sharesOf(groups, size);
  const shares = groups.map((group, place): CategoryShare => {
    return { queue: spreadOverTopics(group, sizes[place] ?? 0, random), drawn: 0 };
  });
  const chosen: Item[] = [];
  while (chosen.length < size) {
    const share = firstSmallest(
      shares.filter(({ queue }) => queue.length > 0),
      ({ drawn }) => drawn,
    );
    const next = share?.queue.shift();
    if (!share || !next) break;
    if (chosen.some((question) => clash(question, next))) continue;
    chosen.push(next);
    share.drawn += 1;
  }
  return shuffled(chosen, random);
}

/**
 * Returns the number of questions per group. Shares differ by at most one, unless a group has
 * too few questions.
 */
function sharesOf(groups: readonly Item[][], size: number): number[] {
  const shares = groups.map((group) => ({ available: group.length, share: 0 }));
  for (let left = size; left > 0; left--) {
    const next = firstSmallest(
      shares.filter(({ available, share }) => share < available),
      ({ share }) => share,
    );
    if (!next) break;
    next.share += 1;
  }
  return shares.map(({ share }) => share);
}

/**
 * Orders a group so that its first `size` questions are spread over topics: a systematic
 * sample (W. G. and L. H. Madow 1944, On the theory of systematic sampling). Topics are in
 * random order, as are the questions of each; every k-th question is drawn from a random
 * start. So each question is equally likely, and a topic with a tenth of the questions has a
 * tenth of the sample, rounded up or down.
 */
function spreadOverTopics(group: readonly Item[], size: number, random: Random): Item[] {
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

/** Returns the first entry with the smallest number. */
function firstSmallest<T>(entries: readonly T[], number: (entry: T) => number): T | undefined {
  return entries.reduce<T | undefined>(
    (min, entry) => (min === undefined || number(entry) < number(min) ? entry : min),
    undefined,
  );
}
