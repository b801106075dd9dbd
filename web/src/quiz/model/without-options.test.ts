import { expect, it } from 'vitest';
import type { Item } from '../../bank/item';
import { catalog } from '../../test/bundle';
import { draw } from './draw';
import { linkQuery, readLink } from './link';
import { missedPlan } from './missed';
import { start, submit } from './session';

const entry = { value: 14.3, unit: 'cfs', tolerance: 0.01 };
const bank: Item[] = [
  { id: 'choice', q: 'Which?', options: ['a', 'b', 'c'], answer: 'B' },
  { id: 'check', q: 'How much?', options: ['9.6 cfs', '14.3 cfs'], answer: 'B', entry },
  {
    id: 'number',
    type: 'numeric',
    q: 'How many?',
    options: [],
    answer: 2,
    entry: { ...entry, value: 2 },
  },
  { id: 'several', type: 'multiple', q: 'Which?', options: ['a', 'b', 'c'], answer: ['A'] },
];
const plan = { seed: 's', size: 25, withoutOptions: true } as const;
const context = { catalog, questions: bank, category: undefined, seed: 'new' };
const read = (query: string, questions = bank) =>
  readLink(new URLSearchParams(query), { ...context, questions });

it('draws only questions whose answer is a number, which is entered', () => {
  const drawn = draw(bank, plan).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(drawn.map(({ id }) => id)).toEqual(['check', 'number']);
  expect(drawn[0]).toMatchObject({ type: 'numeric', options: [], answer: 14.3, entry });
});

it('draws only such questions from a list, too', () => {
  const ids = ['several', 'number', 'check'];
  expect(draw(bank, { ...plan, ids }).map(({ id }) => id)).toEqual(['number', 'check']);
});

it('stays in a link', () => {
  const query = linkQuery(plan, 'practice', catalog);
  expect(query).toBe('?seed=s&n=25&mode=practice&bank=01234567&options=none');
  expect(read(query)).toMatchObject({ plan, problems: [] });
  expect(linkQuery({ seed: 's', size: 25 }, 'practice', catalog)).not.toContain('options');
});

it('leaves the options, with a note, if no question has a number or the value is unknown', () => {
  expect(read('options=none', bank.slice(0, 1))).toMatchObject({
    plan: { size: 25 },
    problems: ['None of these questions can be answered without options.'],
  });
  expect(read('options=some').problems).toEqual(['The options value “some” is not “none”.']);
  expect(read('options=some').plan.withoutOptions).toBeUndefined();
});

it('stays when missed questions are practiced', () => {
  const session = submit(start('practice', draw(bank, plan), 0, 0), 1);
  const missed = missedPlan({ plan, session, bank }, 25, 'next');
  expect(draw(bank, missed).every(({ type }) => type === 'numeric')).toBe(true);
});
