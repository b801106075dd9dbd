import { expect, it, vi } from 'vitest';
import { retriable } from './retriable';

it('loads once for all callers', async () => {
  const load = vi.fn(async () => ({ default: 1 }));
  const loader = retriable(load);
  expect(await Promise.all([loader(), loader()])).toEqual([{ default: 1 }, { default: 1 }]);
  await loader();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');
  const loader = retriable(load);
  await expect(loader()).rejects.toThrow('gone');
  expect(await loader()).toBe('here');
});

it('requests a failed module at another address', async () => {
  const load = vi.fn(() =>
    Promise.reject(
      new TypeError('error loading a module: http://127.0.0.1:9/assets/x-12345678.js'),
    ),
  );
  const loader = retriable(load);
  await expect(loader()).rejects.toThrow(/x-12345678\.js$/);
  // Node.js cannot import from http:. In a browser, e2e/leaving.spec.ts tests the second attempt.
  await expect(loader()).rejects.toThrow("protocol 'http:'");
  expect(load).toHaveBeenCalledTimes(1);
});
