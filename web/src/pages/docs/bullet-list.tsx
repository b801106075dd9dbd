import type { ReactNode } from 'react';

/** A list of short statements; numbered when they are steps. */
export function BulletList({ items, steps = false }: { items: ReactNode[]; steps?: boolean }) {
  const List = steps ? 'ol' : 'ul';
  return (
    <List className={`space-y-2 pl-6 ${steps ? 'list-decimal' : 'list-disc'} marker:text-on-muted`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the statements never change places
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
