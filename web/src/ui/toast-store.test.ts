import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows one notification at a time, the newest', () => {
  const store = createToastStore();
  store.show({ title: 'First' });
  store.show({ title: 'Second', variant: 'destructive' });
  expect(store.get()).toMatchObject([{ title: 'Second', open: true, variant: 'destructive' }]);
});

it('removes a notification 1,000,000 ms after its dismissal', () => {
  const store = createToastStore();
  const close = store.show({ title: 'Copied' });
  close();
  expect(store.get()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toHaveLength(0);
});

it('keeps no timer for a replaced notification', () => {
  const store = createToastStore();
  store.show({ title: 'First' })();
  store.show({ title: 'Second' });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000_000);
  expect(store.get()).toMatchObject([{ title: 'Second', open: true }]);
});
