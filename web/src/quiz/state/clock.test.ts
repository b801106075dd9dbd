import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { questions } from '../../test/bundle';
import { elapsed, timeRanOut } from '../model/session';
import { quizAtom, startAtom, submitAtom } from './quiz';

afterEach(() => {
  vi.restoreAllMocks();
});

it('counts exactly the limit for a quiz that runs out of time', () => {
  // With this start, (startedAt + 750_000) - startedAt is less than 750_000 by rounding.
  const startedAt = 1_542_611.8;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(startedAt);
  const store = createStore();
  const plan = { seed: 's', size: 25 };
  store.set(startAtom, { plan, mode: 'timed', bank: questions, timePerQuestion: 30_000 }, null);
  clock.mockReturnValue(startedAt + 800_000);
  store.set(submitAtom);
  const session = store.get(quizAtom)?.session;
  if (!session) throw new Error('no quiz');
  expect(timeRanOut(session)).toBe(true);
  expect(elapsed(session, 0)).toBe(750_000);
});
