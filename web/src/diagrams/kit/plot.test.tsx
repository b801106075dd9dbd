import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScaleContext } from './ghost';
import { Plot } from './plot';

const plotTo = (max: number, change: string) => (
  <ScaleContext value={change}>
    <Plot
      units="US"
      x={{ label: 'Time', quantity: 'hours', max: 1 }}
      y={{ label: 'Flow', quantity: 'flow', max }}
    >
      {() => null}
    </Plot>
  </ScaleContext>
);

const highest = () => Math.max(...screen.getAllByText(/^\d+$/).map((it) => Number(it.textContent)));

it('an axis stays as it is during a change while its curves take enough of it', () => {
  const { rerender } = render(plotTo(10, '1'));
  const ends = [6, 3, 1, 20, 10].map((max) => {
    rerender(plotTo(max, '1'));
    return highest();
  });
  expect(ends).toEqual([10, 10, 1, 20, 20]);
});

it('another change gives an axis its own length', () => {
  const { rerender } = render(plotTo(10, '1'));
  rerender(plotTo(6, '2'));
  expect(highest()).toBe(6);
});
