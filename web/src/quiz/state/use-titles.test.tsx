import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CatalogProvider } from '../../bank/catalog-context';
import { loadTopics } from '../../bank/load';
import { catalog, topics } from '../../test/bundle';
import type { Plan } from '../model/draw';
import { useTitles } from './use-titles';

vi.mock('../../bank/load', () => ({ loadTopics: vi.fn(async () => topics) }));

const titlesOf = (plan: Partial<Plan>) =>
  renderHook(() => useTitles({ seed: 's', size: 10, ...plan }), {
    wrapper: ({ children }) => <CatalogProvider value={catalog}>{children}</CatalogProvider>,
  }).result;

it('loads the topics only for a quiz on one topic', async () => {
  expect(titlesOf({}).current.title).toBe('Mixed Topics');
  expect(titlesOf({ category: 'network' }).current.title).toBe('Network Components');
  expect(loadTopics).not.toHaveBeenCalled();
  const titles = titlesOf({ topic: 'manning' });
  expect(titles.current.title).toBe('Manning');
  await waitFor(() => expect(titles.current.title).toBe("Manning's equation"));
});
