import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toastSettings } from './toast-settings';
import { Toaster, useToast } from './toaster';

vi.mock('./toasts', () => {
  throw new Error('offline');
});

let toast: ReturnType<typeof useToast>;

function CaptureToast() {
  toast = useToast();
  return null;
}

async function show(text: Parameters<typeof toast>[0]): Promise<() => void> {
  render(
    <Toaster>
      <CaptureToast />
    </Toaster>,
  );
  let close = () => {};
  act(() => {
    close = toast(text);
  });
  await screen.findByText(text.title);
  return close;
}

it('closes a plain notification', async () => {
  const close = await show({ title: 'Link copied' });
  await act(async () => close());
  expect(screen.queryByText('Link copied')).toBeNull();
});

it.each([
  [undefined, 0],
  [true, 1],
])('shows a plain notification for a limited time, unless it lasts: %s', async (lasting, left) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await show({ title: 'Copy this link by hand', ...(lasting && { lasting }) });
    act(() => vi.advanceTimersByTime(toastSettings.duration));
    expect(screen.queryAllByText('Copy this link by hand')).toHaveLength(left);
  } finally {
    vi.useRealTimers();
  }
});
