import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../bank/item';
import * as registry from '../diagrams/registry';
import { questions } from '../test/bundle';
import { loadDetailsContent, preloadDetails } from './load';

vi.mock('../generated/catalog.json', async () => ({
  default: (await import('../test/bundle')).catalog,
}));
vi.mock('../generated/topics.json', async () => {
  const { topics, versioned } = await import('../test/bundle');
  return { default: versioned(topics) };
});

// The code of the dialog loads slowly on a busy machine.
beforeAll(async () => void (await loadDetailsContent()), 60_000);

const load = vi.fn();
beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: () => null });
});

describe('hovering over the details button or focusing it', () => {
  it.each([
    ['manning', 'conduit'],
    ['weir', 'weir'],
  ])('loads the diagram of the topic %s: %s', async (topic, kind) => {
    const loaderOf = vi.spyOn(registry, 'loaderOf').mockReturnValue(load);
    preloadDetails({ ...(questions[0] as Question), topic });
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    expect(loaderOf).toHaveBeenCalledWith(kind);
  });

  it('ignores a failure to load', async () => {
    vi.spyOn(registry, 'loaderOf').mockReturnValue(load.mockRejectedValue(new Error('gone')));
    preloadDetails(questions[0] as Question);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    // An unhandled rejection would fail the test.
    await Promise.resolve();
  });
});
