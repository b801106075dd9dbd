import type { Style } from './style';

interface LegendProps {
  entries: readonly { name: string; style: Style }[];
}

/**
 * The names of the series beside samples of their lines, bars or markers. Screen readers get the
 * names in the data table.
 */
export function Legend({ entries }: LegendProps) {
  return (
    <ul
      aria-hidden="true"
      // The legend stays in view while an enlarged chart is scrolled sideways.
      className="sticky left-0 flex max-w-[calc(100dvw-2.5rem)] flex-wrap gap-x-4 gap-y-1 px-3 text-sm text-on-muted sm:px-1"
    >
      {entries.map(({ name, style }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two panels may have series of the same name
        <li key={index} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 32 12" className="h-3 w-8 shrink-0">
            <Sample {...style} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Sample({ kind, line, fill, dash, marker }: Style) {
  if (kind === 'points') return <path d={marker(16, 6)} strokeWidth="1.5" className={line} />;
  if (kind === 'bars') {
    return <path d="M8 1H24V11H8Z" strokeWidth="1" strokeDasharray={dash} className={fill} />;
  }
  return <path d="M0 6H32" strokeWidth="2.5" strokeDasharray={dash} className={line} />;
}
