import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { NumericItem } from '../../bank/item';
import { Announcer } from '../../ui/announcer';
import type { EnteredNumber } from '../item-type';
import NumericInput from './input';

const question: NumericItem = {
  id: 'n',
  type: 'numeric',
  q: 'How much water?',
  options: [],
  answer: 1.5,
  entry: { value: 1.5, unit: 'm³', tolerance: 0.02, units: [{ unit: 'L', factor: 1000 }] },
};

const renderInput = (props: Partial<ComponentProps<typeof NumericInput>>) =>
  render(
    <NumericInput
      question={question}
      response={null}
      revealed={false}
      locked={false}
      onRespond={() => {}}
      onCheck={null}
      {...props}
    />,
  );

it.each([
  ['1,234', 'Read as 1,234. For a decimal, enter 1.234.'],
  ['1,234 L', 'Read as 1,234. For a decimal, enter 1.234 L.'],
  ['-1,234e2', 'Read as -123,400. For a decimal, enter -1.234e2.'],
  ['1.234', 'Answers within 2% of the value are correct. You can also use: L.'],
])('describes how %s is read', (text, hint) => {
  renderInput({ response: { text } });
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveAccessibleDescription(
    expect.stringContaining(`m³ ${hint}`),
  );
});

it('keeps a judged answer when a letter would replace it', async () => {
  const onRespond = vi.fn();
  renderInput({ response: { text: '1' }, revealed: true, onRespond });
  const field = screen.getByRole('textbox', { name: 'Your answer' });
  const user = userEvent.setup();
  await user.tripleClick(field);
  await user.keyboard('i');
  expect(onRespond).not.toHaveBeenCalled();
  await user.tripleClick(field);
  await user.keyboard('2');
  expect(onRespond).toHaveBeenCalledWith({ text: '2' });
});

it('announces what is wrong with an answer once per attempt', async () => {
  const user = userEvent.setup();
  renderInput({ response: { text: '2 gal' }, onCheck: () => {} });
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  const announced = screen.getByRole('alert');
  expect(announced).toHaveTextContent('The unit “gal” is not accepted.');
  await user.tab();
  expect(screen.getByRole('alert')).toBe(announced);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert')).not.toBe(announced);
});

it('announces what was entered when Tab leaves the field, unless nothing has changed', async () => {
  const Field = () => {
    const [response, setResponse] = useState<EnteredNumber | null>(null);
    return (
      <Announcer>
        <NumericInput
          {...{ question, response, revealed: false, locked: false, onCheck: null }}
          onRespond={setResponse}
        />
      </Announcer>
    );
  };
  const { container } = render(<Field />);
  const announced = () => container.querySelector('[aria-live="polite"].sr-only')?.textContent;
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('80 L');
  await user.tab();
  expect(announced()).toBe('You entered 80 L.');
  await user.tab({ shift: true });
  await user.tab();
  expect(announced()).toBe('You entered 80 L.');
});
