import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CatalogProvider } from '../bank/catalog-context';
import { catalog } from '../test/bundle';
import { Layout } from './layout';
import { PageTitle } from './page';

function Second() {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title="Second">Second</PageTitle>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

it('moves the focus to the title after every navigation, including Back', async () => {
  const user = userEvent.setup();
  render(
    <CatalogProvider value={catalog}>
      <MemoryRouter>
        <Layout>
          <Routes>
            <Route
              path="/"
              element={
                <>
                  <PageTitle title={catalog.product}>First</PageTitle>
                  <Link to="/second">On</Link>
                </>
              }
            />
            <Route path="/second" element={<Second />} />
          </Routes>
        </Layout>
      </MemoryRouter>
    </CatalogProvider>,
  );
  expect(document.body).toHaveFocus();
  expect(document.title).toBe('SWMM5 Quizzer');

  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
  expect(document.title).toBe('Second – SWMM5 Quizzer');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus();
  expect(document.title).toBe('SWMM5 Quizzer');
});
