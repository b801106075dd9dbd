import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../data/query-client';
import { AuthorPanel } from './author-panel';
import { type ConnectionHandlers, connect } from './connection';
import { reloadIfOld } from './page-version';
import './preview.css';

const listen = (handlers: ConnectionHandlers) => connect('/__swmmquiz/events', handlers);

const container = document.createElement('div');
container.id = 'swmmquiz-preview';
document.body.append(container);
createRoot(container).render(
  <QueryClientProvider client={createQueryClient()}>
    <AuthorPanel listen={listen} onVersion={reloadIfOld} />
  </QueryClientProvider>,
);
