import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { items } from '../../test/bundle';
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
  expect(store.get(quizAtom)?.session).toBe(before);
  expect(store.get(placeAtom)).toBe(3);
});
