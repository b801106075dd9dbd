import { expect, it, vi } from 'vitest';
import { runWhileIdle, setBusy } from './busy';

it('runs a task only while a reload would lose nothing', () => {
  const end = vi.fn();
  const run = vi.fn(() => end);
  runWhileIdle(run);
  expect(run).toHaveBeenCalledOnce();
  setBusy(true);
  expect(end).toHaveBeenCalledOnce();
  setBusy(false);
  expect(run).toHaveBeenCalledTimes(2);

  setBusy(true);
  const later = vi.fn(() => end);
  runWhileIdle(later);
  expect(later).not.toHaveBeenCalled();
  setBusy(false);
  expect(later).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledTimes(2);
});
