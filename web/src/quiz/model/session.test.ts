import { describe, expect, it } from 'vitest';
import { questions } from '../../test/bundle';
import { answer, elapsed, left, start, submit } from './session';

const three = questions.slice(0, 3);

describe('a session', () => {
  it('begins without answers, at the time given', () => {
    const session = start('practice', three, 30, 1000);
    expect(session.answers).toEqual([null, null, null]);
    expect(elapsed(session, 1000)).toBe(0);
    expect(left(session, 5000)).toBeNull();
  });

  it('has 30 seconds a question in timed mode', () => {
    const session = start('timed', three, 30, 1000);
    expect(left(session, 1000)).toBe(90_000);
    expect(left(session, 61_000)).toBe(30_000);
    expect(left(session, 1_000_000)).toBe(0);
  });

  it('changes an answer before submit and none after', () => {
    const first = answer(start('practice', three, 30, 0), 1, 'A');
    const changed = answer(first, 1, 'B');
    expect(changed.answers).toEqual([null, 'B', null]);
    expect(first.answers).toEqual([null, 'A', null]);
    const done = submit(changed, 7000);
    expect(answer(done, 0, 'C')).toBe(done);
    expect(elapsed(done, 99_000)).toBe(7000);
  });

  it('is the same object when nothing changes', () => {
    const session = answer(start('practice', three, 30, 0), 0, 'A');
    expect(answer(session, 0, 'A')).toBe(session);
    const done = submit(session, 5);
    expect(submit(done, 9)).toBe(done);
  });

  it('ends at its limit, however late that is noticed', () => {
    const late = submit(start('timed', three, 30, 1000), 9_999_999);
    expect(elapsed(late, 0)).toBe(90_000);
  });

  it('never takes less than no time when the clock is set back', () => {
    const session = start('timed', three, 30, 50_000);
    expect(elapsed(session, 10_000)).toBe(0);
    expect(elapsed(submit(session, 10_000), 0)).toBe(0);
  });
});
