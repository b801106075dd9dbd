import type { Chart } from '../../bank/bundle';
import { HiddenTable } from '../hidden-table';
import { axisTitle } from './axis';

/** More rows do not help screen reader users, so longer series are thinned out evenly. */
const maxRows = 100;

/** All digits that the author gave: a rounded level would contradict the question. */
const { format } = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 12 });

/** The data of a chart for screen readers: a row for each x, a column for each series. */
export function DataTable({ chart: { x, panels } }: { chart: Chart }) {
  const columns = panels.flatMap(({ y, series }) =>
    series.map(({ name, points }) => ({
      title: name === y.label ? axisTitle(y) : `${name} (${axisTitle(y)})`,
      values: new Map(points.map(([position = 0, value = 0]) => [position, value])),
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
        format(position),
        ...columns.map(({ values }) => {
          const value = values.get(position);
          return value === undefined ? '–' : format(value);
        }),
      ])}
    />
  );
}
