import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { items } from '../../test/bundle';
import { asNumeric } from '../model/without-options';
import { KeyHelp } from './key-help';

it('explains how to move between options only if a question has options', () => {
  const { rerender } = render(<KeyHelp questions={items} completed={false} onClose={() => {}} />);
  expect(screen.getByText(/Arrow keys move between the options/)).toBeVisible();
  const entry = { value: 1.5, tolerance: 0.02 };
  const numbers = items.map((item) => asNumeric({ ...item, entry } as (typeof items)[number]));
  rerender(<KeyHelp questions={numbers} completed={false} onClose={() => {}} />);
  expect(screen.queryByText(/Arrow keys/)).toBeNull();
  expect(screen.getByText(/^In Practice Mode, Enter checks/)).toBeVisible();
});

it('lists only the keys that act on results after the end', () => {
  render(<KeyHelp questions={items} completed onClose={() => {}} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'NP',
    'I',
    'M',
    '?',
  ]);
  expect(screen.getByText(/^F8 moves .* This key always works\.$/)).toBeVisible();
});
