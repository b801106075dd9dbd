import { describe, expect, it } from 'vitest';
import { questions } from '../../test/bundle';
import { answer, type Mode, start, submit } from './session';
import { nextUnanswered, standings } from './standing';

// The keys of the first three are A, B and C.
const begun = (mode: Mode) => {
  const session = start(mode, questions.slice(0, 3), 90_000, 0);
  return answer(answer(session, 0, 'A', 1), 1, 'C', 2);
};

describe('how questions stand', () => {
  it('is told at once in practice', () => {
    expect(standings(begun('practice'))).toEqual(['right', 'wrong', 'unanswered']);
  });

  it('waits for the end in a timed quiz', () => {
    expect(standings(begun('timed'))).toEqual(['answered', 'answered', 'unanswered']);
    expect(standings(submit(begun('timed'), 3))).toEqual(['right', 'wrong', 'unanswered']);
  });
});

describe('the next unanswered question', () => {
  it.each([
    [[null, null, null], -1, 0],
    [[null, null, null], 0, 1],
    [['A', null, 'B', null], 1, 3],
    [['A', null, 'B', null], 3, 1],
    [[null, 'A'], 0, 0],
    [['A', 'B'], 0, null],
    [[], -1, null],
  ] as const)('of %j after %d is %s', (answers, after, next) => {
    expect(nextUnanswered({ answers }, after)).toBe(next);
  });
});
