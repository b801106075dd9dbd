import { describe, expect, it } from 'vitest';
import type { Question, Rich } from '../../bank/bundle';
import { keyText, letters } from '../../bank/letters';
import { questions } from '../../test/bundle';
import { arrange, hasOrder, taught } from './arrange';
import { randomFrom } from './random';

const [plain] = questions;
if (!plain) throw new Error('no question');
const withOptions = (options: Rich[], rest: Partial<Question> = {}): Question => ({
  ...plain,
  rationales: [],
  options,
  ...rest,
});

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

describe('the order stays', () => {
  const cases: [why: string, question: Question][] = [
    ['numbers with units', withOptions(['9.6 cfs', '14.3 cfs', '22.7 cfs', '36.1 cfs'])],
    ['numbers that are not sorted', withOptions(['3 ft', '1 ft', '2 ft', '12 ft'])],
    ['negative and grouped numbers', withOptions(['-17.6 %', '0 %', '1,500 %', '≥ 2,000 %'])],
    ['times', withOptions(['14:45', '14:52:30', '15:00', '15:15'])],
    ['rising numbers in equal words', withOptions(['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4'])],
    [
      'rising numbers in code',
      withOptions(['10', '20', '30', '40'].map((n) => [{ code: `MAX_TRIALS ${n}` }])),
    ],
    ['all of the above', withOptions(['Pipes', 'Pumps', 'Weirs', 'All of the above'])],
    ['both A and C', withOptions(['Pipes', 'Pumps', 'Weirs', 'Both A and C'])],
    ['statements by number', withOptions(['I only', 'II only', 'I and II', 'I, II and III'])],
    ['none of these', withOptions(['Pipes', 'Pumps', 'Weirs', 'None of these'])],
    [
      'explanations that name letters',
      withOptions(['Pipes', 'Pumps', 'Weirs', 'Gates'], { ordered: true }),
    ],
  ];
  it.each(cases)('of %s', (_why, question) => {
    expect(hasOrder(question)).toBe(true);
    expect(arrange(question, randomFrom('any'))).toBe(question);
  });
});

describe('the order may change', () => {
  const cases: [why: string, question: Question][] = [
    ['texts', withOptions(['Pipes', 'Pumps', 'Weirs', 'Gates'])],
    [
      'names of options in code',
      withOptions(['YES', 'NO', 'AUTO', 'FULL'].map((code) => [{ code }])),
    ],
    [
      'sentences that hold numbers',
      withOptions([
        'It falls to 50 % of the full flow',
        'It rises by 8 % above the full flow',
        'It stays, as 2 of 3 terms cancel out',
        'It is zero',
      ]),
    ],
    ['above as a word', withOptions(['Above all the pipes', 'Below', 'Beside', 'Between'])],
  ];
  it.each(cases)('of %s', (_why, question) => {
    expect(hasOrder(question)).toBe(false);
  });
});
