import { type SeriesIndex, series } from './ink';

interface LegendProps {
  items: readonly { label: string; line?: SeriesIndex; fill?: string }[];
}

/** Names the lines and the areas of a plot. */
export function Legend({ items }: LegendProps) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 px-1 text-sm text-on-muted">
      {items.map(({ label, line, fill }) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 32 8" className="h-2 w-8 shrink-0">
            {fill && <path d="M0 0H32V8H0Z" className={fill} />}
            {line !== undefined && (
              <path
                d="M0 4H32"
                strokeWidth="2.5"
                strokeDasharray={series[line].dash}
                className={series[line].className}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
