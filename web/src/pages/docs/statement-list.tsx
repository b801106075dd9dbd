import type { ReactNode } from 'react';

/** A list of short statements. */
export function StatementList({
  items,
  isNumbered = false,
}: {
  items: ReactNode[];
  isNumbered?: boolean;
}) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List
      className={`space-y-2 pl-6 ${isNumbered ? 'list-decimal' : 'list-disc'} marker:text-on-muted`}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the statements are never reordered
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
