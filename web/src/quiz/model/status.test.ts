import { describe, expect, it } from 'vitest';
import { questions } from '../../test/bundle';
import { answer, type Mode, start, submit } from './session';
import { nextToAnswer, nextUnanswered, statusesOf } from './status';

// The correct letters of the first three are A, B and C.
const answerTwo = (mode: Mode) => {
  const session = start(mode, questions.slice(0, 3), 90_000, 0);
  return answer(answer(session, 0, 'A', 1), 1, 'C', 2);
};

describe('the status of questions', () => {
  it('is shown at once in practice', () => {
    expect(statusesOf(answerTwo('practice'))).toEqual(['correct', 'incorrect', 'unanswered']);
  });

  it('is shown at the end of a timed quiz', () => {
    expect(statusesOf(answerTwo('timed'))).toEqual(['answered', 'answered', 'unanswered']);
    expect(statusesOf(submit(answerTwo('timed'), 3))).toEqual([
      'correct',
      'incorrect',
      'unanswered',
    ]);
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
  ] as const)('is, for the answers %j and after question %d, %s', (answers, after, next) => {
    expect(nextUnanswered({ answers }, after)).toBe(next);
  });
});

describe('the question to continue with', () => {
  const started = start('practice', questions.slice(0, 3), 0, 0);

  it.each([
    [[null, null, null], 0],
    [[null, 'A', null], 2],
    [['A', null, 'A'], 1],
    [['A', 'A', 'A'], 0],
  ] as const)('is, for the answers %j, %d', (answers, next) => {
    expect(nextToAnswer({ ...started, answers })).toBe(next);
  });

  it('is the one with the last draft', () => {
    const drafts = [null, null, 'A'] as const;
    expect(nextToAnswer({ ...started, answers: ['A', null, null], drafts })).toBe(2);
  });
});
