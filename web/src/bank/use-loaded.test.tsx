import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadAhead, useLoaded } from './use-loaded';

function Shown({ load }: { load: () => Promise<string> }) {
  const loaded = useLoaded(load);
  return <p>{loaded.status === 'ready' ? loaded.value : loaded.status}</p>;
}

it('returns preloaded data at once, and does not load it again', async () => {
  let calls = 0;
  const load = async () => `loaded ${++calls}`;
  await loadAhead(load);
  render(<Shown load={load} />);
  expect(screen.getByText('loaded 1')).toBeVisible();
  expect(calls).toBe(1);
});

it('loads what could not be preloaded', async () => {
  let calls = 0;
  const load = () => (++calls === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('here'));
  await expect(loadAhead(load)).rejects.toThrow('gone');
  render(<Shown load={load} />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('here')).toBeVisible();
});

it("shows what another caller loads between the component's render and its effect", async () => {
  const load = async () => 'here';
  function Other() {
    useLayoutEffect(() => void loadAhead(load), []);
    return null;
  }
  // Under `act`, effects would run before anything can load.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render([<Shown key="shown" load={load} />, <Other key="other" />]);
  await waitFor(() => expect(container).toHaveTextContent('here'));
  root.unmount();
  vi.unstubAllGlobals();
});
