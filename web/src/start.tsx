import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadPage } from './app/app';
import { watchHistory } from './app/history-gate';
import { CatalogProvider } from './bank/catalog-context';
import { loadCatalog } from './bank/load';
import { Failure } from './ui/failure';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
const root = createRoot(container);
watchHistory();

const base = import.meta.env.BASE_URL;

async function start() {
  try {
    const path = window.location.pathname.slice(base.length - 1);
    const [catalog] = await Promise.all([loadCatalog(), loadPage(path)]);
    show(
      <StrictMode>
        <CatalogProvider value={catalog}>
          {/* Without transitions a new address is drawn in the same turn as the state that came with it. */}
          <BrowserRouter basename={base} useTransitions={false}>
            <App />
          </BrowserRouter>
        </CatalogProvider>
      </StrictMode>,
    );
  } catch {
    show(<Failure what="The quiz" retry={start} />);
  }
}

/**
 * Puts the app in the place of the page's first view, which nobody can use. As a transition
 * it is rendered in slices, so that the page doesn't hang meanwhile.
 */
function show(app: React.ReactNode) {
  startTransition(() =>
    root.render(
      <>
        {app}
        <Started />
      </>,
    ),
  );
}

/** Wakes the page up when the app stands in it. */
function Started() {
  useLayoutEffect(() => container?.removeAttribute('inert'), []);
  return null;
}

void start();
