import { describe, expect, it } from 'vitest';
import type { Question } from '../../bank/bundle';
import { questions } from '../../test/bundle';
import { clash } from './clash';

const [plain] = questions;
if (!plain) throw new Error('no question');
const stem = (q: string, key = 'Something else'): Question => ({
  ...plain,
  q,
  options: [key, 'x', 'y', 'z'],
  answer: 'A',
});

const routing = 'Which routing method of SWMM ignores backwater and pressurized flow in pipes?';

describe('two questions clash', () => {
  it.each([
    ['equal stems', stem(routing), stem(routing.toUpperCase().replace('?', '!'))],
    ['nearly equal stems', stem(routing), stem(routing.replace('ignores', 'neglects'))],
    ['equal short stems', stem('What is a weir?'), stem('What is a weir')],
    [
      'a stem that holds the answer of the other',
      stem('Water ponds because the node is flooded in both models. Why is that?'),
      stem('What does the report say?', 'The node is flooded in both models'),
    ],
  ])('with %s', (_why, one, other) => {
    expect(clash(one, other)).toBe(true);
    expect(clash(other, one)).toBe(true);
  });
});

describe('two questions may stand in one quiz', () => {
  it.each([
    ['stems on other things', stem(routing), stem('What does a pump curve of type 3 relate?')],
    [
      'stems that share three quarters of their words',
      stem('one two three four five six seven'),
      stem('one two three four five six eight'),
    ],
    ['short stems that differ', stem('What is a weir?'), stem('What is a pump?')],
    [
      'an answer so short that many stems hold it',
      stem('A storage unit is drained by a pump. What follows?'),
      stem('What must the node be?', 'A storage unit'),
    ],
  ])('with %s', (_why, one, other) => {
    expect(clash(one, other)).toBe(false);
    expect(clash(other, one)).toBe(false);
  });
});
