import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../data/query-client';
import { AuthorPanel } from './author-panel';
import './preview.css';

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(
  <QueryClientProvider client={createQueryClient()}>
    <AuthorPanel events={new EventSource('/__swmmquiz/events')} reload={() => location.reload()} />
  </QueryClientProvider>,
);
