import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Evapotranspiration from './evapotranspiration';
import Orifice from './orifice';
import Weir from './weir';

it.each([
  ['orifice', Orifice, '?upstreamFt=5&downstreamFt=1', 'Upstream level', 1],
  ['orifice with reverse flow', Orifice, '?upstreamFt=1&downstreamFt=5', 'Upstream level', 0],
  ['weir', Weir, '?upstreamFt=5&downstreamFt=1', 'Upstream level', 1],
  ['evapotranspiration', Evapotranspiration, '?day=6', 'Total rain', 2],
] as const)(
  'notes in a plot with a hidden part of a curve that changing a control shows it: %s',
  (...row) => {
    const [, Diagram, search, name, count] = row;
    render(<Diagram title="Sample" search={search} />);
    expect(screen.queryAllByText('to see the rest')).toHaveLength(count);
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: 2 } });
    expect(screen.queryByText('to see the rest')).toBeNull();
  },
);

it('does not ask to move anything in a still', () => {
  render(<Weir title="Sample" search="?upstreamFt=5&downstreamFt=1" still />);
  expect(screen.queryByText('to see the rest')).toBeNull();
});
