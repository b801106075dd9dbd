import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Toaster, useToast } from './toaster';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Link copied' })}>
        Copy
      </button>
      <button
        type="button"
        onClick={() =>
          toast({ title: 'Export failed', description: 'Try again.', variant: 'destructive' })
        }
      >
        Fail
      </button>
      <button
        type="button"
        onClick={() => toast({ title: 'Drawn', action: { label: 'Undo', onClick: () => {} } })}
      >
        Draw
      </button>
    </>
  );
}

const renderToaster = () =>
  render(
    <Toaster>
      <Buttons />
    </Toaster>,
  );
const area = () => screen.findByRole('region', { name: 'Notifications (F8)' });

it('has no notification area before the first notification', () => {
  renderToaster();
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows one notification, whose first button F8 focuses', async () => {
  const user = userEvent.setup();
  renderToaster();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await area()).toBeInTheDocument();
  await screen.findAllByText('Link copied');
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  await screen.findByText('Try again.');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Draw' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('does not take the focus when tapped, because a focused notification stays open', async () => {
  const user = userEvent.setup();
  renderToaster();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('listitem'));
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
});

it('disappears when it is closed, and leaves an area without a shortcut', async () => {
  const user = userEvent.setup();
  renderToaster();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.getByRole('region', { hidden: true })).toHaveAccessibleName('Notifications');
});

const waysToClose = {
  Escape: (user: UserEvent) => user.keyboard('{Escape}'),
  'its Close button': async (user: UserEvent) => {
    expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await user.keyboard('{Enter}');
  },
};

it.each(Object.entries(waysToClose))(
  'restores the focus when closed by %s',
  async (_name, close) => {
    const user = userEvent.setup();
    renderToaster();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('listitem');
    screen.getByRole('button', { name: 'Fail' }).focus();
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await close(user);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(screen.getByRole('button', { name: 'Fail' })).toHaveFocus();
  },
);

it.each([
  ['Fail', 'Export failed', 5_000],
  ['Draw', 'Drawn', 20_000],
])('disappears on time: %s shows %j for %d ms', async (name, text, time) => {
  renderToaster();
  // The first notification loads the code, so the clock is faked only after it.
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('listitem');
  vi.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('listitem')).toHaveTextContent(text);
    act(() => vi.advanceTimersByTime(time - 1));
    expect(screen.queryByRole('listitem')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('listitem')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
