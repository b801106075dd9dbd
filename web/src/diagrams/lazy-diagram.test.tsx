import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DiagramProps } from './kit/spec';
import { LazyDiagram } from './lazy-diagram';
import * as registry from './registry';

const Drawn = ({ title, search = '' }: DiagramProps) => (
  <figure aria-label={title}>{search}</figure>
);

describe('a diagram that is loaded when needed', () => {
  it('says that it is loading, then appears in the given state', async () => {
    const module = { default: Drawn };
    vi.spyOn(registry, 'loaderOf').mockReturnValue(() => Promise.resolve(module));
    render(<LazyDiagram kind="weir" search="?headFt=1" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the diagram...');
    expect(await screen.findByRole('figure', { name: 'Weir' })).toHaveTextContent('?headFt=1');
  });

  it('offers to try again when its code fails to load', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone'));
    load.mockResolvedValue({ default: Drawn });
    vi.spyOn(registry, 'loaderOf').mockReturnValue(load);
    render(<LazyDiagram kind="weir" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The diagram could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('figure', { name: 'Weir' })).toBeVisible();
  });

  it('leaves the rest of the page in place when it breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('no drawing');
    };
    const module = { default: Broken };
    vi.spyOn(registry, 'loaderOf').mockReturnValue(() => Promise.resolve(module));
    render(
      <main>
        <p>The rest</p>
        <LazyDiagram kind="weir" />
      </main>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The diagram could not be loaded.');
    expect(screen.getByText('The rest')).toBeVisible();
  });

  it('shows another diagram after one that breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('no drawing');
    };
    const load = {
      weir: () => Promise.resolve({ default: Broken }),
      orifice: () => Promise.resolve({ default: Drawn }),
    };
    vi.spyOn(registry, 'loaderOf').mockImplementation((kind) => load[kind as keyof typeof load]);
    const { rerender } = render(<LazyDiagram kind="weir" />);
    expect(await screen.findByRole('alert')).toBeVisible();
    rerender(<LazyDiagram kind="orifice" />);
    expect(await screen.findByRole('figure', { name: 'Orifice' })).toBeVisible();
  });

  it('says when there is none', () => {
    vi.spyOn(registry, 'loaderOf').mockReturnValue(undefined);
    const { rerender } = render(<LazyDiagram kind={undefined} />);
    expect(screen.getByText('Diagram not available')).toBeVisible();
    rerender(<LazyDiagram kind="weir" />);
    expect(screen.getByText('Diagram not available')).toBeVisible();
  });
});
