interface HiddenTableProps {
  caption: string;
  columns: readonly string[];
  /** The cells of each row; the first is the heading of the row. */
  rows: readonly (readonly string[])[];
}

/** A table that only screen readers get. */
export function HiddenTable({ caption, columns, rows }: HiddenTableProps) {
  // The keys are indexes, because two columns or rows may have the same heading, and the order of
  // columns and rows never changes.
  return (
    // On the table itself, sr-only would not set the width: a table is at least as wide as its cells.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((heading, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <th key={column} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={row}>
              <th scope="row">{heading}</th>
              {values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
