import type { ReactNode } from 'react';

interface SymbolsProps {
  /** The symbols in order, each with what it means. The ID is unique in the list. */
  rows: { id: string; symbol: ReactNode; meaning: ReactNode }[];
}

/** The symbols of a formula and what they mean. */
export function Symbols({ rows }: SymbolsProps) {
  return (
    <dl className="grid grid-cols-[minmax(2rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {rows.map(({ id, symbol, meaning }) => (
        <div key={id} className="contents">
          <dt>{symbol}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
