import { describe, expect, it } from 'vitest';
import type { Item } from '../../bank/item';
import { readProgress, resume, writeProgress } from './progress';
import { answer, elapsed, mark, start, submit } from './session';

const questions: Item[] = [
  { id: 'one', q: 'Which one?', options: ['a', 'b'], answer: 'B' },
  { id: 'several', type: 'multiple', q: 'Which?', options: ['a', 'b'], answer: ['A'] },
  {
    id: 'number',
    type: 'numeric',
    q: 'How much?',
    options: [],
    answer: 2,
    entry: { value: 2, tolerance: 0.1 },
  },
];
const timed = start('timed', questions, 90_000, 1000);
const typed = answer(timed, 2, { text: '½ "ft" & more' }, 5000);
const done = mark(answer(answer(typed, 0, 'A', 5000), 1, ['B'], 6000), 2);

describe('progress', () => {
  it('survives a round trip through a link', () => {
    const progress = readProgress(writeProgress(done, 1, 31_000), timed);
    expect(progress).not.toBeNull();
    if (!progress) return;
    expect(progress.place).toBe(1);
    const later = resume(start('timed', questions, 30_000, 9_000_000), progress, 9_000_000);
    expect(later).toEqual({ ...done, startedAt: 8_970_000 });
    expect(elapsed(later, 9_000_000)).toBe(30_000);
  });

  it('shows results again, with the same time', () => {
    const finished = submit(done, 31_000);
    const progress = readProgress(writeProgress(finished, null, 99_000), timed);
    expect(progress?.isFinished).toBe(true);
    if (!progress) return;
    const later = resume(start('timed', questions, 30_000, 0), progress, 9_000_000);
    expect(later.finishedAt).toBe(9_000_000);
    expect(elapsed(later, 10_000_000)).toBe(30_000);
    expect(readProgress(writeProgress(done, null, 31_000), timed)?.isFinished).toBe(false);
  });

  it('has no current question if all questions are in view, or if the link names one past the last', () => {
    for (const place of [null, 3]) {
      expect(readProgress(writeProgress(done, place, 0), timed)?.place).toBeNull();
    }
  });

  it('has only characters that links keep', () => {
    expect(writeProgress(done, null, 31_000)).toMatch(/^continue=[\w!'()*.~%-]+$/);
  });

  it.each([
    ['nothing', ''],
    ['another fragment', 'topics'],
    ['a truncated fragment', writeProgress(done, null, 0).slice(0, -3)],
    ['a value that is not a list', 'continue=7'],
    ['too few answers', 'continue=[["A"],["A"],[],90000,0]'],
    ['an option that does not exist', 'continue=[["C",null,null],[null,null,null],[],90000,0]'],
    ['a negative time', 'continue=[[null,null,null],[null,null,null],[],90000,-1]'],
    ['a missing time limit', 'continue=[[null,null,null],[null,null,null],[],null,0]'],
  ])('is refused: %s', (_, fragment) => {
    expect(readProgress(fragment, timed)).toBeNull();
  });

  it('is refused for other questions', () => {
    const other = start('timed', questions.slice(1), 90_000, 0);
    expect(readProgress(writeProgress(done, null, 0), other)).toBeNull();
  });
});
