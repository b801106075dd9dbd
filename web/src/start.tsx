import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadPage } from './app/app';
import { CatalogProvider } from './bank/catalog-context';
import { loadCatalog } from './bank/load';
import { repeatInput } from './first-view';
import { Failure } from './ui/failure';
import { watchHistory } from './ui/history-guard';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
const root = createRoot(container);
watchHistory();

const base = import.meta.env.BASE_URL;
// way-back.ts remembers which links the user follows, so that Back can focus them. It loads in
// parallel with the catalog, and the app works without it.
import('./app/way-back').catch(() => {});

async function start() {
  try {
    const path = window.location.pathname.slice(base.length - 1);
    const [catalog] = await Promise.all([loadCatalog(), loadPage(path)]);
    show(
      <StrictMode>
        <CatalogProvider value={catalog}>
          {/* Without transitions, a new address is rendered together with the state that was set with it. */}
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
 * Replaces the first view of the page with the app. A transition renders it in slices, so
 * that the page is not blocked.
 */
function show(app: ReactNode) {
  startTransition(() =>
    root.render(
      <>
        {app}
        <TakeOver />
      </>,
    ),
  );
}

/** Repeats in the app what the user did in the first view. */
function TakeOver() {
  useEffect(() => {
    void repeatInput();
  }, []);
  return null;
}

void start();
