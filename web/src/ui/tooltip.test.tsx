import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Long after the tooltips of other tests. */
const longAfter = 100_000;
const text = () => screen.queryByRole('tooltip')?.textContent ?? null;

function renderBoth() {
  render(
    <>
      <Tooltip text="About one">One</Tooltip>
      <Tooltip text="About two">Two</Tooltip>
    </>,
  );
  const [one, two] = screen.getAllByRole('button').map(({ parentElement }) => parentElement);
  if (!one || !two) throw new Error('no buttons');
  return { one, two };
}

it('opens after 700 ms', () => {
  const { one } = renderBoth();
  wait(longAfter);
  fireEvent.pointerEnter(one);
  wait(699);
  expect(text()).toBeNull();
  wait(1);
  expect(text()).toBe('About one');
});

it('opens at once within 300 ms after another closes, and after 700 ms otherwise', () => {
  const { one, two } = renderBoth();
  wait(longAfter);
  fireEvent.pointerEnter(one);
  wait(700);
  fireEvent.pointerLeave(one);
  wait(299);
  fireEvent.pointerEnter(two);
  wait(0);
  expect(text()).toBe('About two');
  fireEvent.pointerLeave(two);
  wait(301);
  fireEvent.pointerEnter(one);
  wait(699);
  expect(text()).toBeNull();
});

it('describes the focused button, and closes on Escape', () => {
  renderBoth();
  const button = screen.getByRole('button', { name: 'One' });
  act(() => button.focus());
  wait(0);
  expect(button).toHaveAccessibleDescription('About one');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(text()).toBeNull();
});

it('does not open on touch alone', () => {
  const { one } = renderBoth();
  wait(1000);
  fireEvent.pointerEnter(one, { pointerType: 'touch' });
  wait(1000);
  expect(text()).toBeNull();
});
