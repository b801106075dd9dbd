import { useEffect } from 'react';
import { useToast } from '../ui/toaster';
import { whenIdle } from './busy';
import { keepOffline } from './offline';
import { setOfflineReady } from './offline-ready';

/**
 * Starts the offline copy once the page has loaded, and offers a new version when no quiz is
 * in progress. There is no copy inside another page or without service workers.
 */
export function OfflineNotices() {
  const toast = useToast();
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker || window.top !== window) return;
    // A preview always shows what is on disk, so a newer version is not announced.
    const preview = document.querySelector('meta[name="swmmquiz-version"]') !== null;
    const begin = () =>
      void keepOffline(import.meta.env.BASE_URL, {
        onReady: setOfflineReady,
        onUpdate: (activate) => {
          if (preview) return;
          whenIdle(() =>
            toast({
              title: 'A new version of this site is ready',
              lasting: true,
              action: { label: 'Update now', onClick: activate },
            }),
          );
        },
        // Without a copy the site works online.
      }).catch(() => {});
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }, [toast]);
  return null;
}
