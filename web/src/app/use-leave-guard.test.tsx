import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLeaveGuard } from './use-leave-guard';

afterEach(() => document.body.replaceChildren());

/** Clicks a link to another page of the app. */
function followLink() {
  const link = document.createElement('a');
  link.href = '/docs';
  document.body.append(link);
  act(() => void fireEvent.click(link));
}

it('asks before a link is followed, until the user chooses to stay', () => {
  const { result } = renderHook(() => useLeaveGuard(true));
  followLink();
  expect(result.current.isAsking).toBe(true);
  act(() => result.current.stay());
  expect(result.current.isAsking).toBe(false);
});

it('does not ask again in the next quiz if the time ran out while it was asking', () => {
  const { result, rerender } = renderHook((active: boolean) => useLeaveGuard(active), {
    initialProps: true,
  });
  followLink();
  rerender(false);
  expect(result.current.isAsking).toBe(false);
  rerender(true);
  expect(result.current.isAsking).toBe(false);
});
