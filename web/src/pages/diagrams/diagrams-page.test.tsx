import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chapters, kinds, titleOf } from '../../diagrams/kinds';
import { renderApp } from '../../test/render-app';

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the diagrams page', () => {
  it('links to the page of each diagram', async () => {
    renderApp('/docs/diagrams');
    expect(await screen.findByRole('heading', { level: 1, name: 'Diagrams' })).toBeVisible();
    const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
    const listed = chapters.flatMap((chapter) => chapter.kinds);
    expect(listed.toSorted()).toEqual(kinds.toSorted());
    expect(links.map((link) => link?.getAttribute('href'))).toEqual(
      listed.map((kind) => `/docs/diagrams/${kind}`),
    );
    expect(links.map((link) => link?.textContent)).toEqual(listed.map(titleOf));
  });

  it('is reached from the documentation, and leads back', async () => {
    const { user } = renderApp('/docs');
    await user.click(await screen.findByRole('link', { name: 'diagrams' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Diagrams' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to the documentation' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
  });
});

describe('the page of one diagram', () => {
  it('opens in the state of its address', async () => {
    renderApp('/docs/diagrams/conduit?shape=egg&heightFt=3&units=SI');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Conduit cross section' }),
    ).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Shape' })).toHaveValue('egg');
    expect(screen.getByRole('radio', { name: 'SI' })).toBeChecked();
  });

  it('lists the parts of its address that could not be used', async () => {
    renderApp('/docs/diagrams/weir?upstreamLevelFt=999&type=v');
    expect(await screen.findByText('Part of this link could not be used.')).toBeVisible();
    expect(screen.getByText('There is no parameter “upstreamLevelFt”.')).toBeVisible();
    expect(screen.getByText('There is no parameter “type”.')).toBeVisible();
  });

  it('puts its state into the address after a pause', async () => {
    const { user } = renderApp('/docs/diagrams/conduit');
    await user.click(await screen.findByRole('button', { name: 'An egg at low flow' }));
    expect(window.location.search).toBe('');
    await vi.waitFor(() =>
      expect(window.location.search).toBe('?shape=egg&heightFt=3&depthFt=0.4'),
    );
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await vi.waitFor(() => expect(window.location.search).toBe(''));
    await act(async () => {});
  });

  it.each(['/docs/diagrams/nothing', '/docs/diagrams/toString'])(
    'is not found at %s',
    async (path) => {
      renderApp(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Page Not Found' }),
      ).toBeVisible();
    },
  );
});
