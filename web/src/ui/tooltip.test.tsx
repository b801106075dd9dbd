import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tooltip, tooltipDelays } from './tooltip';

it('opens after 700 ms, and skips the delay within 300 ms', () => {
  expect(tooltipDelays).toEqual({ open: 700, skip: 300 });
});

it('describes the focused element', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Typical scores">
      <button type="button">82% avg</button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Typical scores');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Typical scores');
});
