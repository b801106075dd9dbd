import { describe, expect, it } from 'vitest';
import type { Item, MultipleItem, NumericItem } from '../../bank/item';
import { judgedOptionsOf, scoreOf } from './score';
import { answer, check, hasInput, start, submit } from './session';
import { statusesOf } from './status';

const several: MultipleItem = {
  id: 'several',
  type: 'multiple',
  q: 'Which?',
  options: ['a', 'b', 'c'],
  answer: ['A', 'C'],
};
const number: NumericItem = {
  id: 'number',
  type: 'numeric',
  q: 'How much?',
  options: [],
  answer: 2,
  entry: { value: 2, tolerance: 0.1 },
};
const one: Item = { id: 'one', q: 'Which one?', options: ['a', 'b'], answer: 'B' };
const questions = [several, number, one];

describe('in practice mode', () => {
  const started = start('practice', questions, 0, 0);

  it('judges a draft when the learner asks for it', () => {
    const drafted = answer(started, 0, ['A', 'C'], 0);
    expect(scoreOf(drafted)).toMatchObject({ answered: 0, correct: 0 });
    expect(statusesOf(drafted)[0]).toBe('not checked');
    const checked = check(drafted, 0);
    expect(scoreOf(checked)).toMatchObject({ answered: 1, correct: 1 });
    expect(statusesOf(checked)[0]).toBe('correct');
  });

  it('requires a judged answer to be judged again after a change', () => {
    const checked = check(answer(started, 0, ['A', 'C'], 0), 0);
    const changed = answer(checked, 0, ['A'], 0);
    expect(scoreOf(changed)).toMatchObject({ answered: 0, correct: 0 });
    expect(scoreOf(check(changed, 0))).toMatchObject({ answered: 1, correct: 0 });
  });

  it('keeps a draft that cannot be judged as a draft', () => {
    const typed = answer(started, 1, { text: 'two' }, 0);
    expect(check(typed, 1).answers[1]).toBeNull();
    expect(submit(typed, 1)).toMatchObject({ answers: [null, null, null] });
    expect(submit(typed, 1).drafts[1]).toEqual({ text: 'two' });
  });

  it.each([
    [0, ['A'], []],
    [1, { text: '2' }, { text: '' }],
  ] as const)('does not count a cleared draft of question %d as input', (index, draft, cleared) => {
    const drafted = answer(started, index, draft, 0);
    expect(hasInput(drafted)).toBe(true);
    expect(hasInput(answer(drafted, index, cleared, 0))).toBe(false);
  });

  it('leaves the drafts of other questions when one is checked', () => {
    const both = answer(answer(started, 0, ['A'], 0), 1, { text: '2' }, 0);
    expect(check(both, 1).answers).toEqual([null, { text: '2' }, null]);
  });

  it('judges all drafts when the quiz is submitted', () => {
    const both = answer(answer(started, 0, ['A'], 0), 1, { text: '2,1' }, 0);
    expect(scoreOf(submit(both, 1))).toMatchObject({ answered: 2, correct: 1, incorrect: 1 });
  });
});

it('counts a response at once in timed mode, as long as it can be judged', () => {
  const started = start('timed', questions, 60_000, 0);
  const typed = answer(started, 1, { text: '-' }, 0);
  expect(scoreOf(typed).answered).toBe(0);
  expect(scoreOf(answer(typed, 1, { text: '-2' }, 0)).answered).toBe(1);
});

it('counts correctly judged options in answered questions only', () => {
  const started = start('practice', questions, 0, 0);
  expect(judgedOptionsOf(submit(answer(started, 2, 'B', 0), 1))).toBeNull();
  expect(judgedOptionsOf(submit(answer(started, 0, ['A'], 0), 1))).toEqual({ right: 2, total: 3 });
});
