import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { watchHistory } from './app/history-gate';
import { CatalogProvider } from './bank/catalog-context';
import { loadCatalog } from './bank/load';
import { Failure } from './ui/failure';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
const root = createRoot(container);
watchHistory();

async function start() {
  try {
    const catalog = await loadCatalog();
    root.render(
      <StrictMode>
        <CatalogProvider value={catalog}>
          {/* Without transitions a new address is drawn in the same turn as the state that came with it. */}
          <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
            <App />
          </BrowserRouter>
        </CatalogProvider>
      </StrictMode>,
    );
  } catch {
    root.render(<Failure what="The quiz" retry={start} />);
  }
}

void start();
