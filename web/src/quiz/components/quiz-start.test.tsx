import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app';

it.each([
  ['Continue the quiz', '01234567'],
  ['Start Practice Quiz', '76543210'],
])('makes “%s” the main button for a quiz of the bank %s', async (main, bank) => {
  const blank = 'null,null,null,null,null';
  const progress = encodeURIComponent(`[[${blank}],[${blank}],[0],null,1000,null]`);
  renderApp(`/quiz/network?seed=later&n=5&bank=${bank}#continue=${progress}`);
  expect(await screen.findByRole('button', { name: main })).toHaveClass('bg-primary');
  const buttons = screen.getAllByRole('button');
  expect(buttons.filter((button) => button.matches('.bg-primary'))).toHaveLength(1);
});
