import { describe, expect, it } from 'vitest';
import { answer, type Session, start, submit } from '../quiz/model/session';
import { catalog, items } from '../test/bundle';
import { filters, matchingIndexes } from './filter';
import { percentOf, shareText, timeTaken } from './format';
import { summaryText } from './summary';
import { inOrder, tallyBy, weakestFirst } from './tally';

/** Two questions from each of two categories, and one without a category. */
const five = [0, 1, 10, 11, 40].map((place) => items[place]).filter((item) => item !== undefined);
const drawn: Session = {
  ...start('timed', five, 150_000, 0),
  marked: [false, false, true, false, true],
};
/** Right, wrong, unanswered, right, wrong. */
const answers = ['A', 'A', null, 'B', 'B'] as const;
const session = submit(
  answers.reduce<Session>(
    (before, letter, index) => (letter ? answer(before, index, letter, 1000) : before),
    drawn,
  ),
  65_000,
);

describe('a tally', () => {
  it('counts by category', () => {
    expect(tallyBy(session, 'category')).toEqual([
      { key: 'hydraulics', total: 2, correct: 1 },
      { key: 'network', total: 2, correct: 1 },
      { key: '', total: 1, correct: 0 },
    ]);
  });

  it('counts by level and topic', () => {
    expect(tallyBy(session, 'level')).toEqual([
      { key: 'remember', total: 2, correct: 1 },
      { key: 'understand', total: 2, correct: 1 },
      { key: '', total: 1, correct: 0 },
    ]);
    expect(tallyBy(session, 'topic').map(({ key }) => key)).toEqual(['manning', 'weir', '']);
  });

  it('is sorted by missed questions, or in a given order', () => {
    const tallies = [
      { key: 'a', total: 3, correct: 3 },
      { key: 'b', total: 4, correct: 2 },
      { key: 'c', total: 2, correct: 0 },
    ];
    expect(weakestFirst(tallies).map(({ key }) => key)).toEqual(['c', 'b', 'a']);
    expect(inOrder(tallies, ['c', 'a']).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });
});

it('keeps questions in order in every filter', () => {
  expect(filters.map((filter) => matchingIndexes(session, filter))).toEqual([
    [0, 1, 2, 3, 4],
    [1, 2, 4],
    [1, 4],
    [2],
    [2, 4],
  ]);
});

describe('the summary', () => {
  it('is plain text', () => {
    const text = summaryText({
      title: 'Mixed Topics',
      session,
      catalog,
      address: 'https://quiz.example/quiz?seed=s',
    });
    expect(text).toBe(
      [
        'SWMM5 Quizzer: Mixed Topics (Timed Mode)',
        'Score: 2 of 5 (40%)',
        'Not bad — consider reviewing more.',
        'Correct: 2, incorrect: 2, unanswered: 1',
        'Time taken: 1:05 of 2:30',
        '- Hydraulic Fundamentals: 1 of 2 (50%)',
        '- Network Components: 1 of 2 (50%)',
        '- SWMM5 Concepts: 0 of 1 (0%)',
        'This quiz: https://quiz.example/quiz?seed=s',
      ].join('\n'),
    );
  });

  it('formats shares and times', () => {
    expect(shareText(2, 3)).toBe('2 of 3 (67%)');
    expect(percentOf(0, 0)).toBe('0%');
    expect(percentOf(249, 250)).toBe('99%');
    expect(percentOf(250, 250)).toBe('100%');
    expect(timeTaken({ ...session, limit: null })).toBe('1:05');
  });
});
