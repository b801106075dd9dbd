import { expect, it, vi } from 'vitest';
import { setBusy, whenFree } from './busy';

it('runs at once when there is nothing to lose, and later when there is', () => {
  const run = vi.fn();
  whenFree(run);
  expect(run).toHaveBeenCalledOnce();
  setBusy(true);
  whenFree(run);
  const off = whenFree(() => run('called off'));
  off();
  expect(run).toHaveBeenCalledOnce();
  setBusy(false);
  expect(run).toHaveBeenCalledTimes(2);
  setBusy(false);
  expect(run).toHaveBeenCalledTimes(2);
});
