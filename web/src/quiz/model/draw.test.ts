import { describe, expect, it } from 'vitest';
import { typeOf } from '../../items/types';
import { catalog, questions } from '../../test/bundle';
import { draw, poolOf } from './draw';

const ids = (drawn: readonly { id: string }[]) => drawn.map(({ id }) => id);

describe('a draw', () => {
  it('has as many different questions as requested', () => {
    const drawn = draw(questions, { seed: 'a', size: 25 });
    expect(new Set(ids(drawn)).size).toBe(25);
  });

  it('has all questions if the bank has fewer, or all are requested', () => {
    for (const size of [1000, 'all'] as const) {
      const drawn = draw(questions, { seed: 'b', size });
      expect(ids(drawn).sort()).toEqual(ids(questions).sort());
    }
    expect(draw([], { seed: 'b', size: 25 })).toEqual([]);
  });

  it('is restricted to the category and the topic', () => {
    const network = draw(questions, { seed: 'c', size: 25, category: 'network' });
    expect(network).toHaveLength(10);
    expect(network.every(({ category }) => category === 'network')).toBe(true);
    const weir = draw(questions, { seed: 'c', size: 5, topic: 'weir' });
    expect(weir).toHaveLength(5);
    expect(weir.every(({ topic }) => topic === 'weir')).toBe(true);
    expect(poolOf(questions, { category: 'network', topic: 'manning' })).toEqual([]);
  });

  it('keeps the order of a list', () => {
    const list = ['network-7', 'advanced-1', 'network-2'];
    expect(ids(draw(questions, { seed: 'd', size: 25, ids: list }))).toEqual(list);
  });

  it('does not change the bank', () => {
    const before = structuredClone(questions);
    draw(questions, { seed: 'e', size: 'all' });
    expect(questions).toEqual(before);
  });

  it('gives equal shares to the categories', () => {
    for (let turn = 0; turn < 50; turn++) {
      const drawn = draw(questions, { seed: `${turn}`, size: 25 });
      const of = (id?: string) => drawn.filter(({ category }) => category === id).length;
      expect(catalog.categories.map(({ id }) => of(id))).toEqual([6, 6, 6, 6]);
      expect(of(undefined)).toBe(1);
    }
  });

  it('never has two questions that clash', () => {
    const [first, ...others] = questions;
    if (!first) throw new Error('no question');
    const bank = [{ ...first, clashes: [0] }, ...others, { ...first, id: 'twin', clashes: [0] }];
    for (let turn = 0; turn < 20; turn++) {
      const drawn = ids(draw(bank, { seed: `${turn}`, size: 'all' }));
      expect(drawn).toHaveLength(questions.length);
      expect(drawn.includes('twin')).not.toBe(drawn.includes(first.id));
    }
  });
});

describe('the same seed', () => {
  it('draws the same quiz', () => {
    const plan = { seed: 'class-7', size: 10 } as const;
    expect(draw(questions, plan)).toEqual(draw(structuredClone(questions), plan));
    expect(ids(draw(questions, plan))).not.toEqual(
      ids(draw(questions, { ...plan, seed: 'class-8' })),
    );
  });

  it('orders the options of a question independently of other questions', () => {
    const [alone] = draw(questions, { seed: 's', size: 25, ids: ['network-3'] });
    const all = draw(questions, { seed: 's', size: 'all' });
    expect(all.find(({ id }) => id === 'network-3')).toEqual(alone);
  });

  // A change here breaks every published link to a quiz.
  it('never changes what it draws', () => {
    const drawn = draw(questions, { seed: 'class-7', size: 5 });
    expect(drawn.map(({ id, answer }) => `${id} ${answer}`)).toMatchInlineSnapshot(`
      [
        "hydraulics-1 C",
        "advanced-6 A",
        "water-quality-9 B",
        "network-2 B",
        "q-00000001 B",
      ]
    `);
    expect(
      drawn.map((question) => `${typeOf(question).key(question)[0]?.text}`.startsWith('Right')),
    ).toEqual(drawn.map(() => true));
  });
});
