import type { ReactNode } from 'react';
import { Announcer } from './announcer';

/** The frame of every page: skip link and announcer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Announcer>
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('h1')?.focus();
          document.querySelector('main')?.scrollIntoView();
        }}
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-lg bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      {children}
    </Announcer>
  );
}
