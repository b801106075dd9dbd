import { expect, it, vi } from 'vitest';
import { setBusy, whenIdle } from './busy';

it('runs at once when a reload would lose nothing, and later otherwise', () => {
  const run = vi.fn();
  whenIdle(run);
  expect(run).toHaveBeenCalledOnce();
  setBusy(true);
  whenIdle(run);
  const cancel = whenIdle(() => run('canceled'));
  cancel();
  expect(run).toHaveBeenCalledOnce();
  setBusy(false);
  expect(run).toHaveBeenCalledTimes(2);
  setBusy(false);
  expect(run).toHaveBeenCalledTimes(2);
});
