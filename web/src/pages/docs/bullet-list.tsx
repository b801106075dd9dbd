import type { ReactNode } from 'react';

/** A list of short statements; steps are numbered. */
export function BulletList({ items, steps = false }: { items: ReactNode[]; steps?: boolean }) {
  const List = steps ? 'ol' : 'ul';
  return (
    <List className={`space-y-2 pl-6 ${steps ? 'list-decimal' : 'list-disc'} marker:text-on-muted`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the statements are never reordered
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
