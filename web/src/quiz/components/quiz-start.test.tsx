import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app';

it.each([
  ['01234567', 'Continue the quiz'],
  ['76543210', 'Start Practice Quiz'],
])('for a quiz of the bank %s the main button is %s', async (bank, main) => {
  const blank = 'null,null,null,null,null';
  const progress = encodeURIComponent(`[[${blank}],[${blank}],[0],null,1000,null]`);
  renderApp(`/quiz/network?seed=later&n=5&bank=${bank}#continue=${progress}`);
  expect(await screen.findByRole('button', { name: main })).toHaveClass('bg-primary');
  const buttons = screen.getAllByRole('button');
  expect(buttons.filter((button) => button.matches('.bg-primary'))).toHaveLength(1);
});
