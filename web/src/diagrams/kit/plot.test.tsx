import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { Curve } from './curve';
import { drawingWidth } from './drawing';
import { Former } from './former';
import { ChangeContext, ScaleContext } from './ghost';
import { Plot, plotTop } from './plot';

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

const highest = () =>
  Math.max(...screen.getAllByText(/^\d+$/).map(({ textContent }) => Number(textContent)));

it('keeps the length of an axis during a change while its curves fill enough of it', () => {
  const { rerender } = render(plotTo(10, '1'));
  const ends = [6, 3, 1, 20, 10].map((max) => {
    rerender(plotTo(max, '1'));
    return highest();
  });
  expect(ends).toEqual([10, 10, 1, 20, 20]);
});

it('has at least two numbers on the y-axis', () => {
  render(
    <Plot
      units="US"
      x={{ label: 'Level', quantity: 'length', max: 10 }}
      y={{ label: 'Flow', quantity: 'flow', min: -0.4, max: 0.45 }}
    >
      {() => null}
    </Plot>,
  );
  expect(screen.getAllByText(/^-?0\.[24]$/)).toHaveLength(4);
});

it('has room for long numbers on the y-axis', () => {
  render(plotTo(40_000, '1'));
  const number = screen.getByText('10,000');
  // A digit of DejaVu Sans is 0.636 em wide, and a comma half of that.
  expect(Number(number.getAttribute('x')) - 5.5 * 0.636 * 16).toBeGreaterThanOrEqual(0);
});

it('gives an axis a new length at another change', () => {
  const { rerender } = render(plotTo(10, '1'));
  rerender(plotTo(6, '2'));
  expect(highest()).toBe(6);
});

it('has room on both axes for the curves before a change', () => {
  const areas = (max: number, change: number) => (
    <ChangeContext value={change}>
      <ScaleContext value={`${change}`}>
        <Plot
          units="US"
          x={{ label: 'Area', quantity: 'area', max }}
          y={{ label: 'Depth', quantity: 'length', max }}
        >
          {(x, y) => <path data-testid="end" d={`M${x(max)} ${y(max)}`} />}
        </Plot>
      </ScaleContext>
    </ChangeContext>
  );
  const { rerender } = render(areas(80, 0));
  rerender(areas(4, 1));
  const ends = screen.getAllByTestId('end').map((path) => path.getAttribute('d'));
  expect(ends[0]).toBe(`M${drawingWidth - 14} ${plotTop}`);
  expect(ends).toHaveLength(2);
});

it('restores the length of an axis when a change is undone', () => {
  const during = (max: number, change: number) => (
    <ChangeContext value={change}>{plotTo(max, 'question')}</ChangeContext>
  );
  const { rerender } = render(during(10, 0));
  const ends = [
    [20, 1],
    [10, 0],
    [6, 1],
    [20, 1],
    [15, 2],
    [40, 3],
    [15, 2],
  ].map(([max = 0, change = 0]) => {
    rerender(during(max, change));
    return highest();
  });
  expect(ends).toEqual([20, 10, 10, 20, 20, 40, 20]);
});

it.each([
  [10, ['0', '2', '4', '6', '8', '10']],
  [10_000, ['0', '5,000', '10,000']],
])('has as many numbers as fit on an x-axis to %d', (max, expected) => {
  render(
    <Plot
      units="US"
      x={{ label: 'Area', quantity: 'area', max }}
      y={{ label: 'Share', quantity: 'percent', max: 0 }}
    >
      {() => null}
    </Plot>,
  );
  const shown = screen.getAllByText(/^[\d,]+$/).map(({ textContent }) => textContent);
  expect(shown.slice(0, expected.length)).toEqual(expected);
});

it('keeps the last number of the x-axis within the drawing, even in a wide font', () => {
  render(
    <Plot
      units="US"
      x={{ label: 'Distance', quantity: 'length', max: 500 }}
      y={{ label: 'Depth', quantity: 'length', max: 4 }}
    >
      {() => null}
    </Plot>,
  );
  const middle = Number(screen.getByText('500').getAttribute('x'));
  // A digit of DejaVu Sans is 0.636 em wide.
  expect(middle + (3 * 0.636 * 16) / 2).toBeLessThanOrEqual(drawingWidth);
});

const plotAfter = (
  change: number,
  props: Pick<ComponentProps<typeof Plot>, 'second' | 'children'>,
) => (
  <ChangeContext value={change}>
    <Plot
      units="US"
      x={{ label: 'Time', quantity: 'hours', max: 1 }}
      y={{ label: 'Flow', quantity: 'flow', max: 10 }}
      {...props}
    />
  </ChangeContext>
);

const curveAt = (level: number, change: number) =>
  plotAfter(change, {
    children: (x, y) => (
      <Curve
        points={[
          [x(0), y(level)],
          [x(1), y(level)],
        ]}
      />
    ),
  });

it('draws the curves before a change in gray where they differ', () => {
  const { rerender } = render(curveAt(5, 0));
  rerender(curveAt(5, 1));
  expect(screen.queryByText('gray: before')).toBeNull();
  rerender(curveAt(6, 1));
  expect(screen.getByText('gray: before')).toBeVisible();
});

it('draws a quantity without an axis on one scale before and after a change', () => {
  const rainAt = (rain: number, change: number) =>
    plotAfter(change, {
      second: { max: rain },
      children: (_x, _y, end) => <path data-share={rain / end} />,
    });
  const { container, rerender } = render(rainAt(2, 0));
  const shares = () =>
    [...container.querySelectorAll('[data-share]')].map((path) => path.getAttribute('data-share'));
  expect(shares()).toEqual(['1']);
  rerender(rainAt(4, 1));
  expect(shares()).toEqual(['0.5', '1']);
  rerender(rainAt(1, 1));
  expect(shares()).toEqual(['0.5', '0.25']);
  rerender(rainAt(8, 1));
  expect(shares()).toEqual(['0.25', '1']);
});

it('restores the gray curves when a change is undone', () => {
  const { container, rerender } = render(curveAt(5, 0));
  rerender(curveAt(6, 1));
  const drawn = container.innerHTML;
  rerender(curveAt(9, 2));
  rerender(curveAt(6, 1));
  expect(container.innerHTML).toBe(drawn);
});

it('compares a line of a section with the former one as long as its scale stays the same', () => {
  const lineAt = (level: number, change: number, scale = 1) => (
    <ChangeContext value={change}>
      <svg>
        <title>Section</title>
        <Former scale={scale}>
          <path d={`M0 ${level}H1`} />
        </Former>
      </svg>
    </ChangeContext>
  );
  const { container, rerender } = render(lineAt(5, 0));
  const drawn = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  rerender(lineAt(6, 1));
  expect(drawn()).toEqual(['M0 5H1', 'M0 6H1']);
  rerender(lineAt(6, 1, 2));
  expect(drawn()).toEqual(['M0 6H1']);
});
