import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/app';
import type { Catalog } from '../bank/bundle';
import { CatalogProvider } from '../bank/catalog-context';
import { catalog as fixture } from './bundle';

// The files that `swmmquiz export` writes; the tests use a fixed bank instead.
vi.mock('../generated/catalog.json', async () => ({
  default: (await import('./bundle')).catalog,
}));
vi.mock('../generated/questions.json', async () => {
  const { items, versioned } = await import('./bundle');
  return { default: versioned(items) };
});
vi.mock('../generated/explanations.json', async () => {
  const { feedback, versioned } = await import('./bundle');
  return { default: versioned(feedback) };
});
vi.mock('../generated/topics.json', async () => {
  const { topics, versioned } = await import('./bundle');
  return { default: versioned(topics) };
});

interface RenderAppOptions {
  /** The catalog, if a test needs a different one from the fixture. */
  catalog?: Catalog;
}

/** Renders the app at a path, and returns its queries with a simulated user. */
export function renderApp(path = '/', { catalog = fixture }: RenderAppOptions = {}) {
  const user = userEvent.setup();
  const view = render(
    <Provider>
      <CatalogProvider value={catalog}>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </CatalogProvider>
    </Provider>,
  );
  return { user, ...view };
}
