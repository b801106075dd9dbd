import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Item } from '../../bank/item';
import { items } from '../../test/bundle';
import { Announcer } from '../../ui/announcer';
import type { Plan } from '../model/draw';
import { Choices } from './choices';

vi.mock('../../generated/catalog.json', async () => ({
  default: (await import('../../test/bundle')).catalog,
}));
vi.mock('../../generated/topics.json', async () => {
  const { topics, versioned } = await import('../../test/bundle');
  return { default: versioned(topics) };
});

/** Questions on Manning's equation have a number to enter; all others have the level `apply`. */
const bank: Item[] = items.map((item) =>
  item.topic === 'manning'
    ? { ...item, entry: { value: 2, tolerance: 0.01 } }
    : { ...item, level: 'apply' },
);

function Screen({ requested }: { requested: Partial<Plan> }) {
  const [plan, setPlan] = useState<Plan>({ seed: 's', size: 25, ...requested });
  return (
    <Choices
      bank={bank}
      plan={plan}
      linkSize={requested.size ?? 25}
      canTypeAnswers
      onChoose={(choice) => setPlan({ ...plan, ...choice })}
    />
  );
}

const renderChoices = (requested: Partial<Plan> = {}) => {
  render(
    <Announcer>
      <Screen requested={requested} />
    </Announcer>,
  );
  return userEvent.setup();
};

const lengths = () =>
  within(screen.getByLabelText('Number of questions'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('disables “Without options” where no question has a number to enter', async () => {
  const user = renderChoices();
  const box = screen.getByRole('checkbox', { name: /^Without options/ });
  expect(box).toBeEnabled();
  await user.selectOptions(screen.getByLabelText('Topic'), 'weir');
  expect(box).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Topic'), '');
  await user.click(box);
  expect(box).toBeChecked();
  expect(box).toBeEnabled();
});

it('lists the lengths in order, with that of the link', async () => {
  const user = renderChoices({ size: 5 });
  expect(lengths()).toEqual(['5', '10', '25', '50']);
  await user.selectOptions(screen.getByLabelText('Number of questions'), '10');
  expect(lengths()).toEqual(['5', '10', '25', '50']);
});

it('lists all questions last', () => {
  renderChoices({ size: 'all' });
  expect(lengths()).toEqual(['10', '25', '50', 'All']);
});

it('shows each choice that restricts the quiz, so that it can be undone', async () => {
  const user = renderChoices({ topic: 'weir', level: 'apply' });
  const level = screen.getByLabelText(/^Level/);
  await user.selectOptions(level, '');
  expect(level).toHaveDisplayValue('All');
});

it('keeps a list when another choice leaves it a single value', async () => {
  const user = renderChoices();
  await user.selectOptions(screen.getByLabelText('Topic'), 'weir');
  const level = within(screen.getByLabelText(/^Level/)).getAllByRole('option');
  expect(level.map(({ textContent }) => textContent)).toEqual([
    'All',
    expect.stringMatching(/^Apply \(/),
  ]);
});

it('announces how many questions a choice leaves', async () => {
  const user = renderChoices();
  await user.selectOptions(screen.getByLabelText('Topic'), 'weir');
  const weirs = bank.filter(({ topic }) => topic === 'weir').length;
  expect(screen.getByText(new RegExp(`^The quiz has ${weirs} question`))).toBeInTheDocument();
});
