import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { items } from '../../test/bundle';
import type { Progress } from '../model/progress';
import { elapsed } from '../model/session';
import { now } from './clock';
import {
  leftAsideAtom,
  placeAtom,
  quizAtom,
  redrawAtom,
  startAtom,
  takeUpAtom,
  undoRedrawAtom,
} from './quiz';

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

it('sets a quiz in progress aside while the results of an earlier one are shown', () => {
  const store = createStore();
  const setup = { plan: { seed: 's', size: 2 }, mode: 'practice', bank: items } as const;
  const start = (progress: Progress | null) =>
    store.set(startAtom, { ...setup, timePerQuestion: 0 }, progress);
  const none = [null, null];
  const finished = { answers: none, drafts: none, marked: [false, false], limit: null };
  const results = { ...finished, taken: 0, place: null, isFinished: true };
  const begun = start(null);
  start(results);
  // Nothing was entered.
  expect(store.get(leftAsideAtom)).toBeNull();
  start({ ...results, marked: [true, false], isFinished: false });
  store.set(placeAtom, 1);
  const left = store.get(quizAtom);
  expect(left?.attempt).not.toBe(begun.attempt);
  start(results);
  expect(store.get(leftAsideAtom)).toBe(left);
  store.set(takeUpAtom);
  expect([store.get(quizAtom), store.get(placeAtom)]).toEqual([left, 1]);
  expect(store.get(leftAsideAtom)).toBeNull();
  start(results);
  start(null);
  expect(store.get(leftAsideAtom)).toBeNull();
});
