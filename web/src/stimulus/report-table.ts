/** A table of a report: the text above it, a heading for each column, and its rows. */
export interface ReportTable {
  title: string;
  columns: string[];
  rows: string[][];
}

const rule = /^-{20,}$/;
/** A heading with dashes on both sides, which spans several columns. */
const spanning = /-{3,}([^-]+)-{3,}/g;
/** The minimum number of spaces between columns; a heading may contain single spaces. */
const minGap = 2;

/**
 * Reads a table in the form of SWMM's report, without its indent: one or more lines of headings
 * between two rules of dashes, then a row per line; a third rule may separate the totals. Returns
 * null if the text has no table, or if a cell is empty.
 */
export function reportTable(text: string): ReportTable | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first, second] = lines.flatMap((line, index) => (rule.test(line) ? [index] : []));
  if (first === undefined || second === undefined) return null;
  const above = lines.slice(first + 1, second);
  const spans = above.flatMap((line) =>
    [...line.matchAll(spanning)].map(({ index, 0: whole, 1: heading = '' }) => ({
      from: index,
      to: index + whole.length,
      heading: heading.trim(),
    })),
  );
  const headings = above.map((line) => line.replace(spanning, (all) => ' '.repeat(all.length)));
  const below = lines.slice(second + 1).filter((line) => !rule.test(line));
  const places = columnsOf([...headings, ...below]);
  const columns = places.map(([from, to]) =>
    [
      ...spans.filter((span) => span.from < to && from < span.to).map(({ heading }) => heading),
      ...headings.map((line) => line.slice(from, to).trim()),
    ]
      .filter(Boolean)
      .join(' '),
  );
  const rows = below.map((line) => places.map(([from, to]) => line.slice(from, to).trim()));
  if (rows.length === 0 || [columns, ...rows].flat().includes('')) return null;
  return { title: lines.slice(0, first).join(' '), columns, rows };
}

/** Returns where columns begin and end. Between them, all lines are blank. */
function columnsOf(lines: readonly string[]): [from: number, to: number][] {
  const columns: [number, number][] = [];
  const width = Math.max(...lines.map((line) => line.length));
  for (let place = 0; place < width; place++) {
    if (lines.every((line) => (line[place] ?? ' ') === ' ')) continue;
    const last = columns.at(-1);
    if (last && place - last[1] < minGap) last[1] = place + 1;
    else columns.push([place, place + 1]);
  }
  return columns;
}
