import { expect, it } from 'vitest';
import { keyText, letters } from '../../bank/letters';
import { questions } from '../../test/bundle';
import { arrange, taught } from './arrange';
import { randomFrom } from './random';

const [plain] = questions;
if (!plain) throw new Error('no question');
it('takes the key and the rationales along with their options', () => {
  const orders = new Set<string>();
  for (let turn = 0; turn < 200; turn++) {
    const arranged = arrange(plain, randomFrom(`${turn}`));
    orders.add(arranged.options.join());
    expect(keyText(arranged)).toBe(keyText(plain));
    expect([...arranged.options].sort()).toEqual([...plain.options].sort());
    for (const [place, option] of arranged.options.entries()) {
      expect(taught(arranged, plain).rationales?.[place]).toBe(
        plain.rationales?.[plain.options.indexOf(option)],
      );
    }
    expect(letters).toContain(arranged.answer);
  }
  expect(orders.size).toBe(24);
  expect(plain.answer).toBe('A');
});

it('leaves a fixed order as it is', () => {
  const question = { ...plain, fixedOrder: true };
  expect(arrange(question, randomFrom('any'))).toBe(question);
});
