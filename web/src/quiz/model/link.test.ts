import { describe, expect, it } from 'vitest';
import { catalog, questions } from '../../test/bundle';
import { draw, type Plan } from './draw';
import { type LinkRequest, linkQuery, readLink } from './link';

const context = { catalog, questions, category: undefined, seed: 'fresh' };
const read = (query: string, category?: string): LinkRequest =>
  readLink(new URLSearchParams(query), { ...context, category });

const defaultPlan: Plan = { seed: 'fresh', size: 25, category: undefined };

it('requests a default quiz when it is empty', () => {
  expect(read('')).toEqual({
    plan: defaultPlan,
    mode: 'practice',
    sameBank: null,
    problems: [],
  });
});

describe('a valid link', () => {
  it.each<[query: string, plan: Partial<Plan>]>([
    ['seed=class-7', { seed: 'class-7' }],
    ['seed=Spring%202026', { seed: 'Spring 2026' }],
    ['seed=u%CC%88', { seed: 'ü' }],
    ['seed=one&seed=two', { seed: 'one' }],
    [`seed=${'%F0%9F%92%A7'.repeat(64)}`, { seed: '💧'.repeat(64) }],
    ['n=5', { size: 5 }],
    ['n=10', { size: 10 }],
    ['n=25', { size: 25 }],
    ['n=50', { size: 50 }],
    ['n=all', { size: 'all' }],
    ['n=%2010%20', { size: 10 }],
    ['category=network', { category: 'network' }],
    ['topic=weir', { topic: 'weir' }],
    ['level=apply', { level: 'apply' }],
    ['difficulty=advanced', { difficulty: 'advanced' }],
    ['category=network&topic=weir', { category: 'network', topic: 'weir' }],
    ['utm_source=mail', {}],
  ])('requests the quiz of its query: %s', (query, plan) => {
    expect(read(query)).toMatchObject({ plan: { ...defaultPlan, ...plan }, problems: [] });
  });

  it('requests listed questions in order, each once', () => {
    const { plan, problems } = read(
      'ids=weir,network-2,%20advanced-1,network-2,&n=5&category=network',
    );
    expect(plan.ids).toEqual(['network-2', 'advanced-1']);
    expect(plan.seed).toBe('list');
    expect(plan.category).toBe('network');
    expect(draw(questions, plan).map(({ id }) => id)).toEqual(['network-2', 'advanced-1']);
    expect(problems).toEqual(['There is no question “weir”.']);
  });

  it('requests a mode', () => {
    expect(read('mode=timed').mode).toBe('timed');
    expect(read('mode=practice').mode).toBe('practice');
  });

  it('uses the category of its path', () => {
    expect(read('category=advanced', 'network').plan.category).toBe('network');
    expect(read('category=advanced', 'no-such-thing').plan.category).toBe('advanced');
    expect(read('', 'no-such-thing')).toMatchObject({ plan: defaultPlan, problems: [] });
  });

  it('reports whether it is for the same bank', () => {
    expect(read(`bank=${catalog.bankHash}`).sameBank).toBe(true);
    expect(read('bank=76543210').sameBank).toBe(false);
    expect(read('bank=').sameBank).toBe(false);
  });
});

describe('an invalid link', () => {
  it('names the configured number of questions', () => {
    const large = { ...catalog, quiz: { ...catalog.quiz, size: 30 } };
    const readLarge = (query: string) =>
      readLink(new URLSearchParams(query), { ...context, catalog: large });
    expect(readLarge('n=30').plan.size).toBe(30);
    expect(readLarge('n=7').problems).toEqual([
      'The number of questions “7” is not one of 5, 10, 25, 30, 50 or all.',
    ]);
  });

  it.each([
    ['n=7', 'The number of questions “7” is not one of 5, 10, 25, 50 or all.'],
    ['n=-5', 'The number of questions “-5” is not one of 5, 10, 25, 50 or all.'],
    ['n=1e1', 'The number of questions “1e1” is not one of 5, 10, 25, 50 or all.'],
    ['n=', 'The number of questions “” is not one of 5, 10, 25, 50 or all.'],
    ['seed=', 'The seed “” does not have 1 to 64 characters.'],
    [`seed=${'x'.repeat(65)}`, `The seed “${'x'.repeat(40)}…” does not have 1 to 64 characters.`],
    ['mode=exam', 'The mode “exam” is not practice or timed.'],
    ['mode=Timed', 'The mode “Timed” is not practice or timed.'],
    ['category=nowhere', 'There is no category “nowhere”.'],
    ['topic=nothing', 'There is no topic “nothing”.'],
    ['topic=', 'There is no topic “”.'],
    ['ids=', 'The list of questions is empty.'],
    ['ids=,%20,', 'The list of questions is empty.'],
    ['ids=a', 'There is no question “a”.'],
    ['ids=a,b', 'These questions do not exist: “a” and “b”.'],
    ['ids=a,b,c,d,e', 'These questions do not exist: “a”, “b”, “c”, and 2 more.'],
    [
      `category=%3Cscript%3Ealert(1)%3C/script%3E${'%F0%9F%92%A7'.repeat(16)}`,
      'There is no category “<script>alert(1)</script>💧💧💧💧💧💧💧💧💧💧💧💧💧💧💧…”.',
    ],
  ])('requests a default quiz, and gives a reason: %s', (query, problem) => {
    expect(read(query)).toEqual({
      plan: defaultPlan,
      mode: 'practice',
      sameBank: null,
      problems: [problem],
    });
  });

  it('gives every reason', () => {
    expect(read('n=7&mode=exam&seed=').problems).toHaveLength(3);
  });

  it('rejects a topic of another category', () => {
    const { plan, problems } = read('topic=weir', 'hydraulics');
    expect(plan).toMatchObject({ category: 'hydraulics', topic: undefined });
    expect(problems).toEqual(['There is no topic “weir” in this selection.']);
  });

  it('rejects a level that the topic does not have', () => {
    const bank = questions.filter(({ topic, level }) => topic !== 'weir' || level === 'apply');
    const query = new URLSearchParams('topic=weir&level=remember');
    const { problems } = readLink(query, { ...context, questions: bank });
    expect(problems).toEqual(['There is no level “remember” in this selection.']);
  });
});

describe('a generated link', () => {
  it.each<[string, Plan]>([
    [
      '?seed=class-7&n=25&mode=timed&bank=01234567&category=network',
      { ...defaultPlan, seed: 'class-7', category: 'network' },
    ],
    [
      '?seed=a%26b%20%C3%BC&n=all&mode=timed&bank=01234567',
      { ...defaultPlan, seed: 'a&b ü', size: 'all' },
    ],
    [
      '?seed=x&n=5&mode=timed&bank=01234567&topic=weir',
      { ...defaultPlan, seed: 'x', size: 5, topic: 'weir' },
    ],
    [
      '?seed=x&ids=network-2,advanced-1&n=10&mode=timed&bank=01234567',
      { seed: 'x', size: 10, ids: ['network-2', 'advanced-1'] },
    ],
  ])('is read as its plan: %s', (query, plan) => {
    expect(linkQuery(plan, 'timed', catalog)).toBe(query);
    expect(read(query)).toEqual({ plan, mode: 'timed', sameBank: true, problems: [] });
  });
});
