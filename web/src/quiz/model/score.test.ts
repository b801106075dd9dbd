import { describe, expect, it } from 'vitest';
import { questions } from '../../test/bundle';
import { performanceMessage, scoreOf } from './score';
import { answer, start } from './session';

const four = questions.slice(0, 4);

it('goes up and down as an answer changes', () => {
  const [first] = four;
  if (!first) throw new Error('no question');
  const wrong = first.answer === 'A' ? 'B' : 'A';
  const started = start('practice', four, 0, 0);
  expect(scoreOf(started)).toEqual({
    total: 4,
    answered: 0,
    correct: 0,
    incorrect: 0,
    unanswered: 4,
  });
  const right = answer(started, 0, first.answer, 0);
  expect(scoreOf(right)).toEqual({
    total: 4,
    answered: 1,
    correct: 1,
    incorrect: 0,
    unanswered: 3,
  });
  expect(scoreOf(answer(right, 0, wrong, 0))).toEqual({
    total: 4,
    answered: 1,
    correct: 0,
    incorrect: 1,
    unanswered: 3,
  });
});

describe('the message', () => {
  const perfect = "Perfect! You're an SWMM5 master!";
  const great = 'Great job! Solid understanding.';
  const good = 'Good work! Keep practicing.';
  const fair = 'Not bad — consider reviewing more.';
  const low = 'Consider reviewing EPA SWMM5 documentation!';
  it.each([
    [25, 25, perfect],
    [24, 25, great],
    [20, 25, great],
    [19, 25, good],
    [15, 25, good],
    [14, 25, fair],
    [10, 25, fair],
    [9, 25, low],
    [0, 25, low],
    [18, 18, perfect],
    [15, 18, great],
    [14, 18, good],
    [11, 18, good],
    [10, 18, fair],
    [8, 18, fair],
    [7, 18, low],
    [1, 1, perfect],
    [0, 1, low],
    [0, 0, low],
  ])('matches the score of %i of %i: %s', (correct, total, message) => {
    expect(performanceMessage({ correct, total })).toBe(message);
  });
});
