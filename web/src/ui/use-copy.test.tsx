import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastSettings } from './toast-settings';
import { useCopy } from './use-copy';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockResolvedValue(undefined) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stops reporting a text as copied when copying another fails', async () => {
  const { result } = renderHook(useCopy);
  await act(() => result.current.copy('Link', 'https://quiz.test'));
  expect(result.current.isCopied).toBe(true);
  vi.mocked(navigator.clipboard.writeText).mockRejectedValueOnce(new Error('denied'));
  await act(() => result.current.copy('Link', 'https://quiz.test/2'));
  expect(result.current.isCopied).toBe(false);
});

it('reports a text as copied for the full time after a second copy', async () => {
  const { result } = renderHook(useCopy);
  const copy = () => act(() => result.current.copy('Link', 'https://quiz.test'));
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
  await copy();
  wait(toastSettings.duration - 1);
  await copy();
  wait(toastSettings.duration - 1);
  expect(result.current.isCopied).toBe(true);
  wait(1);
  expect(result.current.isCopied).toBe(false);
});
