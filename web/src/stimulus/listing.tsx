import type { CSSProperties } from 'react';
import { classNames } from '../ui/class-names';
import { HiddenTable } from './hidden-table';
import { reportTable } from './report-table';

/**
 * Lines of a file or report, in smaller text if they are long. If they do not fit at the smallest
 * size, they scroll sideways on screen, and a hint appears; on paper they always fit. Screen
 * readers get a report's table with headings.
 */
export function Listing({ text, large }: { text: string; large: boolean }) {
  const columns = Math.max(...text.split('\n').map((line) => line.length));
  const table = reportTable(text);
  const title = table?.title || 'Report';
  return (
    <div
      className={classNames(
        '@container',
        large
          ? '[--largest:1.5rem] [--smallest:1.125rem]'
          : '[--largest:0.875rem] [--smallest:0.6rem]',
      )}
      style={{ '--columns': columns } as CSSProperties}
    >
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        {...(table && { role: 'img', 'aria-label': `${title}, a table` })}
        className="listing sideways overflow-x-auto rounded px-3 py-2 font-mono leading-snug print:overflow-visible"
      >
        {text}
      </pre>
      {table && <HiddenTable caption={title} columns={table.columns} rows={table.rows} />}
      <p aria-hidden="true" className="listing-cue text-on-muted print:hidden">
        Scroll sideways to see the rest of the lines
      </p>
    </div>
  );
}
