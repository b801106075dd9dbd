import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Announcer } from '../ui/announcer';
import { Toaster } from '../ui/toaster';
import { FrameGuard } from './frame-guard';
import { keepLeftQuiz } from './left-quiz';
import { OfflineNotices } from './offline-notices';
import { OpenedAt } from './opened-at';

/** What every page has around it: skip link, announcer, notifications and frame guard. */
export function Layout({ children }: { children: ReactNode }) {
  const [opened] = useState(useLocation());
  // Each new address renders the layout.
  useEffect(keepLeftQuiz);
  return (
    <Announcer>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to #main without changing the address */}
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          const main = document.querySelector('main');
          if (!main) return;
          main.tabIndex = -1;
          main.focus({ preventScroll: true });
          main.scrollIntoView();
        }}
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-lg bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <OpenedAt value={opened}>
        <Toaster>
          <OfflineNotices />
          <FrameGuard>{children}</FrameGuard>
        </Toaster>
      </OpenedAt>
    </Announcer>
  );
}
