import type { Chart, Series } from '../../bank/bundle';
import { HiddenTable } from '../hidden-table';
import { axisTitle, formatValue } from './axis';

/** More rows do not help screen reader users, so longer tables are thinned out evenly. */
const maxRows = 100;

/**
 * The data of a chart for screen readers: a row for each x, a column for each series. A cell has
 * several values where a line is vertical, or where points share an x.
 */
export function DataTable({ chart: { x, panels } }: { chart: Chart }) {
  const columns = panels.flatMap(({ y, series }) =>
    series.map(({ name, points }) => ({
      title: name === y.label ? axisTitle(y) : `${name} (${axisTitle(y)})`,
      values: valuesByX(points),
    })),
  );
  const all = [...new Set(columns.flatMap(({ values }) => [...values.keys()]))].sort(
    (a, b) => a - b,
  );
  const stride = Math.ceil(all.length / maxRows);
  const rows = all.filter((_, index) => index % stride === 0);
  return (
    <HiddenTable
      caption={stride === 1 ? 'Chart data' : `Chart data, one of every ${stride} rows`}
      columns={[axisTitle(x), ...columns.map(({ title }) => title)]}
      rows={rows.map((position) => [
        formatValue(position),
        ...columns.map(({ values }) => values.get(position)?.map(formatValue).join('; ') ?? '–'),
      ])}
    />
  );
}

function valuesByX(points: Series['points']): Map<number, number[]> {
  const values = new Map<number, number[]>();
  for (const [x = 0, y = 0] of points) {
    const earlier = values.get(x) ?? [];
    if (!earlier.includes(y)) values.set(x, [...earlier, y]);
  }
  return values;
}
