import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { announcer } from '../test/announcer';
import { Announcer, useAnnounce } from './announcer';
import { Dialog } from './dialog';

afterEach(() => {
  vi.useRealTimers();
});

function Speaker({ texts }: { texts: string[] }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => texts.forEach(announce)}>
      Speak
    </button>
  );
}

it('announces all sentences that arrive at once, until the next arrive or time has passed', () => {
  vi.useFakeTimers();
  render(
    <Announcer>
      <Speaker texts={['Time is up.', 'Quiz completed.']} />
    </Announcer>,
  );
  const spoken = () => [...announcer().children].map((p) => p.textContent);
  fireEvent.click(screen.getByRole('button'));
  expect(spoken()).toEqual(['Time is up.', 'Quiz completed.']);
  const [first] = announcer().children;
  act(() => vi.advanceTimersByTime(2000));
  fireEvent.click(screen.getByRole('button'));
  expect(spoken()).toEqual(['Time is up.', 'Quiz completed.']);
  expect(announcer().children[0]).not.toBe(first);
  act(() => vi.advanceTimersByTime(5000));
  expect(spoken()).toEqual([]);
});

it('announces within an open dialog, because the page behind it is not read', () => {
  const page = (isOpen: boolean) => (
    <Announcer>
      <Speaker texts={['Quiz started.']} />
      {isOpen && (
        <Dialog title="Map" onClose={() => {}}>
          <Speaker texts={['One minute left.']} />
        </Dialog>
      )}
    </Announcer>
  );
  const { rerender } = render(page(false));
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }));
  rerender(page(true));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Speak' }));
  expect(dialog.getByText('One minute left.').parentElement).toHaveAttribute('aria-live', 'polite');
  expect(dialog.queryByText('Quiz started.')).toBeNull();
});
