import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CatalogProvider } from '../../bank/catalog-context';
import { catalog } from '../../test/bundle';
import { EmptyQuiz } from './empty-quiz';

it.each([
  ['/quiz', 1],
  ['/embed/quiz', 0],
])('leads home from %s only where the home page may be shown', (address, links) => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(
    <CatalogProvider value={catalog}>
      <MemoryRouter initialEntries={[address]}>
        <EmptyQuiz category={undefined} />
      </MemoryRouter>
    </CatalogProvider>,
  );
  expect(screen.getByText('The bank has no questions yet.')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Back to home' })).toHaveLength(links);
});
