import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app';

it('offers more time only for a timed quiz', async () => {
  const { user } = renderApp('/quiz');
  expect(await screen.findByRole('radio', { name: 'Practice Mode' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Standard time/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Timed Mode' }));
  expect(screen.getByRole('radio', { name: 'Standard time 12:30' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Time and a half 18:45' })).not.toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Start Timed Quiz' })).toBeVisible();
  expect(screen.getByText(/The clock keeps running on other pages/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Double time 25:00' }));
  await user.click(screen.getByRole('button', { name: 'Start Timed Quiz' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(25:00|24:5\d) left$/);
  await user.click(screen.getByRole('button', { name: 'New Questions' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(25:00|24:5\d) left$/);
});

it('shows on the mode screen that the time of a quiz that was left is up', async () => {
  const { user } = renderApp('/quiz/network?n=5&mode=timed');
  await user.click(await screen.findByRole('button', { name: 'Start Timed Quiz' }));
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  await user.click(screen.getByRole('button', { name: 'Leave quiz' }));
  const real = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real + 600_000);
  await user.click(await screen.findByRole('link', { name: 'Start Random Quiz' }));
  expect(await screen.findByText(/1 of 5 questions answered, and its time is up/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show the results' }));
  expect(await screen.findByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
  clock.mockRestore();
});
