import { afterEach, expect, it, vi } from 'vitest';
import { keepOffline } from './offline';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Calls keepOffline while a service worker with a newer version is waiting. */
async function startWithUpdate() {
  vi.useFakeTimers();
  const worker = { state: 'installed', postMessage: vi.fn() };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async () =>
      Object.assign(new EventTarget(), {
        installing: null,
        waiting: worker,
        active: { state: 'activated' },
        update: async () => {},
      }),
  });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', { location: { reload } });
  const [onReady, onUpdate] = [vi.fn(), vi.fn()];
  await keepOffline('/', { onReady, onUpdate });
  expect(onReady).toHaveBeenCalledOnce();
  const [activate] = onUpdate.mock.calls[0] ?? [];
  return { worker, serviceWorker, reload, activate };
}

it('reloads the page once the accepted version is in control', async () => {
  const { worker, serviceWorker, reload, activate } = await startWithUpdate();
  activate();
  expect(worker.postMessage).toHaveBeenCalledWith('take over');
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['activating', 'activated', 'redundant'])(
  'reloads the page at once if the accepted version is no longer waiting: %s',
  async (state) => {
    const { worker, reload, activate } = await startWithUpdate();
    worker.state = state;
    activate();
    expect(reload).toHaveBeenCalledOnce();
  },
);
