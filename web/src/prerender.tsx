import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, loadPage } from './app/app';
import { CatalogProvider } from './bank/catalog-context';
import { loadCatalog } from './bank/load';

/**
 * Returns the first view of a page as HTML, which is shown until the app runs. The path has no
 * leading slash.
 */
export async function prerender(path: string): Promise<string> {
  const [catalog] = await Promise.all([loadCatalog(), loadPage(`/${path}`)]);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return renderToString(
    <StrictMode>
      <CatalogProvider value={catalog}>
        <StaticRouter basename={base} location={`${base}/${path}`}>
          <App />
        </StaticRouter>
      </CatalogProvider>
    </StrictMode>,
  );
}
