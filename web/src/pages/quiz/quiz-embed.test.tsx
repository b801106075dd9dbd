import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app';

it('shows a quiz without a header or footer', async () => {
  const { user } = renderApp('/embed/quiz?n=5&category=network&seed=s');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Network Components');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Skip to content',
  ]);
  await user.click(screen.getByRole('button', { name: 'Start Practice Quiz' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SWMM5 Technical Quiz');
  expect(screen.getAllByRole('group')).toHaveLength(5);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
