import { expect, it } from 'vitest';
import { letters } from '../../bank/letters';
import { typeOf } from '../../items/types';
import { questions } from '../../test/bundle';
import { randomFrom } from './random';
import { shuffleOptions, withFeedback } from './shuffle-options';

const [plain] = questions;
if (!plain) throw new Error('no question');

it('moves the answer and the rationales with their options', () => {
  const orders = new Set<string>();
  for (let turn = 0; turn < 200; turn++) {
    const shuffledQuestion = shuffleOptions(plain, randomFrom(`${turn}`));
    orders.add(shuffledQuestion.options.join());
    expect(typeOf(shuffledQuestion).key(shuffledQuestion)[0]?.text).toBe(
      typeOf(plain).key(plain)[0]?.text,
    );
    expect([...shuffledQuestion.options].sort()).toEqual([...plain.options].sort());
    for (const [index, option] of shuffledQuestion.options.entries()) {
      expect(withFeedback(shuffledQuestion, plain).rationales?.[index]).toBe(
        plain.rationales?.[plain.options.indexOf(option)],
      );
    }
    expect(letters).toContain(shuffledQuestion.answer);
  }
  expect(orders.size).toBe(24);
  expect(plain.answer).toBe('A');
});

it('keeps a fixed order', () => {
  const question = { ...plain, fixedOrder: true };
  expect(shuffleOptions(question, randomFrom('any'))).toBe(question);
});
