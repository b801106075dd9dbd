import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LazyPage } from './lazy-page';

const Page = () => <h1>Arrived</h1>;

it('shows that the page is loading', async () => {
  render(<LazyPage load={() => Promise.resolve(Page)} label="Loading quiz..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading quiz...');
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
});

it('offers to try again when the code of a page fails to load', async () => {
  const user = userEvent.setup();
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(Page);
  };
  render(<LazyPage load={load} label="Loading..." />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
