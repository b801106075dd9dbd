/** A table of a report: what stands above it, a heading for each column, and its rows. */
export interface ReportTable {
  title: string;
  columns: string[];
  rows: string[][];
}

const rule = /^-{20,}$/;
/** A heading with dashes on both sides, which spans several columns. */
const spanning = /-{3,}([^-]+)-{3,}/g;
/** Columns are this far apart at least: their headings have single spaces in them. */
const leastGap = 2;

/**
 * Reads a table as SWMM's report has it: the headings between two rules of dashes, in one or
 * several lines, and a row in each line below. null if the text has none, or if a cell is empty.
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
  const below = lines.slice(second + 1);
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

/** Where columns begin and end: between places that are blank in all lines. */
function columnsOf(lines: readonly string[]): [from: number, to: number][] {
  const columns: [number, number][] = [];
  const width = Math.max(...lines.map((line) => line.length));
  for (let place = 0; place < width; place++) {
    if (lines.every((line) => (line[place] ?? ' ') === ' ')) continue;
    const last = columns.at(-1);
    if (last && place - last[1] < leastGap) last[1] = place + 1;
    else columns.push([place, place + 1]);
  }
  return columns;
}
