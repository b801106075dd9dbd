import type { Chart, Series } from '../../bank/bundle';
import { HiddenTable } from '../hidden-table';
import { axisTitle, formatValue } from './axis';

/** More rows do not help screen reader users, so longer tables are thinned out evenly. */
const maxRows = 100;

/**
 * The data of a chart for screen readers: a row for each x, a column for each series. A cell has
 * several values where points share an x ("3; 3.4") or a line is vertical ("3, then 3.4").
 */
export function DataTable({ chart: { x, panels } }: { chart: Chart }) {
  const columns = panels.flatMap(({ y, series }) =>
    series.map((one) => ({
      title: one.name === y.label ? axisTitle(y) : `${one.name} (${axisTitle(y)})`,
      series: one,
    })),
  );
  const all = [
    ...new Set(columns.flatMap(({ series }) => series.points.map(([position = 0]) => position))),
  ].sort((a, b) => a - b);
  const stride = Math.ceil(all.length / maxRows);
  const rows = all.filter((_, index) => index % stride === 0);
  return (
    <HiddenTable
      caption={stride === 1 ? 'Chart data' : `Chart data, one of every ${stride} rows`}
      columns={[axisTitle(x), ...columns.map(({ title }) => title)]}
      rows={rows.map((position) => [
        formatValue(position),
        ...columns.map(
          ({ series }) =>
            valuesAt(series, position)
              .map(formatValue)
              .join(series.kind === 'points' ? '; ' : ', then ') || '–',
        ),
      ])}
    />
  );
}

/** Returns the values of a series at an x. Steps keep each value until the next point. */
function valuesAt({ kind, points }: Series, position: number): number[] {
  const before = points.findLast(([x = 0]) => x < position);
  const keepsValue = kind === 'steps' && before && points.some(([x = 0]) => x >= position);
  const here = points.filter(([x]) => x === position);
  return [...new Set([...(keepsValue ? [before] : []), ...here].map(([, y = 0]) => y))];
}
