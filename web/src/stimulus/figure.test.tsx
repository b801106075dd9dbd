import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Chart } from '../bank/bundle';
import { Figure } from './figure';

const chart: Chart = {
  x: { label: 'Time', unit: 'h' },
  panels: [
    {
      y: { label: 'Rain', unit: 'mm/h', direction: 'down' },
      series: [
        {
          name: 'Gage 1',
          kind: 'bars',
          points: [
            [0, 12],
            [1, 4],
          ],
        },
      ],
    },
    {
      y: { label: 'Flow', unit: 'L/s' },
      series: [
        {
          name: 'Measured',
          kind: 'points',
          points: [
            [0, 1],
            [1, 8],
            [2, 3],
          ],
        },
        {
          name: 'Computed',
          kind: 'lines',
          points: [
            [0, 1],
            [1, 101.55],
            [2, 2],
          ],
        },
        {
          name: 'Setting',
          kind: 'steps',
          points: [
            [0, 5],
            [2, 6],
          ],
        },
      ],
    },
  ],
};

it('names a series once if its axis has the same name', () => {
  const x = { label: 'Time', unit: 'h' };
  const series = [{ name: 'Flow', kind: 'lines' as const, points: [[0, 1]] }];
  const flow: Chart = { x, panels: [{ y: { label: 'Flow', unit: 'cfs' }, series }] };
  render(<Figure stimulus={{ chart: flow, alt: 'A flow of 1 cfs.' }} />);
  expect(screen.getByRole('columnheader', { name: 'Flow, cfs' })).toBeInTheDocument();
});

it('shows an enlarged chart with a table by x and series, where steps keep their value', async () => {
  render(<Figure stimulus={{ chart, alt: 'Rain and flow of two hours.' }} number={7} />);
  expect(screen.queryByRole('table')).toBeNull();
  const enlarge = { name: 'Enlarge the figure of question 7, with a table of its data' };
  await userEvent.click(screen.getByRole('button', enlarge));
  const table = screen.getByRole('table', { name: 'Chart data' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    [
      'Time, h',
      'Gage 1 (Rain, mm/h)',
      'Measured (Flow, L/s)',
      'Computed (Flow, L/s)',
      'Setting (Flow, L/s)',
    ],
    ['0', '12', '1', '1', '5'],
    ['1', '4', '8', '101.55', '5'],
    ['2', '–', '3', '2', '5, then 6'],
  ]);
  expect(screen.getByRole('figure', { name: 'Figure' })).toHaveTextContent(
    'Rain and flow of two hours.',
  );
});

it('lists every value of a vertical line in the table', () => {
  const points = [
    [0, 107],
    [750, 105],
    [750, 104.5],
    [1000, 103],
  ];
  const crown: Chart = {
    x: { label: 'Distance' },
    panels: [{ y: { label: 'Level' }, series: [{ name: 'Crown', kind: 'lines', points }] }],
  };
  render(<Figure stimulus={{ chart: crown }} />);
  expect(screen.getByRole('row', { name: /^750/ })).toHaveTextContent('105, then 104.5');
});

it('repeats no number on an axis', () => {
  const points = [
    [0, 1105.2],
    [1, 1105.9],
  ];
  const levels: Chart = {
    x: { label: 'Time' },
    panels: [{ y: { label: 'Level' }, series: [{ name: 'Level', kind: 'lines', points }] }],
  };
  const { container } = render(<Figure stimulus={{ chart: levels }} number={7} />);
  const numbers = [...container.querySelectorAll('svg g text')].map((text) => text.textContent);
  expect(numbers).toEqual(expect.arrayContaining(['1,105.2', '1,105.4']));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('lists series of the same name in two panels separately in the legend', () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const panels = ['Depth', 'Flow'].map((label) => ({
    y: { label },
    series: [{ name: 'Conduit C2', kind: 'lines', points: [[0, 1]] }],
  }));
  render(<Figure stimulus={{ chart: { x: { label: 'Time' }, panels } }} number={7} />);
  expect(screen.getAllByText('Conduit C2')).toHaveLength(2);
  expect(onError).not.toHaveBeenCalled();
});

it('gives each series its own dash or marker, across panels too', () => {
  const { container } = render(<Figure stimulus={{ chart }} />);
  const samples = [...container.querySelectorAll('li path')].map(
    (path) => `${path.getAttribute('d')} ${path.getAttribute('stroke-dasharray')}`,
  );
  expect(new Set(samples).size).toBe(4);
});

it('clips the lines of a chart at the ends of the axes', () => {
  const { container } = render(
    <Figure
      stimulus={{
        chart: {
          x: { label: 'Time', max: 1 },
          panels: [
            {
              y: { label: 'Flow', max: 5 },
              series: [
                {
                  name: 'Computed',
                  kind: 'lines',
                  points: [
                    [0, 1],
                    [2, 50],
                  ],
                },
              ],
            },
          ],
        },
        alt: 'Flow rises.',
      }}
    />,
  );
  // A nested drawing shows only its viewBox.
  const [, , width = 0] = (container.querySelector('svg svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  expect(width).toBeGreaterThan(100);
  expect(width).toBeLessThan(360);
  expect(container.querySelector('svg svg path')).not.toBeNull();
});

it('thins the table of a long series', () => {
  const points = Array.from({ length: 2000 }, (_, x) => [x, x]);
  const long = {
    x: { label: 'Time' },
    panels: [{ y: { label: 'Flow' }, series: [{ name: 'a', kind: 'lines', points }] }],
  };
  render(<Figure stimulus={{ chart: long }} />);
  expect(screen.getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('Chart data, one of every 20 rows')).toBeInTheDocument();
});

it('gives a picture its alternative text, and its size before it is loaded', async () => {
  const image = { src: 'data:image/svg+xml;base64,PHN2Zy8+', width: 640, height: 400 };
  render(<Figure stimulus={{ image, alt: 'A pot with two handles.' }} number={7} />);
  const picture = screen.getByRole('img', { name: 'A pot with two handles.' });
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '400');
  await userEvent.click(screen.getByRole('button', { name: /^Enlarge/ }));
  expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAccessibleName(
    'A pot with two handles.',
  );
});

it('keeps the lines and spaces of a listing', () => {
  const { container } = render(<Figure stimulus={{ listing: 'a   1\n  b 2' }} number={7} />);
  expect(container.querySelector('pre')?.textContent).toBe('a   1\n  b 2');
});

it('gives the table of a report headings for screen readers', () => {
  const rule = '-'.repeat(24);
  const listing = `Depths\n${rule}\n       Average  Maximum\nNode        ft       ft\n${rule}\nWELL      3.98     6.03`;
  render(<Figure stimulus={{ listing }} number={7} />);
  const table = screen.getByRole('table', { name: 'Depths' });
  expect(within(table).getByRole('columnheader', { name: 'Maximum ft' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: '6.03' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Depths, a table' })).toHaveTextContent('WELL 3.98');
});

it('names the table of a report even without a title', () => {
  const rule = '-'.repeat(20);
  render(
    <Figure stimulus={{ listing: `${rule}\nNode   Depth\n${rule}\nWELL    3.98` }} number={7} />,
  );
  expect(screen.getByRole('img', { name: 'Report, a table' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Report' })).toBeInTheDocument();
});

it('shows a diagram as a still, without a sentence or controls', async () => {
  const { container } = render(
    <Figure stimulus={{ diagram: 'weir', state: 'upstreamFt=5' }} number={7} />,
  );
  await screen.findByRole('button', { name: /^Enlarge/ });
  await expect
    .poll(() => container.querySelectorAll('svg[viewBox^="0 0 360"]').length, { timeout: 5000 })
    .toBeGreaterThan(0);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(container.querySelector('[data-sentence]')).toBeNull();
});

it('enlarges a figure in a dialog, if it is in a quiz', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Figure stimulus={{ listing: 'a', alt: 'b' }} number={7} />);
  await user.click(screen.getByRole('button', { name: /^Enlarge/ }));
  expect(
    within(screen.getByRole('dialog', { name: 'Listing of question 7' })).getByText('a'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  render(<Figure stimulus={{ listing: 'a' }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
