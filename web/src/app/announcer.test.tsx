import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Announcer, useAnnounce } from './announcer';

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

it('announces all sentences that arrive at once, and removes them later', () => {
  vi.useFakeTimers();
  render(
    <Announcer>
      <Speaker texts={['Time is up.', 'Quiz completed.']} />
    </Announcer>,
  );
  const spoken = () => [...screen.getByTestId('announcer').children].map((p) => p.textContent);
  fireEvent.click(screen.getByRole('button'));
  expect(spoken()).toEqual(['Time is up.', 'Quiz completed.']);
  act(() => vi.advanceTimersByTime(2000));
  fireEvent.click(screen.getByRole('button'));
  expect(spoken()).toEqual(['Quiz completed.', 'Time is up.', 'Quiz completed.']);
  act(() => vi.advanceTimersByTime(5000));
  expect(spoken()).toEqual([]);
});
