import { beforeAll, expect, it } from 'vitest';
import type { Question } from '../../bank/item';
import { letters } from '../../bank/letters';
import { draw } from './draw';

const draws = 100_000;
const size = 25;

// Categories and topics of unequal sizes, as in the bank.
const sizes = { hydraulics: 14, network: 14, 'water-quality': 12, advanced: 10 };
const bank: Question[] = Object.entries(sizes).flatMap(([category, count]) =>
  Array.from({ length: count }, (_, number) => ({
    id: `${category}-${number}`,
    q: `${category} ${number}?`,
    options: ['Pipes', 'Pumps', 'Weirs', 'Gates'],
    answer: 'A' as const,
    explanation: '',
    category,
    topic: `${category} ${Math.floor(Math.sqrt(number))}`,
  })),
);
const categories = Object.keys(sizes);
const watched = bank[0]?.id;

/** Counts of outcomes. */
class Tally {
  readonly counts = new Map<string, number>();
  add(outcome: string) {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
  }
  /** Pearson's statistic against the expected shares. */
  chiSquare(shares: Record<string, number>): number {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    expect([...this.counts.keys()].sort()).toEqual(Object.keys(shares).sort());
    return Object.entries(shares).reduce((sum, [outcome, share]) => {
      const expected = all * share;
      return sum + ((this.counts.get(outcome) ?? 0) - expected) ** 2 / expected;
    }, 0);
  }
}

const equal = (outcomes: string[]) =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, 1 / outcomes.length]));

/**
 * The bound that a chi-square statistic stays below in 999 of 1000 runs (E. B. Wilson and
 * M. M. Hilferty 1931, The distribution of chi-square).
 */
function bound(degreesOfFreedom: number): number {
  const spread = 2 / (9 * degreesOfFreedom);
  return degreesOfFreedom * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3;
}

const first = new Tally();
const last = new Tally();
const largest = new Tally();
const keys = new Tally();
const orders = new Tally();
const included = new Map(bank.map(({ id }) => [id, 0]));

beforeAll(() => {
  for (let turn = 0; turn < draws; turn++) {
    const drawn = draw(bank, { seed: `${turn}`, size });
    first.add(drawn[0]?.id ?? 'none');
    last.add(drawn.at(-1)?.id ?? 'none');
    keys.add(`${drawn[0]?.answer}`);
    const shares = new Tally();
    for (const { category = '' } of drawn) shares.add(category);
    for (const [category, share] of shares.counts) if (share === 7) largest.add(category);
    for (const { id, options } of drawn) {
      included.set(id, (included.get(id) ?? 0) + 1);
      if (id === watched) orders.add(options.join());
    }
  }
}, 60_000);

// A quarter for each category, with equal shares for its questions.
const byQuestion = Object.fromEntries(
  bank.map(({ id, category }) => [id, 1 / 4 / sizes[category as keyof typeof sizes]]),
);

it.each([
  ['first', first],
  ['last', last],
])('puts each question of a category %s equally often', (_place, tally) => {
  expect(tally.chiSquare(byQuestion)).toBeLessThan(bound(bank.length - 1));
});

it('draws each question of a category equally often', () => {
  // A count of draws with the probability p has the variance draws · p · (1 - p);
  // 50 such counts lie within 4 standard deviations in 997 of 1000 runs.
  for (const { id } of bank) {
    const p = size * (byQuestion[id] ?? 0);
    const deviation = Math.sqrt(draws * p * (1 - p));
    expect(Math.abs((included.get(id) ?? 0) - draws * p)).toBeLessThan(4 * deviation);
  }
});

it('gives the 25th question equally often to each category', () => {
  expect(largest.chiSquare(equal(categories))).toBeLessThan(bound(3));
});

it('puts the correct option equally often at each letter', () => {
  expect(keys.chiSquare(equal(letters.slice(0, 4)))).toBeLessThan(bound(3));
});

it('puts the options equally often in each order', () => {
  expect(orders.counts.size).toBe(24);
  expect(orders.chiSquare(equal([...orders.counts.keys()]))).toBeLessThan(bound(23));
});
