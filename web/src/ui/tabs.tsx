import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  name: string;
  content: ReactNode;
}

/**
 * Tabs with one panel each; the first is open at the start. Radix makes ids of the
 * values, so they are numbers, not names.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <Radix.Root defaultValue="0">
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-hairline">
        {tabs.map(({ name }, index) => (
          <Radix.Trigger
            key={name}
            value={`${index}`}
            className="min-h-11 cursor-pointer border-b-3 border-transparent px-3 py-2 font-medium text-on-muted hover:text-on-card data-[state=active]:border-primary data-[state=active]:text-link"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }, index) => (
        <Radix.Content key={name} value={`${index}`} className="pt-4">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
