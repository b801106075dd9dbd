import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app';

it.each(['/nowhere', '/quiz/network/more', '/docs/x'])('is shown at %s', async (path) => {
  const { user } = renderApp(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText(/did you forget to add the page to the router\?/i)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /home/i }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SWMM5 Quizzer');
});
