import { Tabs as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Tab {
  name: string;
  content: ReactNode;
}

/**
 * Tabs with one panel each in a dialog; the first is open at the start. The tabs stay in view in one
 * row while a panel scrolls. A panel opens at its top, and later where it was left. Radix makes IDs
 * from the values of tabs, so these are numbers, not names.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [open, setOpen] = useState('0');
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The scroll positions of the panels that were left.
  const places = useRef<Record<string, number>>({});
  const change = (value: string) => {
    // Radix calls this again when the tab receives the focus.
    if (value === open) return;
    const scroller = root.current?.closest('.dialog-part');
    if (scroller) places.current[open] = scroller.scrollTop;
    flushSync(() => setOpen(value));
    const place = places.current[value];
    if (scroller && place !== undefined) scroller.scrollTop = place;
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    const isAbove = place === undefined && top(root.current) < top(list.current);
    // Below a long question, the panel would hardly be in view.
    const isLow = scroller && top(root.current) - top(scroller) > scroller.clientHeight / 2;
    if (isAbove || isLow) root.current?.scrollIntoView({ block: 'start' });
  };
  // Radix would open the first or the last tab.
  const letPageKeysScroll = (event: KeyboardEvent) => {
    if (event.key.startsWith('Page')) event.stopPropagation();
  };
  return (
    // Where screens have fractions of a pixel, text would show between the dialog's heading and the
    // tabs, if these did not reach a pixel under it. The margins, here and of the tabs, cancel the dialog's
    // scroll padding, which keeps other focused elements clear of the tabs.
    <Radix.Root ref={root} value={open} onValueChange={change} className="-scroll-mt-14">
      <Radix.List
        ref={list}
        aria-label={label}
        onKeyDownCapture={letPageKeysScroll}
        className="tab-list sticky -top-4.25 z-2 -mx-4 flex overflow-x-auto border-b border-hairline bg-card px-2 pt-px sm:-mx-6 sm:px-4 print:static"
      >
        {tabs.map(({ name }, index) => (
          <Radix.Trigger
            key={name}
            value={`${index}`}
            className="-scroll-mt-14 min-h-11 shrink-0 cursor-pointer border-b-3 border-transparent px-1.5 -outline-offset-3! py-2 text-[0.8125rem] font-medium whitespace-nowrap text-on-muted hover:text-on-card data-[state=active]:border-primary data-[state=active]:text-link min-[24rem]:px-2 min-[24rem]:text-sm sm:px-3 sm:text-base"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }, index) => (
        // All panels stay mounted, so that a diagram keeps its state.
        <Radix.Content
          key={name}
          value={`${index}`}
          forceMount
          hidden={open !== `${index}`}
          className="pt-4 outline-offset-6"
        >
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
