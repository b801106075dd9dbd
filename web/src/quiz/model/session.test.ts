import { describe, expect, it } from 'vitest';
import { questions } from '../../test/bundle';
import { answer, elapsed, mark, start, submit, timeLeft } from './session';

const three = questions.slice(0, 3);
const limit = 90_000;

describe('a session', () => {
  it('starts without answers and marks, at the given time', () => {
    const session = start('practice', three, limit, 1000);
    expect(session.answers).toEqual([null, null, null]);
    expect(session.marked).toEqual([false, false, false]);
    expect(elapsed(session, 1000)).toBe(0);
    expect(timeLeft(session, 5000)).toBeNull();
  });

  it('has a limit in timed mode', () => {
    const session = start('timed', three, limit, 1000);
    expect(timeLeft(session, 1000)).toBe(90_000);
    expect(timeLeft(session, 61_000)).toBe(30_000);
    expect(timeLeft(session, 1_000_000)).toBe(0);
  });

  it('accepts answers before it is submitted and none after', () => {
    const first = answer(start('practice', three, limit, 0), 1, 'A', 0);
    const changed = answer(first, 1, 'B', 0);
    expect(changed.answers).toEqual([null, 'B', null]);
    expect(first.answers).toEqual([null, 'A', null]);
    const done = submit(changed, 7000);
    expect(answer(done, 0, 'C', 7001)).toBe(done);
    expect(elapsed(done, 99_000)).toBe(7000);
  });

  it('is the same object when nothing changes', () => {
    const session = answer(start('practice', three, limit, 0), 0, 'A', 0);
    expect(answer(session, 0, 'A', 1)).toBe(session);
    const done = submit(session, 5);
    expect(submit(done, 9)).toBe(done);
  });

  it('marks a question and unmarks it, until it is submitted', () => {
    const marked = mark(start('timed', three, limit, 0), 2);
    expect(marked.marked).toEqual([false, false, true]);
    expect(mark(marked, 2).marked).toEqual([false, false, false]);
    const done = submit(marked, 5);
    expect(mark(done, 0)).toBe(done);
  });

  it('accepts an answer in the last millisecond and none after it', () => {
    const session = start('timed', three, limit, 1000);
    expect(answer(session, 0, 'A', 90_999).answers[0]).toBe('A');
    const late = answer(session, 0, 'A', 91_000);
    expect(late.answers[0]).toBeNull();
    expect(late.finishedAt).toBe(91_000);
  });

  it('ends at its limit, however late it is submitted', () => {
    const late = submit(start('timed', three, limit, 1000), 9_999_999);
    expect(elapsed(late, 0)).toBe(90_000);
  });
});
