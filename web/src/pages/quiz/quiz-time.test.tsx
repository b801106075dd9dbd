import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  expect(screen.getByText(/The clock also runs while you look at other pages here/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Double time 25:00' }));
  await user.click(screen.getByRole('button', { name: 'Start Timed Quiz' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(25:00|24:5\d) left$/);
  await user.click(screen.getByRole('button', { name: 'New Questions' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(25:00|24:5\d) left$/);
});
