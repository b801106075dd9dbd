import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { items } from '../../test/bundle';
import { elapsed } from '../model/session';
import { now } from './clock';
import { placeAtom, quizAtom, redrawAtom, startAtom, undoRedrawAtom } from './quiz';

it('restores the question in view with the replaced quiz', () => {
  const store = createStore();
  const setup = { plan: { seed: 's', size: 5 }, mode: 'practice', bank: items } as const;
  store.set(startAtom, { ...setup, timePerQuestion: 0 }, null);
  store.set(placeAtom, 3);
  const before = store.get(quizAtom)?.session;
  store.set(redrawAtom);
  expect(store.get(placeAtom)).toBe(0);
  store.set(undoRedrawAtom);
  expect(store.get(quizAtom)?.session.questions).toBe(before?.questions);
  expect(store.get(placeAtom)).toBe(3);
});

it('does not count the time in the quiz that replaced it', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const store = createStore();
  const setup = { plan: { seed: 's', size: 5 }, mode: 'practice', bank: items } as const;
  store.set(startAtom, { ...setup, timePerQuestion: 0 }, null);
  clock.mockReturnValue(31_000);
  store.set(redrawAtom);
  clock.mockReturnValue(51_000);
  store.set(undoRedrawAtom);
  clock.mockReturnValue(61_000);
  const session = store.get(quizAtom)?.session;
  expect(session && elapsed(session, now())).toBe(40_000);
});
