import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SentenceAnnouncer } from './sentence-announcer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('announces a sentence once it stops changing, but not the initial one', () => {
  const { container, rerender } = render(
    <SentenceAnnouncer sentence="1 ft deep." isPaused={false} />,
  );
  const region = container.querySelector('[aria-live="polite"]');
  advance(5000);
  expect(region).toBeEmptyDOMElement();
  for (const depth of [2, 3, 4]) {
    rerender(<SentenceAnnouncer sentence={`${depth} ft deep.`} isPaused={false} />);
    advance(200);
    expect(region).toBeEmptyDOMElement();
  }
  advance(600);
  expect(region).toHaveTextContent('4 ft deep.');
  advance(1000);
  expect(region).toBeEmptyDOMElement();
});

it('announces nothing while the diagram plays, and the last sentence when it has stopped', () => {
  const { container, rerender } = render(<SentenceAnnouncer sentence="Hour 0." isPaused={false} />);
  const region = container.querySelector('[aria-live="polite"]');
  rerender(<SentenceAnnouncer sentence="Hour 1." isPaused />);
  advance(5000);
  expect(region).toBeEmptyDOMElement();
  rerender(<SentenceAnnouncer sentence="Hour 1." isPaused={false} />);
  advance(800);
  expect(region).toHaveTextContent('Hour 1.');
  // A second run ends with the same sentence.
  advance(1000);
  rerender(<SentenceAnnouncer sentence="Hour 0." isPaused />);
  rerender(<SentenceAnnouncer sentence="Hour 1." isPaused={false} />);
  advance(800);
  expect(region).toHaveTextContent('Hour 1.');
});
