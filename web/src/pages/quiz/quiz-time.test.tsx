import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app';

it('offers more time only for a timed quiz', async () => {
  const { user } = renderApp('/quiz');
  expect(await screen.findByRole('radio', { name: 'Practice Mode' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Standard time/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Timed Mode' }));
  expect(await screen.findByRole('radio', { name: 'Standard time 12:30' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Time and a half 18:45' })).not.toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Start Timed Quiz' })).toBeVisible();
  expect(screen.getByText(/The clock stops when you leave the quiz/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Double time 25:00' }));
  await user.click(screen.getByRole('button', { name: 'Start Timed Quiz' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(25:00|24:5\d) left$/);
  await user.click(screen.getByRole('button', { name: 'New Questions' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(25:00|24:5\d) left$/);
});

it('stops its clock while the learner is on other pages', async () => {
  const { user } = renderApp('/quiz/network?n=5&mode=timed');
  await user.click(await screen.findByRole('button', { name: 'Start Timed Quiz' }));
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  await user.click(await screen.findByRole('button', { name: 'Leave quiz' }));
  const real = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real + 600_000);
  await user.click(await screen.findByRole('link', { name: 'Start Random Quiz' }));
  expect(await screen.findByText(/1 of 5 questions answered in 0:0\d\. Its clock/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Continue the quiz' }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/^2:\d\d left$/);
  clock.mockRestore();
});

it('keeps the longer time of a quiz that is continued from its link', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { user, unmount } = renderApp('/quiz/network?n=5&mode=timed');
  await user.click(await screen.findByRole('radio', { name: 'Double time 5:00' }));
  await user.click(screen.getByRole('button', { name: 'Start Timed Quiz' }));
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Copy a link to continue' }));
  const link = new URL(copied.mock.calls[0]?.[0] ?? '');
  unmount();

  const later = renderApp(`${link.pathname}${link.search}${link.hash}`);
  await later.user.click(await screen.findByRole('button', { name: 'Continue the quiz' }));
  await later.user.click(screen.getByRole('button', { name: 'New Questions' }));
  await later.user.click(await screen.findByRole('button', { name: 'Draw new questions' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d) left$/);
});
