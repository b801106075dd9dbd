import { QueryClient } from '@tanstack/react-query';
import { fetchJson, type On401 } from './fetch-json';

/**
 * Creates a client that fetches JSON from the URL that a query key forms: no retries, no refetch on
 * an interval or when the window is focused, and data is never stale.
 */
export function createQueryClient(on401: On401 = 'throw'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchJson(queryKey, on401, signal),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}
