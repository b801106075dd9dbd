import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../test/render-app';

describe('moving between pages', () => {
  it('sets the title and focuses the heading of the new page', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('link', { name: 'Application Documentation' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Documentation' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Documentation – SWMM5 Quizzer');
  });

  it('has one main heading on each page', async () => {
    for (const path of ['/', '/docs', '/quiz', '/nowhere']) {
      const { unmount } = renderApp(path);
      expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
      unmount();
    }
  });

  it('offers a first link that skips to the content', async () => {
    const { user } = renderApp('/');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
